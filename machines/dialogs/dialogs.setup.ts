/** The charts, actions and guards of the dialogs. */
import { assign, emit, setup } from 'xstate';
import type { SignedIn } from '#api/types/identity.ts';
import type { CountriesLoaded } from '../countries/countries.types.ts';
import { noLogin } from '../login/login.logic.ts';
import { loginMachine } from '../login/login.machine.ts';
import { oneTimeCodeMachine } from '../one-time-code/one-time-code.machine.ts';
import { contactOf, type Reachable } from '../recover/recover.logic.ts';
import { recoverMachine } from '../recover/recover.machine.ts';
import type { RecoverStep } from '../recover/recover.types.ts';
import { registerMachine } from '../register/register.machine.ts';
import { showSuccess } from '../shared/failure.actions.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { NoticeRequested, NoticeText } from '../shared/notice.ts';
import { relay } from '../shared/relay.ts';
import { noDrafts, pageAfter, withoutPasswords } from './dialogs.logic.ts';
import type { DialogsContext, DialogsEmitted, DialogsEvent, DialogsInput, Drafts, ReturnTo } from './dialogs.types.ts';

export const dialogsSetup = setup({
  types: {
    context: {} as DialogsContext,
    events: {} as DialogsEvent,
    input: {} as DialogsInput,
    emitted: {} as DialogsEmitted,
    children: {} as { login: 'login'; register: 'register'; recover: 'recover'; oneTimeCode: 'oneTimeCode' },
  },
  actors: {
    login: loginMachine,
    register: registerMachine,
    recover: recoverMachine,
    oneTimeCode: oneTimeCodeMachine,
    relay,
  },
  guards: {
    leadsOn: ({ context }) => pageAfter(context.returnTo) !== undefined,
    isToVerify: ({ context }) => context.contact !== undefined && context.registerOtpVerify,
    isAtCode: (_, { step }: { step: RecoverStep }) => step === 'code',
  },
  actions: {
    assignReturn: assign(({ context }, { returnTo }: { returnTo?: ReturnTo }) => ({
      returnTo: returnTo ?? context.returnTo,
    })),
    /** Cleared when the dialogs close; typed texts other than passwords stay for the next time. */
    clearVisit: assign(({ context }) => ({
      returnTo: 'none',
      contact: undefined,
      drafts: withoutPasswords(context.drafts),
    })),
    assignDraft: assign(({ context }, draft: Partial<Drafts>) => ({ drafts: { ...context.drafts, ...draft } })),
    clearDrafts: assign({ drafts: noDrafts }),
    /** After a password reset the login has the same contact. */
    assignOwner: assign(({ context }, { phone }: { phone: string }) => ({
      drafts: { ...withoutPasswords(context.drafts), login: { ...noLogin, phone } },
    })),
    assignCountries: assign((_, { countries }: CountriesLoaded) => ({ countries })),
    assignContact: assign(({ context }, { user }: { user: Reachable }) => ({
      contact: contactOf(user, context.registerOtpType),
    })),
    /** After a registration: the phone that was typed, or the e-mail address where there is no phone. */
    assignNewContact: assign((_, { contacts }: { contacts: Reachable }) => ({ contact: contactOf(contacts, 'phone') })),
    emitSession: emit(({ context }, { signedIn }: { signedIn: SignedIn }) => ({
      type: 'auth.succeeded',
      signedIn,
      returnTo: context.returnTo,
    })),
    navigate: emit(({ context }) => ({ type: 'navigation.requested', to: pageAfter(context.returnTo) ?? 'home' })),
    emitVerified: emit({ type: 'account.verified' }),
    emitAbandoned: emit({ type: 'login.abandoned' }),
    passOn: emit((_, event: NoticeRequested | FailureLogged) => event),
    showRejection: emit((_, { text }: { text: NoticeText }) => ({ type: 'notice.requested', kind: 'error', text })),
    showSuccess: showSuccess(),
  },
});
