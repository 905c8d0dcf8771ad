/** What was written and is not confirmed: sent one after the other, and kept until the server has it. */
import { chatSetup, underWay } from './chat.setup.ts';
import { errorIn, noteFailure, noteSilence, offLimits } from './chat.shared.ts';

const lostSession = { ...offLimits, actions: ['fail', ...offLimits.actions] } as const;

export const outbox = chatSetup.createStateConfig({
  initial: 'idle',
  on: {
    'message.send': { guard: 'isSayable', actions: ['drawStamp', 'enqueueDraft'] },
    'message.retry': { actions: { type: 'tryAgain', params: ({ event }) => event } },
    'message.discard': { actions: { type: 'discard', params: ({ event }) => event } },
  },
  states: {
    idle: {
      always: [
        { guard: 'isUnopened', target: 'opening', actions: 'begin' },
        { guard: 'hasWaiting', target: 'sending', actions: 'begin' },
      ],
    },
    /** A conversation that could not be opened when it was wanted. */
    opening: {
      invoke: {
        src: 'openFirst',
        id: 'openFirst',
        input: ({ context }) => ({
          shop_id: underWay(context)?.shopId ?? 0,
          type: 'user',
          ...(context.userId ? { user_id: context.userId } : {}),
        }),
        onDone: { target: 'sending', actions: 'noteOpened' },
        onError: [lostSession, { target: 'idle', actions: [noteFailure('openConversation'), 'fail'] }],
      },
      after: { hungCall: { target: 'idle', actions: [noteSilence('openConversation'), 'fail'] } },
    },
    sending: {
      invoke: {
        src: 'sendMessage',
        id: 'sendMessage',
        input: ({ context }) => {
          const { shopId = 0, text = '', clientId = '' } = underWay(context) ?? {};
          return { shop_id: shopId, message: text, client_id: clientId };
        },
        onDone: {
          target: 'idle',
          actions: { type: 'keepSent', params: ({ event }) => ({ message: event.output }) },
        },
        onError: [
          lostSession,
          {
            guard: { type: 'isMissing', params: errorIn },
            target: 'idle',
            actions: [noteFailure('sendMessage'), 'noteUnopened', 'fail'],
          },
          { target: 'idle', actions: [noteFailure('sendMessage'), 'fail'] },
        ],
      },
      after: { hungCall: { target: 'idle', actions: [noteSilence('sendMessage'), 'fail'] } },
    },
  },
});
