/** The facts that views read about the registration. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { phoneCodeOf } from '../countries/countries.logic.ts';
import type { registerMachine } from './register.machine.ts';
import type { RegisterFacts } from './register.types.ts';

type RegisterSnapshot = SnapshotFrom<typeof registerMachine>;
export type RegisterActor = ActorRefFrom<typeof registerMachine>;

/** Flat facts; compare with `shallowEqual`. */
export const selectRegister = (snapshot: RegisterSnapshot): RegisterFacts => {
  const { fields, errors, countries, phoneRequired, phoneMinLength, phoneMaxLength, emailRequired } = snapshot.context;
  return {
    fields,
    errors,
    isSubmitting: snapshot.hasTag('busy'),
    phoneCode: phoneCodeOf(countries, fields.country) ?? undefined,
    phoneRequired,
    phoneMinLength,
    phoneMaxLength,
    emailRequired,
  };
};

/** The countries that the form offers, while it is open. */
export const selectCountriesActor = ({ children }: RegisterSnapshot) => children.countries;
