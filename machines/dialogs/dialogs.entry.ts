/** The dialogs that end in a session: login and registration. */
import { registrationOf } from './dialogs.fields.ts';
import { dialogsSetup } from './dialogs.setup.ts';
import {
  announce,
  close,
  countriesRegion,
  errorIn,
  notify,
  openForgot,
  openLogin,
  openRegister,
  silence,
} from './dialogs.shared.ts';
import { awaitingProvider, exchanging } from './dialogs.social.ts';

export const login = dialogsSetup.createStateConfig({
  entry: ['prefillLogin', 'clearProvider'],
  initial: 'editing',
  on: {
    'dialog.close': close,
    'register.open': openRegister,
    'forgot.open': openForgot,
    'session.started': '#dialogs.closed',
  },
  states: {
    editing: {
      on: {
        'login.type': { actions: { type: 'typeLogin', params: ({ event }) => event } },
        'login.submit': [
          { guard: 'isLoginFilled', target: 'submitting', actions: 'clearErrors' },
          { actions: 'checkLogin' },
        ],
        'social.choose': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'awaitingProvider',
          actions: ['clearErrors', { type: 'assignProvider', params: ({ event }) => event }],
        },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'login',
        id: 'login',
        input: ({ context }) => ({ ...context.login, phone: context.login.phone.trim() }),
        onDone: { target: '#dialogs.closed', actions: [announce('Login successful'), 'clearForms'] },
        onError: { target: 'editing', actions: [{ type: 'assignLoginErrors', params: errorIn }, notify] },
      },
      after: { requestTimeout: silence },
    },
    awaitingProvider,
    exchanging,
  },
});

export const register = dialogsSetup.createStateConfig({
  type: 'parallel',
  on: { 'dialog.close': close, 'login.open': openLogin, 'session.started': '#dialogs.closed' },
  states: {
    countries: countriesRegion,
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
            onDone: [
              {
                guard: 'isToVerify',
                target: '#dialogs.otp',
                actions: [
                  announce('Registration successful'),
                  'clearForms',
                  'clearPasswords',
                  { type: 'aimAt', params: ({ event }) => ({ user: event.output.user, purpose: 'registration' }) },
                ],
              },
              { target: '#dialogs.closed', actions: [announce('Registration successful'), 'clearForms'] },
            ],
            onError: [
              {
                guard: { type: 'isAboutFields', params: errorIn },
                target: 'editing',
                actions: { type: 'assignRegisterErrors', params: errorIn },
              },
              { target: 'editing', actions: notify },
            ],
          },
          after: { requestTimeout: silence },
        },
      },
    },
  },
});
