/** Types of the chat. */
import type { components } from '#api/generated/schema.ts';

export type Conversation = components['schemas']['Conversation'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type ChatProduct = components['schemas']['ChatProduct'];
export type ConversationOpening = components['schemas']['ConversationOpening'];
export type MessageForm = components['schemas']['MessageForm'];
