/** The dialogs' ports, actions and guards. */
import { assign, type EventObject, emit, enqueueActions, fromCallback, setup } from 'xstate';
import type { SignedIn } from '#api/types/identity.ts';
import type { Country } from '#api/types/settings.ts';
import { otpDigits, requestTimeoutMs } from '../constants.ts';
import { failureOf } from '../shared/failure.ts';
import { textOr } from '../shared/notice.ts';
import { port } from '../shared/port.ts';
import { providerNames } from '../social/social.providers.ts';
import type { ProviderRequest, ProviderResult, SocialProvider } from '../social/social.types.ts';
import {
  contactOf,
  emptyBoxes,
  forgotErrorsIn,
  forgotErrorsOf,
  forgottenContact,
  isComplete,
  noForgot,
  noReset,
  registeredContact,
  resetErrorsIn,
  resetErrorsOf,
} from './dialogs.codes.ts';
import {
  latinDigits,
  loginErrorsIn,
  loginErrorsOf,
  noLogin,
  noProof,
  noRegistration,
  registerErrorsIn,
  registerErrorsOf,
  typedLogin,
  typedRegistration,
} from './dialogs.fields.ts';
import type {
  CodeCheck,
  CodePurpose,
  CodeRequest,
  DialogsContext,
  DialogsEmitted,
  DialogsEvent,
  DialogsInput,
  ForgotField,
  LoginField,
  LoginRequest,
  PendingCode,
  ProviderLogin,
  Reachable,
  RegisterField,
  RegisterRequest,
  ResetField,
  ResetRequest,
  ReturnTo,
} from './dialogs.types.ts';

type WithError = { error: unknown };

