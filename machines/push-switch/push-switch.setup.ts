/** The ports, actions and guards of the switch for notifications. */
import { assign, setup } from 'xstate';
import type { PushDevice } from '#api/types/push.ts';
import type { ResponseMessage } from '#api/types/response-message.ts';
import { requestTimeoutMs } from '../constants.ts';
import { emitSessionRefused, showFailure, showSuccess, timedOut } from '../shared/failure.actions.ts';
import { failureFrom, isUnauthorized, logFailure } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type {
  PushReply,
  PushState,
  PushSwitchContext,
  PushSwitchEmitted,
  PushSwitchEvent,
} from './push-switch.types.ts';

export const pushSwitchSetup = setup({
  types: {
    context: {} as PushSwitchContext,
    events: {} as PushSwitchEvent,
    emitted: {} as PushSwitchEmitted,
    tags: {} as 'busy',
  },
  actors: {
    readPushState: port<PushState>('readPushState'),
    /** The browser asks the shopper, and subscribes at its push service. */
    subscribe: port<PushReply, { publicKey: string }>('subscribe'),
    savePushSubscription: port<ResponseMessage, PushDevice>('savePushSubscription'),
    removePushSubscription: port<ResponseMessage>('removePushSubscription'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    is: (_, { is, kind }: { is: PushState['kind']; kind: PushState['kind'] }) => is === kind,
    isSubscribed: (_, { kind }: PushReply) => kind === 'subscribed',
    isDenied: (_, { kind }: PushReply) => kind === 'denied',
    isUnauthorized: isUnauthorized(),
  },
  actions: {
    assignKey: assign((_, { publicKey }: PushState) => ({ publicKey })),
    assignDevice: assign((_, reply: PushReply) => ({
      device: reply.kind === 'subscribed' ? reply.device : undefined,
    })),
    /** The keys of the device are nobody's business once the server has them. */
    clearDevice: assign({ device: undefined }),
    clearFailure: assign({ failure: undefined }),
    assignFailure: assign(failureFrom),
    assignTimeout: assign(timedOut),
    showSuccess: showSuccess(),
    showFailure: showFailure(),
    logFailure: logFailure(),
    emitSessionRefused: emitSessionRefused(),
  },
});
