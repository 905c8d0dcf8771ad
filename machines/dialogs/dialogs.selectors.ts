/** What a view may know about the dialogs. */
import type { SnapshotFrom } from 'xstate';
import { countryOf } from './dialogs.fields.ts';
import type { dialogsMachine } from './dialogs.machine.ts';
import type { LoginFacts, OpenDialog, RegisterFacts } from './dialogs.types.ts';

type DialogsSnapshot = SnapshotFrom<typeof dialogsMachine>;

export const selectOpenDialog = (snapshot: DialogsSnapshot): OpenDialog => {
  if (snapshot.matches('login')) return 'login';
  return snapshot.matches('register') ? 'register' : 'none';
};

/** Flat facts; compare with `shallowEqual`. */
export const selectLogin = (snapshot: DialogsSnapshot): LoginFacts => ({
  fields: snapshot.context.login,
  errors: snapshot.context.loginErrors,
  isSubmitting: snapshot.hasTag('busy'),
});

const countriesStage = (snapshot: DialogsSnapshot): RegisterFacts['countriesStage'] => {
  if (snapshot.matches({ register: { countries: 'loading' } })) return 'loading';
  return snapshot.matches({ register: { countries: 'failed' } }) ? 'failed' : 'ready';
};

/** Flat facts; compare with `shallowEqual`. */
export const selectRegister = (snapshot: DialogsSnapshot): RegisterFacts => {
  const { context } = snapshot;
  return {
    fields: context.register,
    errors: context.registerErrors,
    isSubmitting: snapshot.hasTag('busy'),
    countries: context.countries,
    countriesStage: countriesStage(snapshot),
    phoneCode: countryOf(context.countries, context.register.country)?.phone_code,
    phoneRequired: context.phoneRequired,
    phoneMinLength: context.phoneMinLength,
    phoneMaxLength: context.phoneMaxLength,
  };
};
