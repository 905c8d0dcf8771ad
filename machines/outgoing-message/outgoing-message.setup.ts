/** The ports, actions and guards of an outgoing message; `outgoing-message.machine.ts` says when each counts. */
import { emit, setup } from 'xstate';
import type { ChatMessage, ConversationOpening, MessageForm } from '#api/types/chat.ts';
import { requestTimeoutMs } from '../constants.ts';
import { failureOf, isUnauthorized, logFailure, type WithError } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { OutgoingMessageEmitted, OutgoingMessageEvent, OutgoingMessageInput } from './outgoing-message.types.ts';

export type SentText = Required<Pick<MessageForm, 'shop_id' | 'message'>> &
  Pick<MessageForm, 'picture'> & { client_id: string };

export const outgoingMessageSetup = setup({
  types: {
    context: {} as OutgoingMessageInput,
    events: {} as OutgoingMessageEvent,
    input: {} as OutgoingMessageInput,
    emitted: {} as OutgoingMessageEmitted,
  },
  actors: {
    openConversation: port<void, ConversationOpening>('openConversation'),
    /** Undefined: the server has the text and does not echo it. */
    sendMessage: port<ChatMessage | undefined, SentText>('sendMessage'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isUnauthorized: isUnauthorized(),
    isMissing: (_, { error }: WithError) => failureOf(error).status === 404,
  },
  actions: {
    emitOpened: emit(({ context: { shopId } }) => ({ type: 'conversation.opened', shopId })),
    emitMissing: emit(({ context: { shopId } }) => ({ type: 'conversation.missing', shopId })),
    emitSent: emit(({ context: { clientId } }, { message }: { message: ChatMessage | undefined }) => ({
      type: 'message.sent',
      clientId,
      message,
    })),
    /** `type` is what became of the message. */
    report: emit(
      (
        { context: { clientId } },
        { type }: { type: 'message.failed' | 'message.unauthorized' | 'message.retried' | 'message.discarded' },
      ) => ({ type, clientId }),
    ),
    logFailure: logFailure(),
  },
});
