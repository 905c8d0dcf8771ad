/** The vocabulary of one outgoing message. */
import type { ChatMessage } from '#api/types/chat.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { Id } from '../shared/ids.ts';

export type OutgoingMessageInput = {
  /** A UUID: a response or a page that carries it is this message. */
  clientId: string;
  shopId: Id;
  text: string;
  /** The order that it is about. */
  orderId: Id | undefined;
  /** A picture that goes with the text, or alone. */
  picture: File | undefined;
  userId: Id | undefined;
};

/** What the chat tells the message, and what the shopper does with a failed one. */
export type OutgoingMessageEvent =
  | { type: 'message.post' }
  /** The conversation could not be opened earlier, and must be before the text is sent. */
  | { type: 'message.openAndPost' }
  /** The session is over: the request is aborted, and sent after the login. */
  | { type: 'message.cancel' }
  | { type: 'message.retry' }
  | { type: 'message.discard' };

type OfMessage = { clientId: string };

/** What the chat learns from the message. */
export type OutgoingMessageReport =
  | { type: 'conversation.opened'; shopId: Id }
  /** The server knows no such conversation: it must be opened before another try. */
  | { type: 'conversation.missing'; shopId: Id }
  | ({ type: 'message.sent'; message: ChatMessage | undefined } & OfMessage)
  | ({ type: 'message.failed' } & OfMessage)
  | ({ type: 'message.unauthorized' } & OfMessage)
  | ({ type: 'message.retried' } & OfMessage)
  | ({ type: 'message.discarded' } & OfMessage);

export type OutgoingMessageEmitted = FailureLogged | OutgoingMessageReport;

const ofFailed = ['message.retry', 'message.discard'] as const;
const ofChat = ['message.post', 'message.openAndPost'] as const;

/** Only a failed message is retried or discarded, and only one that is in flight is cancelled. */
export const outgoingMessageIgnored = [
  ...[...ofFailed, 'message.cancel'].map((type) => ['waiting', type] as const),
  ...[...ofFailed, ...ofChat].flatMap((type) => [
    ['sending.opening', type] as const,
    ['sending.posting', type] as const,
  ]),
  ...[...ofChat, 'message.cancel'].map((type) => ['failed', type] as const),
  ['sent', '*'],
  ['discarded', '*'],
];
