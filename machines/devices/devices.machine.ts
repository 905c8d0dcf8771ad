/**
 * Devices: where the shopper is signed in, and signing out of the others, one at a time.
 *
 * A device that the server no longer knows leaves the list without a notice. Any other failure shows a notice and loads
 * the list again, because it was out of date. `expired` means that this session is over. Ports: `devices.live.ts`.
 *
 * @spec R28
 */
import { assign, setup } from 'xstate';
import type { SignedInPlace } from '#api/types/identity.ts';
import type { ResponseMessage } from '#api/types/response-message.ts';
import { requestTimeoutMs } from '../constants.ts';
import {
  emitSessionRefused,
  isNotFound,
  showFailure,
  showSuccess,
  timedOut,
  timeout,
  withError,
} from '../shared/failure.actions.ts';
import { errorOf, failureFrom, isUnauthorized, logFailure } from '../shared/failure.ts';
import { type Id, isSameId } from '../shared/ids.ts';
import { port } from '../shared/port.ts';
import type { DevicesContext, DevicesEmitted, DevicesEvent } from './devices.types.ts';

const unauthorized = { guard: withError('isUnauthorized'), target: 'expired' } as const;

export const devicesMachine = setup({
  types: { context: {} as DevicesContext, events: {} as DevicesEvent, emitted: {} as DevicesEmitted },
  actors: {
    listSessions: port<SignedInPlace[]>('listSessions'),
    endSession: port<ResponseMessage, { id: Id }>('endSession'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isOther: ({ context }, { id }: { id: Id }) =>
      context.devices.some((device) => isSameId(device.id, id) && !device.is_current),
    isUnauthorized: isUnauthorized(),
    isNotFound: isNotFound(),
  },
  actions: {
    assignDevices: assign((_, { devices }: { devices: SignedInPlace[] }) => ({ devices })),
    begin: assign((_, { id }: { id: Id }) => ({ endingId: id })),
    settle: assign({ endingId: undefined }),
    removeDevice: assign(({ context: { devices, endingId } }) => ({
      devices: devices.filter(({ id }) => !isSameId(id, endingId)),
    })),
    showSuccess: showSuccess(),
    showFailure: showFailure(),
    assignFailure: assign(failureFrom),
    assignTimeout: assign(timedOut),
    logFailure: logFailure(),
    emitSessionRefused: emitSessionRefused(),
  },
}).createMachine({
  id: 'devices',
  description: 'Lists where the shopper is signed in and ends other sessions, one at a time.',
  context: { devices: [], endingId: undefined, failure: undefined },
  initial: 'loading',
  states: {
    loading: {
      entry: 'settle',
      invoke: {
        src: 'listSessions',
        id: 'listSessions',
        onDone: {
          target: 'listing',
          actions: { type: 'assignDevices', params: ({ event }) => ({ devices: event.output }) },
        },
        onError: [
          unauthorized,
          {
            target: 'failed',
            actions: [withError('assignFailure'), { type: 'logFailure', params: errorOf('listSessions') }],
          },
        ],
      },
      after: { requestTimeout: { target: 'failed', actions: 'assignTimeout' } },
    },
    listing: {
      entry: 'settle',
      on: {
        'device.signOut': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'ending',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    ending: {
      description:
        'One session is being ended. After a failure the list is loaded again, because the server may have ended it.',
      invoke: {
        src: 'endSession',
        id: 'endSession',
        input: ({ context }) => ({ id: context.endingId ?? 0 }),
        onDone: {
          target: 'listing',
          actions: [
            'removeDevice',
            { type: 'showSuccess', params: ({ event }) => ({ ...event.output, key: 'Signed out' }) },
          ],
        },
        onError: [
          unauthorized,
          { guard: withError('isNotFound'), target: 'listing', actions: 'removeDevice' },
          { target: 'loading', actions: withError('showFailure') },
        ],
      },
      after: { requestTimeout: { target: 'loading', actions: { type: 'showFailure', params: timeout } } },
    },
    failed: { on: { 'devices.retry': 'loading' } },
    expired: { description: 'The session of this device is over.', entry: 'emitSessionRefused' },
  },
});
