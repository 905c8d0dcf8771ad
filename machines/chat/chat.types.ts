/** The vocabulary of the chat. */
import type { ChatMessage, Conversation } from '#api/types/chat.ts';
import type { Failure } from '#api/types/failure.ts';
import type { OutgoingMessageReport } from '../outgoing-message/outgoing-message.types.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { FileRefusal } from '../shared/files.ts';
import type { Id } from '../shared/ids.ts';

export type { ChatMessage, ChatOrder, ChatProduct, Conversation } from '#api/types/chat.ts';

/** The shop that the shopper writes to; the first response brings what is not known yet. */
export type ChatShop = { id: Id; name?: string; logo?: string };

/** A text that the server has not confirmed, as its own chart last reported it. */
export type Outgoing = {
  /** A UUID: a response or a page that carries it is this message. */
  clientId: string;
  shopId: Id;
  text: string;
  /** The order that it is about. */
  orderId: Id | undefined;
  picture: File | undefined;
  /** When it was written, ISO 8601. */
  at: string;
  isFailed: boolean;
};

/** The order that the next text is about. */
export type AboutOrder = { id: Id; code: string };

export type Attached = { shopId: Id; files: readonly File[]; refused: readonly FileRefusal[] };

/** A picture of a message: its address, and whether the shopper sent it. */
export type Enlarged = { picture: string; isOwn: boolean };

/** The conversation that a press on a chat button opens. */
export type PendingIntent = { shop: ChatShop; productId?: Id; order?: AboutOrder };

export type ChatInput = {
  /** Who is signed in, if anybody is. */
  userId?: Id;
  /** The name of the page. */
  page: string | undefined;
  path: string;
};

/** The input of `listOlder`. `knownIds`: the oldest first. */
export type OlderThan = { shopId: Id; beforeId: Id; knownIds: readonly Id[] };

export type ChatContext = {
  userId: Id | undefined;
  page: string | undefined;
  path: string;
  search: string;
  conversations: readonly Conversation[];
  /** How many pages of the list were fetched. */
  pages: number;
  /** Chosen on the messages screen; kept while other pages are shown. */
  activeShop: ChatShop | undefined;
  /** The shop whose conversation is shown, on the screen or in the drawer. */
  shop: ChatShop | undefined;
  /** The conversation is opened about this product. */
  productId: Id | undefined;
  /** The next text names it, once. */
  order: AboutOrder | undefined;
  /** The oldest first, each once. */
  messages: readonly ChatMessage[];
  /** How many of the messages come before those of the first page. */
  olderCount: number;
  /** The newest message of the shop that came while the conversation was read. */
  heard: ChatMessage | undefined;
  /** In the order in which the texts are sent. */
  outbox: readonly Outgoing[];
  /** The text that is in flight. */
  sendingId: string | undefined;
  /** The unsent text of each shop, by its id. */
  drafts: Readonly<Record<string, string>>;
  /** What goes with the next text to this shop, or alone; `refused` are the files that were not taken. */
  attached: Attached | undefined;
  /** The picture that fills the window. */
  enlarged: Enlarged | undefined;
  /** Shops whose conversation could not be opened yet. */
  unopened: readonly Id[];
  /** The id and the time of the message that was written last. */
  stamp: { clientId: string; at: string };
  /** What the drawer shows after the login: what a guest pressed, or what was open when the session was lost. */
  pending: PendingIntent | undefined;
  failure: Failure | undefined;
};

export type ChatEvent =
  /** A chat button. */
  | ({ type: 'chat.open' } & PendingIntent)
  | { type: 'chat.close' }
  | { type: 'shop.choose'; shop: ChatShop }
  /** Back to the list, on a phone. */
  | { type: 'shop.leave' }
  | { type: 'search.type'; text: string }
  | { type: 'shops.more' }
  | { type: 'shops.retry' }
  | { type: 'conversation.refresh' }
  /** The top of what is loaded is near. */
  | { type: 'history.loadMore' }
  | { type: 'history.retry' }
  | { type: 'draft.type'; text: string }
  | { type: 'picture.choose'; files: readonly File[] }
  | { type: 'picture.remove' }
  | ({ type: 'picture.enlarge' } & Enlarged)
  | { type: 'picture.close' }
  | { type: 'message.send' }
  /** The next text is about no order. */
  | { type: 'order.detach' }
  | { type: 'message.retry'; clientId: string }
  /** The shopper gives up a text that could not be sent. */
  | { type: 'message.discard'; clientId: string }
  /** A shop has written, in any conversation. */
  | { type: 'message.received' }
  /** The shop has read what the shopper wrote. */
  | { type: 'messages.seen' }
  /** The connection is back: messages may have come meanwhile. */
  | { type: 'realtime.restored' }
  | { type: 'route.changed'; page: string; path: string }
  | { type: 'session.started'; user: { id: Id } }
  | { type: 'session.ended' }
  /** The visitor closed the login dialog. */
  | { type: 'login.abandoned' }
  /** The chart raises it: the newest page may confirm the text that is in flight. */
  | { type: 'messages.fetched' }
  | OutgoingMessageReport
  | FailureLogged;

export type ChatEmitted =
  | FailureLogged
  /** The server marked messages as seen: there are fewer unread ones. */
  | { type: 'messages.read' }
  /** A guest pressed a chat button. */
  | { type: 'login.requested' }
  /** The session is over. */
  | { type: 'login.required' };

/** What one bubble shows. */
export type ChatEntry = {
  /** Stays the same when the server confirms a text. */
  key: string;
  isOwn: boolean;
  text: string | undefined;
  product: ChatMessage['product'];
  order: ChatMessage['order'];
  /** Its address, or the file that is not sent yet. */
  picture: string | File | undefined;
  at: string;
  state: 'sent' | 'waiting' | 'failed';
  /** Whether the shop has read it; undefined where the back end does not say, and for messages of the shop. */
  isRead: boolean | undefined;
  /** For a retry. */
  clientId: string | undefined;
  /** The day on which it was written, where the reader is; only to be compared. */
  day: string;
  /** Whether it is the first one of its day among those that are loaded. */
  startsDay: boolean;
};

export type ShopsFacts = {
  stage: 'loading' | 'listing' | 'failed';
  search: string;
  conversations: readonly Conversation[];
  isLoadingMore: boolean;
  hasMore: boolean;
  activeShopId: Id | undefined;
  failure: Failure | undefined;
};

export type ConversationFacts = {
  stage: 'none' | 'loading' | 'failed' | 'reading';
  shop: ChatShop | undefined;
  isOnline: boolean;
  failure: Failure | undefined;
};

export type HistoryFacts = {
  entries: readonly ChatEntry[];
  /** How many of the entries come before those of the first page. */
  olderCount: number;
  older: 'idle' | 'loading' | 'failed' | 'ended';
  heard: ChatMessage | undefined;
  failedCount: number;
};
