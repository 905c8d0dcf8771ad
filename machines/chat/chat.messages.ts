/** Pages of messages put together, oldest first, each message once. A page comes newest first. */
import type { ChatMessage, Conversation } from '#api/types/chat.ts';
import { chatPageSize } from '../constants.ts';
import type { Outgoing } from './chat.types.ts';

type Known = { messages: readonly ChatMessage[]; olderCount: number };

const oldestFirst = (page: readonly ChatMessage[]) => [...page].sort((a, b) => a.id - b.id);

const isJoined = (messages: readonly ChatMessage[], page: readonly ChatMessage[]) => {
  const from = Math.min(...page.map(({ id }) => id));
  return messages.some(({ id }) => id >= from);
};

/** More has come than a page holds: between what is known and the page there may be others. */
export const hasHole = (messages: readonly ChatMessage[], page: readonly ChatMessage[]) =>
  page.length >= chatPageSize && !isJoined(messages, page);

/**
 * The newest page takes the place of what it covers. Where more has come than fits into it, what is known would have
 * a hole, so the page replaces everything.
 */
export const withNewest = ({ messages, olderCount }: Known, page: readonly ChatMessage[]): Known => {
  const newest = oldestFirst(page);
  if (!isJoined(messages, page)) return { messages: newest, olderCount: 0 };
  const from = newest[0]?.id ?? 0;
  return { messages: [...messages.filter(({ id }) => id < from), ...newest], olderCount };
};

/** An older page stands before what is known; what new messages pushed into it is known already. */
export const withOlder = ({ messages, olderCount }: Known, page: readonly ChatMessage[]): Known => {
  const known = new Set(messages.map(({ id }) => id));
  const older = oldestFirst(page.filter(({ id }) => !known.has(id)));
  return { messages: [...older, ...messages], olderCount: olderCount + older.length };
};

/** What was sent stands where its number puts it, also when the newest page brought it already. */
export const withSent = ({ messages, olderCount }: Known, sent: ChatMessage): Known => {
  const others = messages.filter(({ id }) => id !== sent.id);
  const at = others.findLastIndex(({ id }) => id < sent.id) + 1;
  return { messages: [...others.slice(0, at), sent, ...others.slice(at)], olderCount };
};

/** What a page confirms need not be sent any more. */
export const unconfirmed = (outbox: readonly Outgoing[], page: readonly ChatMessage[]): readonly Outgoing[] =>
  outbox.filter(({ clientId }) => !page.some((message) => message.client_id === clientId));

/** The newest words of the shop that were not there before. */
export const heardIn = (messages: readonly ChatMessage[], page: readonly ChatMessage[]): ChatMessage | undefined => {
  const last = messages.at(-1)?.id ?? 0;
  return oldestFirst(page.filter(({ type, id }) => type === 'shop' && id > last)).at(-1);
};

/** The first page stands first; of the others each conversation stays once. */
export const withLatest = (known: readonly Conversation[], page: readonly Conversation[]): readonly Conversation[] => [
  ...page,
  ...known.filter(({ id }) => !page.some((other) => other.id === id)),
];

export const withMore = (known: readonly Conversation[], page: readonly Conversation[]): readonly Conversation[] => [
  ...known,
  ...page.filter(({ id }) => !known.some((other) => other.id === id)),
];

/** Nothing of this shop is unread any more. */
export const withRead = (known: readonly Conversation[], shopId: number): readonly Conversation[] =>
  known.map((conversation) =>
    conversation.shop.id === shopId && conversation.unread_message_shop > 0
      ? { ...conversation, unread_message_shop: 0, is_read: true }
      : conversation,
  );
