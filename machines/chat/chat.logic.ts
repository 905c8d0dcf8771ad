/**
 * What the chat computes: the params of its guards and actions, and pages of messages put together. The chat keeps each
 * message once, the oldest first; a page comes with the newest first.
 */
import type { ChatMessage, Conversation } from '#api/types/chat.ts';
import { type Id, isSameId } from '../shared/ids.ts';
import { chatPageSize } from './chat.constants.ts';
import type { ChatContext, ChatEvent, ChatShop, OlderThan, Outgoing, PendingIntent } from './chat.types.ts';

/** A chat in which nobody has written or read anything. */
export const emptyChat = {
  userId: undefined,
  search: '',
  conversations: [],
  pages: 0,
  activeShop: undefined,
  shop: undefined,
  productId: undefined,
  order: undefined,
  messages: [],
  olderCount: 0,
  heard: undefined,
  outbox: [],
  sendingId: undefined,
  drafts: {},
  attached: undefined,
  enlarged: undefined,
  unopened: [],
  stamp: { clientId: 'message-0', at: '' },
  pending: undefined,
  failure: undefined,
} satisfies Omit<ChatContext, 'page' | 'path'>;

type Responded<Output> = { event: { output: Output } };
type EventOf<Type extends ChatEvent['type']> = { event: Extract<ChatEvent, { type: Type }> };

/** Whether the page is the messages screen. */
export const isOnScreen = (page: string | undefined): boolean => page === 'messages';

/** Input of `listConversations`: what the search field has, from the first page on. */
export const firstPage = ({ context }: { context: ChatContext }) => ({ search: context.search.trim(), page: 1 });
export const messagesIn = ({ event }: Responded<ChatMessage[]>) => ({ page: event.output });
export const conversationsIn = ({ event }: Responded<Conversation[]>) => ({ page: event.output });
/** Params of the guard `isFound`, and of what follows it. */
export const foundShopIn = ({ event }: Responded<ChatShop | undefined>) => ({ shop: event.output as ChatShop });
export const pageIn = ({ event }: EventOf<'route.changed'>) => event;
export const sentIn = ({ event }: EventOf<'message.sent'>) => event;
export const userIn = ({ event }: EventOf<'session.started'>) => event;

export const intentIn = ({ event }: { event: PendingIntent }) => event;
export const textIn = ({ event }: { event: { clientId: string } }) => event;

/** Params of what concerns the shop of the conversation; also the input of `listMessages`. */
export const whoseShop = ({ context }: { context: ChatContext }) => ({ shopId: context.shop?.id ?? 0 });

/** Params of `sendToMessage`: the event of the shopper goes on to the text itself. */
export const forwardedIn = ({ event: { type, clientId } }: EventOf<'message.retry' | 'message.discard'>) => ({
  clientId,
  event: { type },
});

/** Params of `sendToMessage`: the text that is next starts. */
export const startWith =
  (type: 'message.post' | 'message.openAndPost') =>
  ({ context }: { context: ChatContext }) => ({ clientId: context.sendingId ?? '', event: { type } });

/** The body of `openConversation`. */
export const openingOf = ({ shop, userId, productId }: ChatContext) => ({
  shop_id: shop?.id ?? 0,
  type: 'user' as const,
  ...(userId ? { user_id: userId } : {}),
  ...(productId ? { product_id: productId } : {}),
});

/** The input of `listOlder`. */
export const olderThan = ({ shop, messages }: ChatContext): OlderThan => ({
  shopId: shop?.id ?? 0,
  beforeId: messages[0]?.id ?? 0,
  knownIds: messages.map(({ id }) => id),
});

/** The text that the shopper is writing to the shop. Ids are texts of the back end, so one may be `__proto__`. */
export const draftOf = ({ drafts, shop }: Pick<ChatContext, 'drafts' | 'shop'>): string =>
  shop && Object.hasOwn(drafts, shop.id) ? (drafts[shop.id] ?? '') : '';

