/**
 * Push switch: whether this device shows notifications when an order takes a step.
 *
 * It reads what shop and browser say, so a permission that was changed in the browser counts. Nothing is asked before
 * the shopper turns the switch on. The subscription belongs to the session and ends with it. Ports:
 * `push-switch.live.ts`.
 *
 * @spec R118
 */
import type { PushDevice } from '#api/types/push.ts';
import { timeout, withError } from '../shared/failure.actions.ts';
import { errorOf } from '../shared/failure.ts';
import { pushSwitchSetup } from './push-switch.setup.ts';
import type { PushReply, PushState } from './push-switch.types.ts';

const unauthorized = { guard: withError('isUnauthorized'), target: 'expired' } as const;
const showTimeout = { type: 'showFailure', params: timeout } as const;
const reply = ({ event }: { event: { output: PushReply } }) => event.output;
const found = ({ event }: { event: { output: PushState } }) => event.output;

const whenFound = <Kind extends PushState['kind']>(is: Kind) =>
  ({
    guard: { type: 'is', params: ({ event }: { event: { output: PushState } }) => ({ is, kind: event.output.kind }) },
    target: is,
    actions: { type: 'assignKey', params: found },
  }) as const;

export const pushSwitchMachine = pushSwitchSetup.createMachine({
  id: 'pushSwitch',
  description: 'Switches the notifications of orders on and off for this device.',
  context: { publicKey: '', device: undefined, failure: undefined },
  initial: 'loading',
  states: {
    loading: {
      entry: 'clearFailure',
      invoke: {
        src: 'readPushState',
        id: 'readPushState',
        onDone: [
          whenFound('on'),
          whenFound('off'),
          whenFound('denied'),
          whenFound('unsupported'),
          { target: 'absent' },
        ],
        onError: [
          unauthorized,
          {
            target: 'failed',
            actions: [withError('assignFailure'), { type: 'logFailure', params: errorOf('readPushState') }],
          },
        ],
      },
      after: { requestTimeout: { target: 'failed', actions: 'assignTimeout' } },
    },
    absent: { description: 'The shop sends no notifications.' },
    unsupported: { description: 'This browser shows no notifications.' },
    denied: {
      description: 'The shopper has blocked notifications in the browser, and can allow them only there.',
      on: { 'push.retry': 'loading' },
    },
    off: { on: { 'push.turnOn': 'asking' } },
    asking: {
      description: 'The browser asks whether the shop may show notifications.',
      on: { 'push.cancel': 'off' },
      invoke: {
        src: 'subscribe',
        id: 'subscribe',
        input: ({ context: { publicKey } }) => ({ publicKey }),
        onDone: [
          {
            guard: { type: 'isSubscribed', params: reply },
            target: 'saving',
            actions: { type: 'assignDevice', params: reply },
          },
          { guard: { type: 'isDenied', params: reply }, target: 'denied' },
          { target: 'off' },
        ],
        onError: {
          target: 'off',
          actions: [{ type: 'logFailure', params: errorOf('subscribe') }, withError('showFailure')],
        },
      },
    },
    saving: {
      tags: 'busy',
      exit: 'clearDevice',
      invoke: {
        src: 'savePushSubscription',
        id: 'savePushSubscription',
        // It is there once the browser has subscribed.
        input: ({ context: { device } }) => device as PushDevice,
        onDone: {
          target: 'on',
          actions: { type: 'showSuccess', params: ({ event }) => ({ ...event.output, key: 'Notifications are on' }) },
        },
        onError: [unauthorized, { target: 'off', actions: withError('showFailure') }],
      },
      after: { requestTimeout: { target: 'off', actions: showTimeout } },
    },
    on: { on: { 'push.turnOff': 'removing' } },
    removing: {
      tags: 'busy',
      invoke: {
        src: 'removePushSubscription',
        id: 'removePushSubscription',
        onDone: {
          target: 'off',
          actions: { type: 'showSuccess', params: ({ event }) => ({ ...event.output, key: 'Notifications are off' }) },
        },
        onError: [unauthorized, { target: 'on', actions: withError('showFailure') }],
      },
      after: { requestTimeout: { target: 'on', actions: showTimeout } },
    },
    failed: { on: { 'push.retry': 'loading' } },
    expired: { description: 'The session is over.', entry: 'emitSessionRefused' },
  },
});
