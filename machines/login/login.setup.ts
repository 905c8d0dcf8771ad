/** The ports, actions and guards of the login. */
import { assign, emit, setup } from 'xstate';
import type { SignedIn } from '#api/types/identity.ts';
import { requestTimeoutMs } from '../constants.ts';
import type { PasskeyProof, PasskeyUse } from '../passkeys/passkeys.types.ts';
import { showFailure } from '../shared/failure.actions.ts';
import { failureOf, logFailure } from '../shared/failure.ts';
import { isEmpty, serverErrorsOf } from '../shared/field-errors.ts';
import { port } from '../shared/port.ts';
import { providerNames } from '../social/social.providers.ts';
import type { ProviderRequest, ProviderResult, SocialProvider } from '../social/social.types.ts';
import { loginErrorsOf, noProof, providerIn, typedLogin } from './login.logic.ts';
import type {
  LoginContext,
  LoginEmitted,
  LoginEvent,
  LoginField,
  LoginInput,
  LoginRequest,
  ProviderLogin,
} from './login.types.ts';

export const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    emitted: {} as LoginEmitted,
    tags: {} as 'busy',
  },
  actors: {
    login: port<SignedIn, LoginRequest>('login'),
    /** Opens a window; leaving the invoking state closes it. */
    openProvider: port<ProviderResult, ProviderRequest>('openProvider'),
    loginWithProvider: port<SignedIn, ProviderLogin>('loginWithProvider'),
    /** The browser asks for a passkey; leaving the invoking state ends that. */
    openPasskey: port<PasskeyUse>('openPasskey'),
    loginWithPasskey: port<SignedIn, { passkey: PasskeyProof }>('loginWithPasskey'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isLoginFilled: ({ context }) => isEmpty(loginErrorsOf(context.fields)),
    isOffered: ({ context }, { provider }: { provider: SocialProvider }) => context.socialProviders.includes(provider),
    isProved: (_, { kind }: ProviderResult) => kind === 'proved',
    hasPasskeys: ({ context }) => context.hasPasskeys,
    isSigned: (_, { kind }: PasskeyUse) => kind === 'signed',
    isBlocked: (_, { kind }: ProviderResult) => kind === 'blocked',
  },
  actions: {
    assignField: assign(({ context }, { field, value }: { field: LoginField; value: string }) => ({
      fields: { ...context.fields, [field]: typedLogin(field, value) },
      errors: { ...context.errors, [field]: undefined },
    })),
    emitTyped: emit(({ context }) => ({ type: 'login.typed', fields: context.fields })),
    assignErrors: assign(({ context }) => ({ errors: loginErrorsOf(context.fields) })),
    assignServerErrors: assign(({ context }, { error }: { error: unknown }) => ({
      errors: serverErrorsOf(failureOf(error), context.fields),
    })),
    clearErrors: assign({ errors: {} }),
    assignChosen: assign((_, { chosen }: { chosen: SocialProvider | 'passkey' }) => ({ chosen })),
    assignProof: assign((_, response: ProviderResult) => ({
      proof: response.kind === 'proved' ? response.proof : noProof,
    })),
    clearProof: assign({ proof: noProof }),
    assignPasskey: assign((_, use: PasskeyUse) => ({ passkey: use.kind === 'signed' ? use.passkey : undefined })),
    clearPasskey: assign({ passkey: undefined }),
    emitSucceeded: emit((_, { signedIn }: { signedIn: SignedIn }) => ({ type: 'login.succeeded', signedIn })),
    showBlocked: emit(({ context }) => ({
      type: 'notice.requested',
      kind: 'error',
      text: {
        key: 'Your browser did not open the window of {provider}. Allow pop-ups for this shop and try again.',
        values: { provider: providerNames[providerIn(context)] },
      },
    })),
    showFailure: showFailure(),
    logFailure: logFailure(),
  },
});