/** The picture that goes to the shop with the next text. */
export const pictureIn = ({ attached, shop }: Pick<ChatContext, 'attached' | 'shop'>): File | undefined =>
  isSameId(attached?.shopId, shop?.id) ? attached?.files[0] : undefined;

/** The text that is sent next. */
export const nextIn = ({ outbox }: ChatContext): Outgoing | undefined => outbox.find(({ isFailed }) => !isFailed);

type Known = { messages: readonly ChatMessage[]; olderCount: number };

const oldestFirst = (page: readonly ChatMessage[]) => [...page].reverse();

type WithId = Pick<ChatMessage, 'id'>;

/** Whether a message is one of these. Ids have no order: only the place in a page tells what is newer. */
export const isAmong = (messages: readonly WithId[]) => {
  const ids = new Set(messages.map(({ id }) => `${id}`));
  return ({ id }: WithId) => ids.has(`${id}`);
};

const isJoined = (messages: readonly ChatMessage[], page: readonly ChatMessage[]) => messages.some(isAmong(page));

/** More messages have come than a page holds: between the known ones and the page there may be others. */
export const hasGap = (messages: readonly ChatMessage[], page: readonly ChatMessage[]) =>
  page.length >= chatPageSize && !isJoined(messages, page);

/**
 * The newest page replaces the messages that it covers. If more have come than fit into it, the known messages would have
 * a gap, so the page replaces them all.
 */
export const withNewest = ({ messages, olderCount }: Known, page: readonly ChatMessage[]): Known => {
  const newest = oldestFirst(page);
  if (!isJoined(messages, page)) return { messages: newest, olderCount: 0 };
  const covered = messages.findIndex(isAmong(page));
  return { messages: [...messages.slice(0, covered), ...newest], olderCount };
};

/** An older page goes before the known messages; those that newer ones have pushed into it are known already. */
export const withOlder = ({ messages, olderCount }: Known, page: readonly ChatMessage[]): Known => {
  const isKnown = isAmong(messages);
  const older = oldestFirst(page.filter((message) => !isKnown(message)));
  return { messages: [...older, ...messages], olderCount: olderCount + older.length };
};

/** A sent message is the newest one, unless the newest page had it already. */
export const withSent = ({ messages, olderCount }: Known, sent: ChatMessage): Known => ({
  messages: messages.some(isAmong([sent]))
    ? messages.map((message) => (isSameId(message.id, sent.id) ? sent : message))
    : [...messages, sent],
  olderCount,
});

/** The server has a text that is in one of its pages. */
export const isConfirmedBy =
  (page: readonly ChatMessage[]) =>
  ({ clientId }: Outgoing) =>
    page.some((message) => message.client_id === clientId);

/** The outbox without one text. */
export const withoutText = (outbox: readonly Outgoing[], id: string): readonly Outgoing[] =>
  outbox.filter(({ clientId }) => clientId !== id);

/** The newest message of the shop that was not known before. */
export const heardIn = (messages: readonly ChatMessage[], page: readonly ChatMessage[]): ChatMessage | undefined => {
  const isKnown = isAmong(messages);
  return page.find((message) => message.type === 'shop' && !isKnown(message));
};

/** The first page goes first; each conversation is there once. */
export const withLatest = (known: readonly Conversation[], page: readonly Conversation[]): readonly Conversation[] => [
  ...page,
  ...known.filter(({ id }) => !page.some((other) => isSameId(other.id, id))),
];

export const withMore = (known: readonly Conversation[], page: readonly Conversation[]): readonly Conversation[] => [
  ...known,
  ...page.filter(({ id }) => !known.some((other) => isSameId(other.id, id))),
];

/** All messages of this shop are read. */
export const withRead = (known: readonly Conversation[], shopId: Id): readonly Conversation[] =>
  known.map((conversation) =>
    isSameId(conversation.shop.id, shopId) && conversation.unread_message_shop > 0
      ? { ...conversation, unread_message_shop: 0, is_read: true }
      : conversation,
  );
