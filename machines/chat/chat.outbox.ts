/** What was written and is not confirmed: sent one after the other, and kept until the server has it. */

import { errorIn } from '../shared/failure.ts';
import { chatSetup, inFlight } from './chat.setup.ts';
import { logFailure, logTimeout, unauthorized } from './chat.shared.ts';

const lostSession = { ...unauthorized, actions: ['fail', ...unauthorized.actions] } as const;

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
          shop_id: inFlight(context)?.shopId ?? 0,
          type: 'user',
          ...(context.userId ? { user_id: context.userId } : {}),
        }),
        onDone: { target: 'sending', actions: 'assignOpened' },
        onError: [lostSession, { target: 'idle', actions: [logFailure('openConversation'), 'fail'] }],
      },
      after: { requestTimeout: { target: 'idle', actions: [logTimeout('openConversation'), 'fail'] } },
    },
    sending: {
      invoke: {
        src: 'sendMessage',
        id: 'sendMessage',
        input: ({ context }) => {
          const { shopId = 0, text = '', clientId = '' } = inFlight(context) ?? {};
          return { shop_id: shopId, message: text, client_id: clientId };
        },
        onDone: {
          target: 'idle',
          actions: { type: 'assignSent', params: ({ event }) => ({ message: event.output }) },
        },
        onError: [
          lostSession,
          {
            guard: { type: 'isMissing', params: errorIn },
            target: 'idle',
            actions: [logFailure('sendMessage'), 'assignUnopened', 'fail'],
          },
          { target: 'idle', actions: [logFailure('sendMessage'), 'fail'] },
        ],
      },
      after: { requestTimeout: { target: 'idle', actions: [logTimeout('sendMessage'), 'fail'] } },
    },
  },
});
