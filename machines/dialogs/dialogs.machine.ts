/**
 * Dialogs: logging in and registering, one dialog at a time.
 *
 * Closing aborts the request. Passwords live in the context only while a dialog is open and are dropped when it closes,
 * however it closes. The server's first text per field stands under the field and what was typed stays. Where to go
 * afterwards is a word of a closed list. The ports are filled in `dialogs.live.ts`.
 */
import type { SignedIn } from '#api/types/identity.ts';
import { noLogin, noRegistration, registrationOf } from './dialogs.fields.ts';
import { dialogsSetup } from './dialogs.setup.ts';
import type { ReturnTo } from './dialogs.types.ts';

const returnOf = ({ event }: { event: { returnTo?: ReturnTo } }) => event;
const errorIn = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const tell = { type: 'tellFailure', params: errorIn } as const;

const signedIn = (key: string) =>
  ({
    target: '#dialogs.closed',
    actions: [
      {
        type: 'announceSession',
        params: ({ event }: { event: { output: SignedIn } }) => ({ signedIn: event.output, key }),
      },
      'clearForms',
    ],
  }) as const;

const openLogin = { target: '#dialogs.login', actions: { type: 'keepReturn', params: returnOf } } as const;
const openRegister = { target: '#dialogs.register', actions: { type: 'keepReturn', params: returnOf } } as const;
const close = { target: '#dialogs.closed', actions: 'abandonLogin' } as const;
const silence = { target: 'editing', actions: { type: 'tellFailure', params: { error: undefined } } } as const;

export const dialogsMachine = dialogsSetup.createMachine({
  id: 'dialogs',
  context: ({ input }) => ({
    phoneRequired: input.phoneRequired,
    phoneMinLength: input.phoneMinLength,
    phoneMaxLength: input.phoneMaxLength,
    demoAccount: input.demoAccount ?? null,
    returnTo: 'none',
    login: noLogin,
    loginErrors: {},
    register: noRegistration,
    registerErrors: {},
    countries: [],
  }),
  initial: 'closed',
  states: {
    closed: {
      entry: ['forgetPasswords', 'clearErrors', 'forgetReturn'],
      on: { 'login.open': openLogin, 'register.open': openRegister },
    },
    login: {
      entry: 'prefillLogin',
      initial: 'editing',
      on: { 'dialog.close': close, 'register.open': openRegister, 'session.started': 'closed' },
      states: {
        editing: {
          on: {
            'login.type': { actions: { type: 'typeLogin', params: ({ event }) => event } },
            'login.submit': [
              { guard: 'isLoginFilled', target: 'submitting', actions: 'clearErrors' },
              { actions: 'checkLogin' },
            ],
          },
        },
        submitting: {
          tags: 'busy',
          invoke: {
            src: 'login',
            id: 'login',
            input: ({ context }) => ({ ...context.login, phone: context.login.phone.trim() }),
            onDone: signedIn('Login successful'),
            onError: { target: 'editing', actions: [{ type: 'keepLoginErrors', params: errorIn }, tell] },
          },
          after: { hungCall: silence },
        },
      },
    },
    register: {
      type: 'parallel',
      on: { 'dialog.close': close, 'login.open': openLogin, 'session.started': 'closed' },
      states: {
        countries: {
          initial: 'loading',
          states: {
            loading: {
              always: { guard: 'hasCountries', target: 'ready' },
              invoke: {
                src: 'listCountries',
                id: 'listCountries',
                onDone: {
                  target: 'ready',
                  actions: { type: 'keepCountries', params: ({ event }) => ({ countries: event.output }) },
                },
                onError: { target: 'failed', actions: { type: 'noteFailure', params: errorIn } },
              },
              after: { hungCall: 'failed' },
            },
            ready: {},
            failed: { on: { 'countries.reload': 'loading' } },
          },
        },
        form: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'register.type': { actions: { type: 'typeRegistration', params: ({ event }) => event } },
                'register.submit': [
                  { guard: 'isRegistrationFilled', target: 'submitting', actions: 'clearErrors' },
                  { actions: 'checkRegistration' },
                ],
              },
            },
            submitting: {
              tags: 'busy',
              invoke: {
                src: 'register',
                id: 'register',
                input: ({ context }) => registrationOf(context),
                onDone: signedIn('Registration successful'),
                onError: [
                  {
                    guard: { type: 'isAboutFields', params: errorIn },
                    target: 'editing',
                    actions: { type: 'keepRegisterErrors', params: errorIn },
                  },
                  { target: 'editing', actions: tell },
                ],
              },
              after: { hungCall: silence },
            },
          },
        },
      },
    },
  },
});
