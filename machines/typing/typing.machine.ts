/**
 * Typing: says to a shop that the shopper is writing to it, at most every three seconds, and shows for five seconds that
 * somebody of a shop writes. Nothing is stored, and a failure is only logged. Port: `typing.live.ts`.
 *
 * @spec R121
 */
import { assign, setup } from 'xstate';
import { typingHeardMs, typingPauseMs } from '../chat/chat.constants.ts';
import { requestTimeoutMs } from '../constants.ts';
import { errorOf, logFailure } from '../shared/failure.ts';
import type { Id } from '../shared/ids.ts';
import { port } from '../shared/port.ts';
import type { TypingContext, TypingEmitted, TypingEvent } from './typing.types.ts';

type OfShop = { shopId: Id };
const shopIn = ({ event }: { event: OfShop }) => event;

const heard = { target: 'shown', reenter: true, actions: { type: 'assignHeard', params: shopIn } } as const;

export const typingMachine = setup({
  types: { context: {} as TypingContext, events: {} as TypingEvent, emitted: {} as TypingEmitted },
  actors: { announceTyping: port<void, { shop_id: Id }>('announceTyping') },
  delays: { pause: typingPauseMs, heard: typingHeardMs, requestTimeout: requestTimeoutMs },
  actions: {
    assignHeard: assign((_, { shopId }: OfShop) => ({ heardId: shopId })),
    assignShop: assign((_, { shopId }: OfShop) => ({ shopId })),
    logFailure: logFailure(),
  },
}).createMachine({
  id: 'typing',
  description: 'Who is writing in a chat: says it of the shopper, and shows it of a shop.',
  type: 'parallel',
  context: { heardId: undefined, shopId: undefined },
  states: {
    announcing: {
      initial: 'resting',
      states: {
        resting: {
          description: 'The next letter is announced.',
          on: { 'letter.typed': { target: 'calling', actions: { type: 'assignShop', params: shopIn } } },
        },
        calling: {
          description: 'The server is told that the shopper is writing.',
          invoke: {
            src: 'announceTyping',
            id: 'announceTyping',
            input: ({ context: { shopId } }) => ({ shop_id: shopId ?? 0 }),
            onDone: 'pausing',
            onError: { target: 'pausing', actions: { type: 'logFailure', params: errorOf('announceTyping') } },
          },
          on: { 'session.ended': 'resting' },
          after: { requestTimeout: 'pausing' },
        },
        pausing: {
          description: 'What was announced still counts.',
          on: { 'session.ended': 'resting' },
          after: { pause: 'resting' },
        },
      },
    },
    hearing: {
      initial: 'silent',
      states: {
        silent: { description: 'No shop is writing.', on: { 'shop.typing': heard } },
        shown: {
          description: 'Somebody of a shop is writing, or was a moment ago.',
          on: { 'shop.typing': heard, 'message.received': 'silent', 'session.ended': 'silent' },
          after: { heard: 'silent' },
        },
      },
    },
  },
});
