/** The chat with shops. */
import type { Client } from '../client.ts';
import { bodyOf, checkedDataOf, written } from '../data-of.ts';
import { formDataOf } from '../form-data.ts';
import type { ChatMessage, Conversation, ConversationOpening, MessageForm } from '../types/chat.ts';
import type { Id } from '../types/id.ts';
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

/** The newest first; an empty page is the end. Fetching the first page marks the shop's messages as read. */
export const listMessages = async (
  client: Client,
  query: QueryOf<'listMessages'>,
  signal: AbortSignal | null = null,
): Promise<ChatMessage[]> =>
  (await checkedDataOf(client.GET('/get-message', { params: { query }, signal }), messagesValidator)).data;

/** Required before the first message; repeating it is harmless. */
export const openConversation = async (
  client: Client,
  body: ConversationOpening,
  signal: AbortSignal | null = null,
): Promise<void> => {
  await bodyOf(client.POST('/store-message', { body: { type: 'user', ...body }, signal }));
};

/** Shows the shop for five seconds that the shopper is writing. */
export const announceTyping = async (
  client: Client,
  body: { shop_id: Id },
  signal: AbortSignal | null = null,
): Promise<void> => {
  await bodyOf(client.POST('/chat-typing', { body, signal }));
};

/** `client_id`: one UUID per message, so that a repeated call stores it once. Some back ends echo no message. */
export const sendMessage = async (
  client: Client,
  { picture, ...message }: MessageForm,
  signal: AbortSignal | null = null,
): Promise<ChatMessage | undefined> => {
  const fields = { type: 'user', ...message } as const;
  const body = picture ? (formDataOf({ ...fields, picture }) as never) : fields;
  const response = client.POST('/send-message', { body, signal });
  return (await written(response, (given) => checkedDataOf(given, messageValidator))).data;
};
