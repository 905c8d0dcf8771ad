/** Presence: when the shopper was last active, and how much is unread. */
import type { Client } from '../client.ts';
import { bodyOf, dataOf } from '../data-of.ts';
import type { QueryOf } from '../types/query.ts';

/** Shows the shopper as online for ten minutes. */
export const updateLastSeen = async (
  client: Client,
  _input: Record<string, never> = {},
  signal: AbortSignal | null = null,
): Promise<void> => {
  await bodyOf(client.POST('/update-last-seen', { body: {}, signal }));
};

const countOf = (value: unknown): number => Math.max(0, Number(value)) || 0;

/** Servers nest the number at one of two depths, some as text; anything that is not a number counts as none. */
export const countUnreadMessages = async (
  client: Client,
  query: QueryOf<'countUnreadMessages'> = {},
  signal: AbortSignal | null = null,
): Promise<{ unread_messages: number }> => {
  const { data, unread_messages: outer } = await dataOf(client.GET('/unread-messages', { params: { query }, signal }));
  return { unread_messages: countOf(data?.unread_messages ?? outer) };
};
