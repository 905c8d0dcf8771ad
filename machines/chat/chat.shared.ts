/** What the regions of the chat have in common. */
import type { ChatMessage, Conversation } from '#api/types/chat.ts';
import { errorIn, errorOf } from '../shared/failure.ts';
import type { ChatShop } from './chat.types.ts';

type Answered<Output> = { event: { output: Output } };

export const messagesIn = ({ event }: Answered<ChatMessage[]>) => ({ page: event.output });
export const conversationsIn = ({ event }: Answered<Conversation[]>) => ({ page: event.output });
/** Asked only where a shop was found. */
export const shopFound = ({ event }: Answered<ChatShop | undefined>) => ({ shop: event.output as ChatShop });

/** The session is over, whatever was asked. */
export const unauthorized = {
  guard: { type: 'isUnauthorized', params: errorIn },
  target: '#chat.expired',
  actions: ['requeueAfterLogin', 'emitLoginRequired'],
} as const;

/** Failures of the chat are for the log. */
export const logFailure = (operation: string) => ({ type: 'logFailure', params: errorOf(operation) }) as const;
export const logTimeout = (operation: string) =>
  ({ type: 'logFailure', params: { operation, error: { kind: 'network' } } }) as const;
