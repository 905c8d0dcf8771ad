/** The ports, actions and guards of the registration. */

import { assign, emit, setup } from 'xstate';
import type { SignedIn } from '#api/types/identity.ts';
import { requestTimeoutMs } from '../constants.ts';
import { withCountry } from '../countries/countries.logic.ts';
import { countriesMachine } from '../countries/countries.machine.ts';
import type { CountriesLoaded } from '../countries/countries.types.ts';
import { showFailure } from '../shared/failure.actions.ts';
import type { WithError } from '../shared/failure.ts';
import { type FailureLogged, failureOf } from '../shared/failure.ts';
import { isEmpty, serverErrorsOf } from '../shared/field-errors.ts';
import { port } from '../shared/port.ts';
import { relay } from '../shared/relay.ts';
import { registerErrorsOf, typedContactsOf, typedRegistration } from './register.logic.ts';
import type {
  RegisterContext,
  RegisterEmitted,
  RegisterEvent,
  RegisterField,
  RegisterInput,
  RegisterRequest,
} from './register.types.ts';

export const registerSetup = setup({
  types: {
    context: {} as RegisterContext,
    events: {} as RegisterEvent,
    input: {} as RegisterInput,
    emitted: {} as RegisterEmitted,
    children: {} as { countries: 'countries' },
    tags: {} as 'busy',
  },
  actors: {
    register: port<SignedIn, RegisterRequest>('register'),
    countries: countriesMachine,
    relay,
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isRegistrationFilled: ({ context }) => isEmpty(registerErrorsOf(context.fields, context)),
    /** A failure with fields of this form is shown at these fields only. */
    isAboutFields: ({ context }, { error }: WithError) => !isEmpty(serverErrorsOf(failureOf(error), context.fields)),
  },
  actions: {
    assignField: assign(({ context }, { field, value }: { field: RegisterField; value: string }) => ({
      fields: { ...context.fields, [field]: typedRegistration(field, value) },
      errors: { ...context.errors, [field]: undefined },
    })),
    emitTyped: emit(({ context }) => ({ type: 'register.typed', fields: context.fields })),
    assignErrors: assign(({ context }) => ({ errors: registerErrorsOf(context.fields, context) })),
    assignServerErrors: assign(({ context }, { error }: WithError) => ({
      errors: serverErrorsOf(failureOf(error), context.fields),
    })),
    clearErrors: assign({ errors: {} }),
    assignCountries: assign(({ context }, { countries }: CountriesLoaded) => ({
      countries,
      fields: withCountry(context.fields, countries),
    })),
    /** Events of the countries are passed on to the invoking chart. */
    passOn: emit((_, event: CountriesLoaded | FailureLogged) => event),
    emitSucceeded: emit(({ context }, { signedIn }: { signedIn: SignedIn }) => ({
      type: 'register.succeeded',
      signedIn,
      contacts: typedContactsOf(context),
    })),
    showFailure: showFailure(),
  },
});
