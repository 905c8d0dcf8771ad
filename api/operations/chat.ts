/** The chat with shops. */
import type { Client } from '../client.ts';
import { bodyOf, checkedDataOf } from '../data-of.ts';
import type { ChatMessage, Conversation, ConversationOpening, MessageForm } from '../types/chat.ts';
import type { QueryOf } from '../types/query.ts';

const conversationsValidator = async () => (await import('../validators/chat.ts')).conversationsValidator;
const messagesValidator = async () => (await import('../validators/chat.ts')).messagesValidator;
const messageValidator = async () => (await import('../validators/chat.ts')).messageValidator;

/** The latest first; an empty page is the end. */
export const listConversations = async (
  client: Client,
  query: QueryOf<'listConversations'> = {},
  signal: AbortSignal | null = null,
): Promise<Conversation[]> =>
  (await checkedDataOf(client.GET('/get-shops', { params: { query }, signal }), conversationsValidator)).data;

/** The newest first; an empty page is the end. The first page marks what the shop wrote as seen. */
export const listMessages = async (
  client: Client,
  query: QueryOf<'listMessages'>,
  signal: AbortSignal | null = null,
): Promise<ChatMessage[]> =>
  (await checkedDataOf(client.GET('/get-message', { params: { query }, signal }), messagesValidator)).data;

/** Must come before the first message; again is no harm. */
export const openConversation = async (
  client: Client,
  body: ConversationOpening,
  signal: AbortSignal | null = null,
): Promise<void> => {
  await bodyOf(client.POST('/store-message', { body: { type: 'user', ...body }, signal }));
};

/** `client_id`: one UUID per message, so that a repeated call keeps it once. */
export const sendMessage = async (
  client: Client,
  body: MessageForm,
  signal: AbortSignal | null = null,
): Promise<ChatMessage> =>
  (await checkedDataOf(client.POST('/send-message', { body: { type: 'user', ...body }, signal }), messageValidator))
    .data;
