/**
 * Dialogs: which account dialog is open: login, registration, one of the three for a forgotten password, or the code
 * that verifies an account. Each dialog is a chart of its own. This one opens and closes them and decides what follows.
 *
 * Closing a dialog stops its chart, which aborts its requests and drops its secrets. Typed texts are stored as drafts, so
 * that a shopper who comes back finds them. Passwords are stored only while a dialog is open. Where the shopper goes
 * afterwards is one of a closed list. The ports of the charts are filled in `dialogs.live.ts`.
 *
 * @spec R9, R17, R18, R21, R25
 */
import { codeInputOf, codeRequestOf, noContact, otherContactOf } from '../recover/recover.logic.ts';
import { loginFieldsOf, noDrafts } from './dialogs.logic.ts';
import { dialogsSetup } from './dialogs.setup.ts';
import type { ReturnTo } from './dialogs.types.ts';

const returnIn = ({ event }: { event: { returnTo?: ReturnTo } }) => event;
const openLogin = { target: '#dialogs.login', actions: { type: 'assignReturn', params: returnIn } } as const;
const openRegister = { target: '#dialogs.register', actions: { type: 'assignReturn', params: returnIn } } as const;
const abandon = { target: '#dialogs.closed', actions: 'emitAbandoned' } as const;

export const dialogsMachine = dialogsSetup.createMachine({
  id: 'dialogs',
  description: 'Which account dialog is open.',
  context: ({ input }) => ({ ...input, returnTo: 'none', drafts: noDrafts, countries: [], contact: undefined }),
  invoke: { src: 'relay', id: 'relay', input: ({ self }) => ({ parent: self }) },
  on: {
    'login.typed': { actions: { type: 'assignDraft', params: ({ event }) => ({ login: event.fields }) } },
    'register.typed': { actions: { type: 'assignDraft', params: ({ event }) => ({ register: event.fields }) } },
    'forgot.typed': { actions: { type: 'assignDraft', params: ({ event }) => ({ forgot: event.fields }) } },
    'countries.loaded': { actions: { type: 'assignCountries', params: ({ event }) => event } },
    'notice.requested': { actions: { type: 'passOn', params: ({ event }) => event } },
    'failure.logged': { actions: { type: 'passOn', params: ({ event }) => event } },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'No dialog is open.',
      entry: 'clearVisit',
      on: {
        'login.open': openLogin,
        'register.open': openRegister,
        'forgot.open': 'recover',
        'verify.open': { target: 'verify', actions: { type: 'assignContact', params: ({ event }) => event } },
      },
    },
    login: {
      invoke: {
        src: 'login',
        id: 'login',
        input: ({ context }) => ({
          fields: loginFieldsOf(context),
          socialProviders: context.socialProviders,
          hasPasskeys: context.hasPasskeys,
        }),
      },
      on: {
        'register.open': openRegister,
        'forgot.open': 'recover',
        'dialog.close': abandon,
        'session.started': 'closed',
        'login.succeeded': {
          target: 'loggedIn',
          actions: [
            { type: 'emitSession', params: ({ event }) => event },
            { type: 'showSuccess', params: { key: 'Login successful' } },
          ],
        },
      },
    },
    register: {
      invoke: {
        src: 'register',
        id: 'register',
        input: ({ context: { phoneRequired, phoneMinLength, phoneMaxLength, emailRequired, drafts, countries } }) => ({
          ...{ phoneRequired, phoneMinLength, phoneMaxLength, emailRequired, countries },
          fields: drafts.register,
        }),
      },
      on: {
        'login.open': openLogin,
        'dialog.close': abandon,
        'session.started': 'closed',
        'register.succeeded': {
          target: 'loggedIn',
          actions: [
            { type: 'emitSession', params: ({ event }) => event },
            { type: 'showSuccess', params: { key: 'Registration successful' } },
            { type: 'assignNewContact', params: ({ event }) => event },
          ],
        },
      },
    },
    loggedIn: {
      description: 'The action that made the shopper log in continues, whatever follows.',
      entry: 'clearDrafts',
      always: [{ guard: 'leadsOn', target: 'settling', actions: 'navigate' }, { target: 'settling' }],
    },
    settling: {
      description: 'A new account is verified at once if the shop requires it.',
      always: [{ guard: 'isToVerify', target: 'verify' }, { target: 'closed' }],
    },
    recover: {
      description: 'The recover chart advances step by step; each step has its own dialog.',
      invoke: {
        src: 'recover',
        id: 'recover',
        input: ({ context: { drafts, countries, forgotOtpType } }) => ({
          fields: drafts.forgot,
          countries,
          forgotOtpType,
        }),
      },
      on: {
        'dialog.close': abandon,
        'session.started': 'closed',
        'recover.advanced': [
          { guard: { type: 'isAtCode', params: ({ event }) => event }, target: '.code' },
          { target: '.password' },
        ],
        'recover.succeeded': { target: 'login', actions: { type: 'assignOwner', params: ({ event }) => event } },
      },
      initial: 'contact',
      states: { contact: { on: { 'login.open': openLogin } }, code: {}, password: {} },
    },
    verify: {
      description:
        'A code verifies the contact of an account, as long as somebody is signed in. A session that starts meanwhile does not close the dialog.',
      invoke: {
        src: 'oneTimeCode',
        id: 'oneTimeCode',
        input: ({ context: { contact = noContact, registerOtpType } }) => ({
          ...codeInputOf(contact, codeRequestOf(contact, null), 0),
          sentToOther: otherContactOf(contact, registerOtpType),
        }),
      },
      on: {
        'dialog.close': abandon,
        'session.ended': 'closed',
        'code.rejected': { actions: { type: 'showRejection', params: ({ event }) => event } },
        'code.accepted': {
          target: 'closed',
          actions: ['emitVerified', { type: 'showSuccess', params: { key: 'Your account is verified' } }],
        },
      },
    },
  },
});
