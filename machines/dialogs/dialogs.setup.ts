/** The dialogs' ports, actions and guards. */
import { assign, emit, enqueueActions, setup } from 'xstate';
import type { SignedIn } from '#api/types/identity.ts';
import type { Country } from '#api/types/settings.ts';
import { hungCallMs } from '../constants.ts';
import { failureOf } from '../kit/failure.ts';
import { textOr } from '../kit/notice.ts';
import { port } from '../kit/port.ts';
import {
  loginErrorsIn,
  loginErrorsOf,
  noLogin,
  noRegistration,
  registerErrorsIn,
  registerErrorsOf,
  typedLogin,
  typedRegistration,
} from './dialogs.fields.ts';
import type {
  DialogsContext,
  DialogsEmitted,
  DialogsEvent,
  DialogsInput,
  LoginField,
  LoginRequest,
  RegisterField,
  RegisterRequest,
  ReturnTo,
} from './dialogs.types.ts';

type WithError = { error: unknown };

const isEmpty = (errors: object) => Object.keys(errors).length === 0;
const pathTo = { wishlist: '/wishlist', checkout: '/checkout' };

export const dialogsSetup = setup({
  types: {
    context: {} as DialogsContext,
    events: {} as DialogsEvent,
    input: {} as DialogsInput,
    emitted: {} as DialogsEmitted,
    tags: {} as 'busy',
  },
  actors: {
    login: port<SignedIn, LoginRequest>('login'),
    register: port<SignedIn, RegisterRequest>('register'),
    listCountries: port<Country[]>('listCountries'),
  },
  delays: { hungCall: hungCallMs },
  guards: {
    isLoginFilled: ({ context }) => isEmpty(loginErrorsOf(context.login)),
    isRegistrationFilled: ({ context }) => isEmpty(registerErrorsOf(context.register, context)),
    hasCountries: ({ context }) => context.countries.length > 0,
    /** Registration failures that the form can show stand at their fields only (spec section 8). */
    isAboutFields: (_, { error }: WithError) => !isEmpty(registerErrorsIn(failureOf(error))),
  },
  actions: {
    keepReturn: assign(({ context }, { returnTo }: { returnTo?: ReturnTo }) => ({
      returnTo: returnTo ?? context.returnTo,
    })),
    forgetReturn: assign({ returnTo: 'none' }),
    prefillLogin: assign(({ context }) => ({
      login: context.login.phone ? context.login : { ...noLogin, ...context.demoAccount },
    })),
    typeLogin: assign(({ context }, { field, value }: { field: LoginField; value: string }) => ({
      login: { ...context.login, [field]: typedLogin(field, value) },
      loginErrors: { ...context.loginErrors, [field]: undefined },
    })),
    typeRegistration: assign(({ context }, { field, value }: { field: RegisterField; value: string }) => ({
      register: { ...context.register, [field]: typedRegistration(field, value) },
      registerErrors: { ...context.registerErrors, [field]: undefined },
    })),
    checkLogin: assign(({ context }) => ({ loginErrors: loginErrorsOf(context.login) })),
    checkRegistration: assign(({ context }) => ({ registerErrors: registerErrorsOf(context.register, context) })),
    keepLoginErrors: assign((_, { error }: WithError) => ({ loginErrors: loginErrorsIn(failureOf(error)) })),
    keepRegisterErrors: assign((_, { error }: WithError) => ({ registerErrors: registerErrorsIn(failureOf(error)) })),
    clearErrors: assign({ loginErrors: {}, registerErrors: {} }),
    forgetPasswords: assign(({ context }) => ({
      login: { ...context.login, password: '' },
      register: { ...context.register, password: '' },
    })),
    clearForms: assign({ login: noLogin, register: noRegistration }),
    keepCountries: assign((_, { countries }: { countries: Country[] }) => ({ countries })),
    announceSession: enqueueActions(
      ({ context: { returnTo }, enqueue }, { signedIn, key }: { signedIn: SignedIn; key: string }) => {
        enqueue.emit({ type: 'auth.succeeded', signedIn, returnTo });
        enqueue.emit({ type: 'notice.wanted', kind: 'success', text: { key } });
        if (returnTo !== 'none') enqueue.emit({ type: 'navigation.wanted', path: pathTo[returnTo] });
      },
    ),
    tellFailure: emit((_, { error }: WithError) => ({
      type: 'notice.wanted',
      kind: 'error',
      text: textOr(failureOf(error).message, 'An error occurred'),
    })),
    noteFailure: emit((_, { error }: WithError) => ({
      type: 'failure.noted',
      operation: 'listCountries',
      failure: failureOf(error),
    })),
    abandonLogin: emit({ type: 'login.abandoned' }),
  },
});