const isEmpty = (errors: object) => Object.keys(errors).length === 0;
const unknownError = 'An error occurred';
/** Nothing but these can follow a login, whatever was asked for. */
const pathAfter: ReadonlyMap<ReturnTo, string> = new Map([
  ['wishlist', '/wishlist'],
  ['checkout', '/checkout'],
  ['buyNow', '/buynow'],
  ['smartOrder', '/smart-order'],
]);

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
    /** Opens a window of its own; closed by leaving the state that invoked it. */
    askProvider: port<ProviderResult, ProviderRequest>('askProvider'),
    loginWithProvider: port<SignedIn, ProviderLogin>('loginWithProvider'),
    register: port<SignedIn, RegisterRequest>('register'),
    listCountries: port<Country[]>('listCountries'),
    sendOtp: port<PendingCode, CodeRequest>('sendOtp'),
    verifyOtp: port<{ token: string }, CodeCheck>('verifyOtp'),
    resetPassword: port<{ message?: string }, ResetRequest>('resetPassword'),
    /** Tells every second, and whenever the page wakes up, how long it still is until a moment. */
    countdown: fromCallback<EventObject, { until: number }>(() => {}),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isLoginFilled: ({ context }) => isEmpty(loginErrorsOf(context.login)),
    isOffered: ({ context }, { provider }: { provider: SocialProvider }) => context.socialProviders.includes(provider),
    isProved: (_, { kind }: ProviderResult) => kind === 'proved',
    isBlocked: (_, { kind }: ProviderResult) => kind === 'blocked',
    isRegistrationFilled: ({ context }) => isEmpty(registerErrorsOf(context.register, context)),
    hasCountries: ({ context }) => context.countries.length > 0,
    isForgotFilled: ({ context }) => isEmpty(forgotErrorsOf(context.forgot)),
    isResetFilled: ({ context }) => isEmpty(resetErrorsOf(context.reset)),
    isCodeComplete: ({ context }) => isComplete(context.boxes),
    isCodePending: ({ context }) => context.resendAt > 0,
    isOver: (_, { secondsLeft }: { secondsLeft: number }) => secondsLeft <= 0,
    /** The server looked at the code and does not take it. */
    isCodeRefused: (_, { error }: WithError) => Math.trunc((failureOf(error).status ?? 0) / 100) === 4,
    isForgotten: ({ context }) => context.purpose === 'forgot',
    isToVerify: ({ context }) => context.registerOtpVerify,
    /** Registration failures that the form can show stand at their fields only (R9). */
    isAboutFields: (_, { error }: WithError) => !isEmpty(registerErrorsIn(failureOf(error))),
  },
  actions: {
    assignReturn: assign(({ context }, { returnTo }: { returnTo?: ReturnTo }) => ({
      returnTo: returnTo ?? context.returnTo,
    })),
    clearReturn: assign({ returnTo: 'none' }),
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
    assignLoginErrors: assign((_, { error }: WithError) => ({ loginErrors: loginErrorsIn(failureOf(error)) })),
    assignRegisterErrors: assign((_, { error }: WithError) => ({ registerErrors: registerErrorsIn(failureOf(error)) })),
    clearErrors: assign({
      loginErrors: {},
      registerErrors: {},
      forgotErrors: {},
      resetErrors: {},
      codeError: undefined,
    }),
    clearPasswords: assign(({ context }) => ({
      login: { ...context.login, password: '' },
      register: { ...context.register, password: '' },
      reset: noReset,
      resetToken: '',
    })),
    clearProvider: assign({ provider: undefined }),
    assignProvider: assign((_, { provider }: { provider: SocialProvider }) => ({ provider })),
    assignProof: assign((_, response: ProviderResult) => ({
      proof: response.kind === 'proved' ? response.proof : noProof,
    })),
    clearProof: assign({ proof: noProof }),
    showBlocked: emit(({ context }) => ({
      type: 'notice.requested',
      kind: 'error',
      text: {
        key: 'Your browser did not open the window of {provider}. Allow pop-ups for this shop and try again.',
        values: { provider: context.provider ? providerNames[context.provider] : '' },
      },
    })),
    clearForms: assign({ login: noLogin, register: noRegistration, forgot: noForgot }),

    // The forgotten password.
    typeForgotten: assign(({ context }, { field, value }: { field: ForgotField; value: string }) => ({
      forgot: { ...context.forgot, [field]: latinDigits(value) },
      forgotErrors: { ...context.forgotErrors, [field]: undefined },
    })),
    checkForgotten: assign(({ context }) => ({ forgotErrors: forgotErrorsOf(context.forgot) })),
    assignForgotErrors: assign((_, { error }: WithError) => ({ forgotErrors: forgotErrorsIn(failureOf(error)) })),
    aimAtForgotten: assign(({ context }) => ({ purpose: 'forgot', contact: forgottenContact(context) })),
    typeReset: assign(({ context }, { field, value }: { field: ResetField; value: string }) => ({
      reset: { ...context.reset, [field]: value },
      resetErrors: { ...context.resetErrors, [field]: undefined },
    })),
    checkReset: assign(({ context }) => ({ resetErrors: resetErrorsOf(context.reset) })),
    assignResetErrors: assign((_, { error }: WithError) => ({ resetErrors: resetErrorsIn(failureOf(error)) })),
    /** The contact that was forgotten about is who logs in next. */
    fillLogin: assign(({ context }) => ({ login: { ...noLogin, phone: context.contact.phone } })),

    // One-time codes.
    aimAt: assign(({ context }, { user, purpose }: { user: Reachable; purpose: CodePurpose }) => ({
      purpose,
      resendAt: 0,
      contact: purpose === 'registration' ? registeredContact(user) : contactOf(user, context.registerOtpType),
    })),
    assignPendingCode: assign((_, { resendAt }: PendingCode) => ({ resendAt })),
    assignSecondsLeft: assign((_, { secondsLeft }: { secondsLeft: number }) => ({ secondsLeft })),
    typeCode: assign((_, { boxes }: { boxes: readonly string[] }) => ({ boxes, codeError: undefined })),
    emptyCode: assign({ boxes: emptyBoxes, codeError: undefined }),
    assignCodeError: assign((_, { error }: WithError) => ({
      codeError: textOr(failureOf(error).message, unknownError),
    })),
    missDigits: assign({ codeError: { key: 'Enter all {count} digits', values: { count: otpDigits } } }),
    assignToken: assign((_, { token }: { token: string }) => ({ resetToken: token })),
    emitVerified: emit({ type: 'account.verified' }),
    showSuccess: emit((_, { message, key }: { message?: string | undefined; key: string }) => ({
      type: 'notice.requested',
      kind: 'success',
      text: textOr(message, key),
    })),
    assignCountries: assign((_, { countries }: { countries: Country[] }) => ({ countries })),
    announceSession: enqueueActions(
      ({ context: { returnTo }, enqueue }, { signedIn, key }: { signedIn: SignedIn; key: string }) => {
        enqueue.emit({ type: 'auth.succeeded', signedIn, returnTo });
        enqueue.emit({ type: 'notice.requested', kind: 'success', text: { key } });
        const path = pathAfter.get(returnTo);
        if (path) enqueue.emit({ type: 'navigation.requested', path });
      },
    ),
    showFailure: emit((_, { error }: WithError) => ({
      type: 'notice.requested',
      kind: 'error',
      text: textOr(failureOf(error).message, unknownError),
    })),
    logFailure: emit((_, { operation, error }: WithError & { operation: string }) => ({
      type: 'failure.logged',
      operation,
      failure: failureOf(error),
    })),
    abandonLogin: emit({ type: 'login.abandoned' }),
  },
});
