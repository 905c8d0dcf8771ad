/**
 * Dialogs: who the shopper is, one dialog at a time: login, registration, forgotten password, one-time code, new password.
 *
 * The login may also be somebody else's: a window of Google, Facebook or Apple is asked and what it proved exchanged.
 *
 * Closing aborts the request. Passwords and the token of a checked code live in the context only while a dialog is open
 * and are dropped when it closes, however it closes. The server's first text per field stands under the field and what
 * was typed stays. Where to go afterwards is a word of a closed list. How long until another code may be asked for is
 * the server's word, kept as a moment. The ports are filled in `dialogs.live.ts`.
 *
 * @spec R9, R17, R18, R20, R21, R22, R24, R25
 */
import { emptyBoxes, noContact, noForgot, noReset } from './dialogs.codes.ts';
import { login, register } from './dialogs.entry.ts';
import { noLogin, noProof, noRegistration } from './dialogs.fields.ts';
import { forgot, otp, reset } from './dialogs.recovery.ts';
import { dialogsSetup } from './dialogs.setup.ts';
import { openForgot, openLogin, openRegister } from './dialogs.shared.ts';

export const dialogsMachine = dialogsSetup.createMachine({
  id: 'dialogs',
  context: ({ input }) => ({
    ...input,
    demoAccount: input.demoAccount ?? null,
    returnTo: 'none',
    login: noLogin,
    loginErrors: {},
    provider: undefined,
    proof: noProof,
    register: noRegistration,
    registerErrors: {},
    forgot: noForgot,
    forgotErrors: {},
    countries: [],
    purpose: 'forgot',
    contact: noContact,
    boxes: emptyBoxes,
    codeError: undefined,
    resendAt: 0,
    secondsLeft: 0,
    resetToken: '',
    reset: noReset,
    resetErrors: {},
  }),
  initial: 'closed',
  states: {
    closed: {
      entry: ['clearPasswords', 'clearErrors', 'clearReturn'],
      on: {
        'login.open': openLogin,
        'register.open': openRegister,
        'forgot.open': openForgot,
        'verify.open': {
          target: 'otp',
          actions: { type: 'aimAt', params: ({ event }) => ({ user: event.user, purpose: 'account' }) },
        },
      },
    },
    login,
    register,
    forgot,
    otp,
    reset,
  },
});
