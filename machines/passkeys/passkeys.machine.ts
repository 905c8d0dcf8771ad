/**
 * Passkeys: the list in the settings, adding one and removing one.
 *
 * Before one is added, the server checks the password and gives options, with which the browser asks the shopper. What
 * the browser has created goes to the server, and the list is loaded again. Leaving `creating` ends the browser's
 * question. A passkey that the server no longer knows leaves the list without a notice. Ports: `passkeys.live.ts`.
 *
 * @spec R85
 */
import type { NewPasskey } from '#api/types/passkeys.ts';
import { timeout, withError } from '../shared/failure.actions.ts';
import { errorOf } from '../shared/failure.ts';
import { noForm, passkeysSetup } from './passkeys.setup.ts';
import type { PasskeyCreation, PasskeyOptions, PasskeysContext } from './passkeys.types.ts';

const unauthorized = { guard: withError('isUnauthorized'), target: 'expired' } as const;
const showTimeout = { type: 'showFailure', params: timeout } as const;
const creationIn = ({ event }: { event: { output: PasskeyCreation } }) => event.output;
/** Each is there once the state before has ended well. */
const optionsIn = ({ options }: PasskeysContext) => options as PasskeyOptions;
const createdIn = ({ created }: PasskeysContext) => created as NewPasskey['passkey'];

export const passkeysMachine = passkeysSetup.createMachine({
  id: 'passkeys',
  description: 'Lists the passkeys of the account, adds one and removes one.',
  context: { passkeys: [], removingId: undefined, ...noForm },
  initial: 'loading',
  states: {
    loading: {
      entry: ['clearForm', 'endRemoval'],
      invoke: {
        src: 'listPasskeys',
        id: 'listPasskeys',
        onDone: {
          target: 'listing',
          actions: { type: 'assignPasskeys', params: ({ event }) => ({ passkeys: event.output }) },
        },
        onError: [
          unauthorized,
          {
            target: 'failed',
            actions: [withError('assignFailure'), { type: 'logFailure', params: errorOf('listPasskeys') }],
          },
        ],
      },
      after: { requestTimeout: { target: 'failed', actions: 'assignTimeout' } },
    },
    listing: {
      entry: ['clearForm', 'endRemoval'],
      on: {
        'passkey.add': 'asking',
        'passkey.remove': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'removing',
          actions: { type: 'beginRemoval', params: ({ event }) => event },
        },
      },
    },
    asking: {
      description: 'The shopper types the password, so that nobody at an unlocked device adds a passkey.',
      on: {
        'password.change': { actions: { type: 'assignPassword', params: ({ event }) => event } },
        'password.submit': [
          { guard: 'hasPassword', target: 'requesting', actions: 'clearErrors' },
          { actions: 'requirePassword' },
        ],
        'passkey.cancel': 'listing',
      },
    },
    requesting: {
      description: 'The server checks the password and gives the options for the browser.',
      tags: 'busy',
      invoke: {
        src: 'requestPasskey',
        id: 'requestPasskey',
        input: ({ context: { password } }) => ({ password }),
        onDone: {
          target: 'creating',
          actions: { type: 'assignOptions', params: ({ event }) => ({ options: event.output }) },
        },
        onError: [unauthorized, { target: 'asking', actions: withError('assignRefusal') }],
      },
      after: { requestTimeout: { target: 'asking', actions: 'assignTimeout' } },
    },
    creating: {
      description: 'The browser asks the shopper for a fingerprint, a face, a PIN or a security key.',
      on: { 'passkey.cancel': 'listing' },
      invoke: {
        src: 'createPasskey',
        id: 'createPasskey',
        input: ({ context }) => ({ options: optionsIn(context) }),
        onDone: [
          {
            guard: { type: 'isCreated', params: creationIn },
            target: 'saving',
            actions: { type: 'assignCreated', params: creationIn },
          },
          {
            guard: { type: 'isKnown', params: creationIn },
            target: 'listing',
            actions: { type: 'showSuccess', params: { key: 'This device already has a passkey for your account' } },
          },
          { target: 'listing' },
        ],
        onError: {
          target: 'listing',
          actions: [{ type: 'logFailure', params: errorOf('createPasskey') }, withError('showFailure')],
        },
      },
    },
    saving: {
      description: 'The server checks the new passkey and stores it.',
      tags: 'busy',
      invoke: {
        src: 'addPasskey',
        id: 'addPasskey',
        input: ({ context }) => ({ passkey: createdIn(context) }),
        onDone: {
          target: 'loading',
          actions: { type: 'showSuccess', params: ({ event }) => ({ ...event.output, key: 'Passkey added' }) },
        },
        onError: [unauthorized, { target: 'loading', actions: withError('showFailure') }],
      },
      after: { requestTimeout: { target: 'loading', actions: showTimeout } },
    },
    removing: {
      description: 'One passkey is being removed. After a failure the list is loaded again.',
      invoke: {
        src: 'removePasskey',
        id: 'removePasskey',
        input: ({ context }) => ({ id: context.removingId ?? 0 }),
        onDone: {
          target: 'listing',
          actions: [
            'dropPasskey',
            { type: 'showSuccess', params: ({ event }) => ({ ...event.output, key: 'Passkey removed' }) },
          ],
        },
        onError: [
          unauthorized,
          { guard: withError('isNotFound'), target: 'listing', actions: 'dropPasskey' },
          { target: 'loading', actions: withError('showFailure') },
        ],
      },
      after: { requestTimeout: { target: 'loading', actions: showTimeout } },
    },
    failed: { on: { 'passkeys.retry': 'loading' } },
    expired: { description: 'The session of this device is over.', entry: ['clearForm', 'emitSessionRefused'] },
  },
});
