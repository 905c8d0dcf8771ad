/** Types of the chat. */
import type { components } from '#api/generated/schema.ts';
import type { Id } from './id.ts';

export type Conversation = components['schemas']['Conversation'];
type FullMessage = components['schemas']['ChatMessage'];
/** A back end need not say what was read. */
export type ChatMessage = Omit<FullMessage, 'is_seen' | 'product'> & {
  is_seen?: boolean | undefined;
  product?: ChatProduct | null;
};
export type ChatOrder = components['schemas']['ChatOrder'];
/** A back end need not say which product a card leads to. */
export type ChatProduct = Omit<components['schemas']['ChatProduct'], 'id'> & { id?: Id | undefined };
export type ConversationOpening = components['schemas']['ConversationOpening'];
/** A text, a picture, or both. */
export type MessageForm = components['schemas']['MessageForm'] & { picture?: File | undefined };
