/** What a view may know of the chat. */
import type { SnapshotFrom } from 'xstate';
import type { FileRefusal } from '../shared/files.ts';
import { isSameId } from '../shared/ids.ts';
import { memoize } from '../shared/memoize.ts';
import { draftOf, pictureIn } from './chat.logic.ts';
import type { chatMachine } from './chat.machine.ts';
import type {
  AboutOrder,
  ChatContext,
  ChatEntry,
  ChatMessage,
  ChatShop,
  ConversationFacts,
  Enlarged,
  HistoryFacts,
  Outgoing,
  ShopsFacts,
} from './chat.types.ts';

const none: readonly FileRefusal[] = [];

type Snapshot = Pick<SnapshotFrom<typeof chatMachine>, 'matches' | 'context'>;

const inShops = (snapshot: Snapshot, state: 'loadingMore' | 'ended' | 'failed' | 'loading') =>
  snapshot.matches({ open: { shops: { shown: state } } });
const inConversation = (snapshot: Snapshot, state: 'none' | 'failed' | 'reading') =>
  snapshot.matches({ open: { conversation: state } });
const inHistory = (snapshot: Snapshot, history: 'loading' | 'failed' | 'ended') =>
  snapshot.matches({ open: { conversation: { reading: { history } } } });

const stageOfShops = (snapshot: Snapshot): ShopsFacts['stage'] => {
  if (inShops(snapshot, 'failed')) return 'failed';
  const isLoading = inShops(snapshot, 'loading') && snapshot.context.conversations.length === 0;
  return isLoading ? 'loading' : 'listing';
};

/** The list of the messages screen; compare with `shallowEqual`. */
export const selectShops = (snapshot: Snapshot): ShopsFacts => ({
  stage: stageOfShops(snapshot),
  search: snapshot.context.search,
  conversations: snapshot.context.conversations,
  isLoadingMore: inShops(snapshot, 'loadingMore'),
  hasMore: !inShops(snapshot, 'ended'),
  activeShopId: snapshot.context.activeShop?.id,
  failure: snapshot.context.failure,
});

const stageOf = (snapshot: Snapshot): ConversationFacts['stage'] => {
  if (inConversation(snapshot, 'reading')) return 'reading';
  if (inConversation(snapshot, 'failed')) return 'failed';
  return snapshot.context.shop ? 'loading' : 'none';
};

/** What was pressed on may lack a name or a logo; the list and the messages have both. */
const shopOf = ({ shop, conversations, messages }: ChatContext): ChatShop | undefined => {
  const known =
    messages[0]?.shop ?? conversations.find((conversation) => isSameId(conversation.shop.id, shop?.id))?.shop;
  return known ?? shop;
};

export const selectConversation = (snapshot: Snapshot): ConversationFacts => ({
  stage: stageOf(snapshot),
  shop: shopOf(snapshot.context),
  isOnline: snapshot.context.messages.some(({ shop_active_status: isActive }) => isActive),
  failure: snapshot.context.failure,
});

/** The order that the next text is about. */
export const selectAboutOrder = ({ context }: Snapshot): AboutOrder | undefined => context.order;

export const selectDraft = ({ context }: Snapshot): string => draftOf(context);

/** The picture that goes with the next text, and the files of the last choice that were not taken. */
export const selectAttached = ({ context }: Snapshot) => ({
  picture: pictureIn(context),
  refused: isSameId(context.attached?.shopId, context.shop?.id) ? (context.attached?.refused ?? none) : none,
});

export const selectEnlarged = ({ context }: Snapshot): Enlarged | undefined => context.enlarged;

type EntryOfDay = Omit<ChatEntry, 'day' | 'startsDay' | 'isRead'>;

// One entry for one message, so that a bubble that does not change is not drawn again.
const entries = new WeakMap<object, ChatEntry>();

/** It becomes another one only when it begins a day, no longer does because older ones were loaded, or has been read. */
const entryOnce = <From extends object>(
  from: From,
  before: ChatEntry | undefined,
  isRead: boolean | undefined,
  make: (from: From) => EntryOfDay,
): ChatEntry => {
  const known = entries.get(from);
  const made = known ?? make(from);
  const day = known?.day ?? new Date(made.at).toDateString();
  const startsDay = day !== before?.day;
  if (known?.startsDay === startsDay && known.isRead === isRead) return known;
  const entry = { ...made, day, startsDay, isRead };
  entries.set(from, entry);
  return entry;
};

const ofMessage = ({ id, client_id, type, message, product, order, picture, created_at }: ChatMessage): EntryOfDay => ({
  key: client_id ?? String(id),
  isOwn: type === 'user',
  text: message ?? undefined,
  product,
  order,
  picture: picture || undefined,
  at: created_at,
  state: 'sent',
  clientId: undefined,
});

const ofOutgoing = ({ clientId, text, picture, at, isFailed }: Outgoing): EntryOfDay => ({
  key: clientId,
  isOwn: true,
  text,
  product: null,
  order: null,
  picture,
  at,
  state: isFailed ? 'failed' : 'waiting',
  clientId,
});

/** Whether the shop has read it; only what the shopper wrote is waited for. */
const isSeen = ({ type, is_seen: seen }: ChatMessage) => (type === 'user' ? seen : undefined);

const listOfMessages = memoize((messages: ChatContext['messages']): readonly ChatEntry[] => {
  const list: ChatEntry[] = [];
  const lastRead = messages.findLastIndex((message) => isSeen(message) === true);
  for (const [at, message] of messages.entries())
    list.push(entryOnce(message, list.at(-1), isSeen(message) === false ? at < lastRead : isSeen(message), ofMessage));
  return list;
});

type Shown = { outbox: ChatContext['outbox']; list: readonly ChatEntry[] };

// The list stays equal to itself while neither the messages nor what is written change.
const lists = new WeakMap<ChatContext['messages'], Shown>();

const listOf = ({ messages, outbox, shop }: ChatContext): readonly ChatEntry[] => {
  const known = lists.get(messages);
  if (known?.outbox === outbox) return known.list;
  const list = [...listOfMessages(messages)];
  const written = outbox.filter(({ shopId }) => isSameId(shopId, shop?.id));
  for (const outgoing of written) list.push(entryOnce(outgoing, list.at(-1), undefined, ofOutgoing));
  lists.set(messages, { outbox, list });
  return list;
};

const stageOfOlder = (snapshot: Snapshot): HistoryFacts['older'] =>
  (['loading', 'failed', 'ended'] as const).find((state) => inHistory(snapshot, state)) ?? 'idle';

/** The bubbles, and what stands above them. */
export const selectHistory = (snapshot: Snapshot): HistoryFacts => {
  const { context } = snapshot;
  return {
    entries: listOf(context),
    olderCount: context.olderCount,
    older: stageOfOlder(snapshot),
    heard: context.heard,
    failedCount: context.outbox.filter(({ isFailed, shopId }) => isFailed && isSameId(shopId, context.shop?.id)).length,
  };
};
