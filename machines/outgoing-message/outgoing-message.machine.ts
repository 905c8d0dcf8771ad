/**
 * Outgoing message: one text of the shopper, with or without a picture, from the press on Send until the server has it. The chat spawns one of
 * these for each text, tells it when to send, and hears what became of the text.
 *
 * The text carries its own id, so that a retry cannot send it twice. A failed text waits for a retry, or the shopper
 * discards it. Failures are only logged, because the bubble shows them. The ports are filled in
 * `outgoing-message.live.ts`.
 *
 * @spec R69, R120
 */
import { timeout } from '../shared/failure.actions.ts';
import { errorIn, errorOf } from '../shared/failure.ts';
import { outgoingMessageSetup } from './outgoing-message.setup.ts';

const report = <Type extends 'failed' | 'unauthorized' | 'retried' | 'discarded'>(type: Type) =>
  ({ type: 'report', params: { type: `message.${type}` } }) as const;

const unauthorized = {
  guard: { type: 'isUnauthorized', params: errorIn },
  target: '#outgoingMessage.failed',
  actions: report('unauthorized'),
} as const;

const failed = (operation: string) =>
  ({
    target: '#outgoingMessage.failed',
    actions: [{ type: 'logFailure', params: errorOf(operation) }, report('failed')],
  }) as const;

const hangs = (operation: string) => {
  const log = { type: 'logFailure', params: { operation, ...timeout } } as const;
  return { requestTimeout: { target: '#outgoingMessage.failed', actions: [log, report('failed')] } } as const;
};

export const outgoingMessageMachine = outgoingMessageSetup.createMachine({
  id: 'outgoingMessage',
  description: 'One text of the shopper, from the press on Send until the server has it.',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Earlier texts are sent first. The chat says when to send this one.',
      on: { 'message.post': 'sending.posting', 'message.openAndPost': 'sending.opening' },
    },
    sending: {
      description: 'A request is in flight. The end of the session aborts it, and the text waits again.',
      initial: 'posting',
      on: { 'message.cancel': 'waiting' },
      states: {
        opening: {
          description: 'The conversation could not be opened earlier, so it is opened before the text is sent.',
          invoke: {
            src: 'openConversation',
            id: 'openConversation',
            input: ({ context: { shopId, userId } }) => ({
              shop_id: shopId,
              type: 'user',
              ...(userId ? { user_id: userId } : {}),
            }),
            onDone: { target: 'posting', actions: 'emitOpened' },
            onError: [unauthorized, failed('openConversation')],
          },
          after: hangs('openConversation'),
        },
        posting: {
          invoke: {
            src: 'sendMessage',
            id: 'sendMessage',
            input: ({ context: { shopId, text, clientId, orderId, picture } }) => ({
              shop_id: shopId,
              message: text,
              client_id: clientId,
              ...(orderId === undefined ? {} : { order_id: orderId }),
              ...(picture ? { picture } : {}),
            }),
            onDone: {
              target: '#outgoingMessage.sent',
              actions: { type: 'emitSent', params: ({ event }) => ({ message: event.output }) },
            },
            onError: [
              unauthorized,
              {
                guard: { type: 'isMissing', params: errorIn },
                target: '#outgoingMessage.failed',
                actions: ['emitMissing', ...failed('sendMessage').actions],
              },
              failed('sendMessage'),
            ],
          },
          after: hangs('sendMessage'),
        },
      },
    },
    failed: {
      description: 'The bubble says that the text was not sent, and offers a retry.',
      on: {
        'message.retry': { target: 'waiting', actions: report('retried') },
        'message.discard': { target: 'discarded', actions: report('discarded') },
      },
    },
    sent: { description: 'The server has the text. The chat stops this actor.' },
    discarded: { description: 'The shopper has given the text up. The chat stops this actor.' },
  },
});
