/** Types of the chat. */
import type { components } from '#api/generated/schema.ts';

export type Conversation = components['schemas']['Conversation'];
type FullMessage = components['schemas']['ChatMessage'];
/** A back end need not say what was read. */
export type ChatMessage = Omit<FullMessage, 'is_seen'> & { is_seen?: boolean | undefined };
export type ChatOrder = components['schemas']['ChatOrder'];
export type ChatProduct = components['schemas']['ChatProduct'];
export type ConversationOpening = components['schemas']['ConversationOpening'];
/** A text, a picture, or both. */
export type MessageForm = components['schemas']['MessageForm'] & { picture?: File | undefined };
