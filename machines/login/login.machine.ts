/**
 * Login: by e-mail or phone and a password, with a passkey, or with an account at Google, Facebook or Apple.
 *
 * Only `editing` accepts `login.submit`, so that a double click sends once. A refusal puts the server's first text
 * under each field; the typed values stay. A provider's window has a timeout; leaving its state closes it. Its proof is
 * exchanged for a session and then dropped, and so is what the browser signs with a passkey. `login.succeeded` carries
 * the session, which the invoking chart announces. Leaving the chart aborts its request. The ports are filled in `login.live.ts`.
 *
 * @spec R8, R9, R10, R11, R18, R25, R85
 */

import type { SignedIn } from '#api/types/identity.ts';
import type { PasskeyProof, PasskeyUse } from '../passkeys/passkeys.types.ts';
import { timeout, withError } from '../shared/failure.actions.ts';
import type { ProviderResult } from '../social/social.types.ts';
import { failureOfWindow, noProof, providerIn } from './login.logic.ts';
import { loginSetup } from './login.setup.ts';
import type { LoginContext } from './login.types.ts';

const resultIn = ({ event }: { event: { output: ProviderResult } }) => event.output;
const sessionIn = ({ event }: { event: { output: SignedIn } }) => ({ signedIn: event.output });
const passkeyIn = ({ event }: { event: { output: PasskeyUse } }) => event.output;
/** The server is asked only after the browser has signed. */
const signedPasskeyIn = ({ passkey }: LoginContext) => passkey as PasskeyProof;
const showTimeout = { type: 'showFailure', params: timeout } as const;

export const loginMachine = loginSetup.createMachine({
  id: 'login',
  description: 'The shopper logs in by password, with a passkey, or with an account of another company.',
  context: ({ input }) => ({ ...input, errors: {}, chosen: undefined, proof: noProof, passkey: undefined }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'login.type': { actions: [{ type: 'assignField', params: ({ event }) => event }, 'emitTyped'] },
        'login.submit': [
          { guard: 'isLoginFilled', target: 'submitting', actions: 'clearErrors' },
          { actions: 'assignErrors' },
        ],
        'social.choose': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'awaitingProvider',
          actions: ['clearErrors', { type: 'assignChosen', params: ({ event }) => ({ chosen: event.provider }) }],
        },
        'passkey.choose': {
          guard: 'hasPasskeys',
          target: 'awaitingPasskey',
          actions: ['clearErrors', { type: 'assignChosen', params: { chosen: 'passkey' } }],
        },
      },
    },
    submitting: {
      description: 'The server checks the password.',
      tags: 'busy',
      invoke: {
        src: 'login',
        id: 'login',
        input: ({ context }) => ({ ...context.fields, phone: context.fields.phone.trim() }),
        onDone: { target: 'loggedIn', actions: { type: 'emitSucceeded', params: sessionIn } },
        onError: {
          target: 'editing',
          actions: [withError('assignServerErrors'), withError('showFailure')],
        },
      },
      after: { requestTimeout: { target: 'editing', actions: showTimeout } },
    },
    awaitingProvider: {
      description: 'The shopper is in the window of a provider.',
      on: { 'social.cancel': 'editing' },
      invoke: {
        src: 'openProvider',
        id: 'openProvider',
        input: ({ context }) => ({ provider: providerIn(context) }),
        onDone: [
          {
            guard: { type: 'isProved', params: resultIn },
            target: 'exchanging',
            actions: { type: 'assignProof', params: resultIn },
          },
          { guard: { type: 'isBlocked', params: resultIn }, target: 'editing', actions: 'showBlocked' },
          {
            target: 'editing',
            actions: {
              type: 'logFailure',
              params: ({ event }) => ({ operation: 'openProvider', error: failureOfWindow(event.output) }),
            },
          },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'logFailure', params: ({ event }) => ({ operation: 'openProvider', error: event.error }) },
            withError('showFailure'),
          ],
        },
      },
    },
    exchanging: {
      description: 'The server exchanges what the window proved for a session.',
      tags: 'busy',
      exit: 'clearProof',
      invoke: {
        src: 'loginWithProvider',
        id: 'loginWithProvider',
        input: ({ context }) => ({ provider: providerIn(context), ...context.proof }),
        onDone: { target: 'loggedIn', actions: { type: 'emitSucceeded', params: sessionIn } },
        onError: { target: 'editing', actions: withError('showFailure') },
      },
      after: { requestTimeout: { target: 'editing', actions: showTimeout } },
    },
    awaitingPasskey: {
      description: 'The browser asks the shopper for a passkey.',
      on: { 'passkey.cancel': 'editing' },
      invoke: {
        src: 'openPasskey',
        id: 'openPasskey',
        onDone: [
          {
            guard: { type: 'isSigned', params: passkeyIn },
            target: 'checkingPasskey',
            actions: { type: 'assignPasskey', params: passkeyIn },
          },
          { target: 'editing' },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'logFailure', params: ({ event }) => ({ operation: 'openPasskey', error: event.error }) },
            withError('showFailure'),
          ],
        },
      },
    },
    checkingPasskey: {
      description: 'The server checks what the browser has signed.',
      tags: 'busy',
      exit: 'clearPasskey',
      invoke: {
        src: 'loginWithPasskey',
        id: 'loginWithPasskey',
        input: ({ context }) => ({ passkey: signedPasskeyIn(context) }),
        onDone: { target: 'loggedIn', actions: { type: 'emitSucceeded', params: sessionIn } },
        onError: { target: 'editing', actions: withError('showFailure') },
      },
      after: { requestTimeout: { target: 'editing', actions: showTimeout } },
    },
    loggedIn: { description: 'The chart that invoked this one closes the dialog.' },
  },
});
