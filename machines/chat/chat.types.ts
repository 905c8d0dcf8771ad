/** The vocabulary of the chat. */
import type { ChatMessage, Conversation } from '#api/types/chat.ts';
import type { Failure } from '#api/types/failure.ts';
import type { FailureLogged } from '../shared/failure.ts';

export type { ChatMessage, ChatProduct, Conversation } from '#api/types/chat.ts';

/** Whom the shopper writes to; what is not known yet comes with the first response. */
export type ChatShop = { id: number; name?: string; logo?: string };

/** A text that the server has not confirmed. */
export type Outgoing = {
  /** A UUID: a response or a page that carries it is this message. */
  clientId: string;
  shopId: number;
  text: string;
  /** When it was written, ISO 8601. */
  at: string;
  isFailed: boolean;
};

/** What a press on a chat button asks for. */
export type PendingIntent = { shop: ChatShop; productId?: number };

export type ChatInput = {
  /** Who is signed in, if anybody is. */
  userId?: number;
  /** Where the shopper is. */
  path: string;
};

export type ChatContext = {
  userId: number | undefined;
  path: string;
  search: string;
  conversations: readonly Conversation[];
  /** How many pages of the list were read. */
  pages: number;
  /** Chosen on the messages screen; kept while other pages are shown. */
  activeShop: ChatShop | undefined;
  /** Whose conversation is read now, on the screen or in the drawer. */
  shop: ChatShop | undefined;
  /** The conversation is opened about this product. */
  productId: number | undefined;
  /** The oldest first, each once. */
  messages: readonly ChatMessage[];
  /** How many of the messages stand before the first that was shown. */
  olderCount: number;
  isOnline: boolean;
  /** The newest message of the shop that came while the conversation was read. */
  heard: ChatMessage | undefined;
  /** The first written is the first sent. */
  outbox: readonly Outgoing[];
  /** The one that is sent now. */
  sendingId: string | undefined;
  /** What stands in the box of each shop. */
  drafts: Readonly<Record<number, string>>;
  /** Shops whose conversation could not be opened yet. */
  unopened: readonly number[];
  /** The name and the time of the next message. */
  stamp: { clientId: string; at: string };
  /** What a guest pressed, or what was open when the session was lost. */
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
  | { type: 'shops.reload' }
  | { type: 'conversation.reload' }
  /** The top of what is loaded is near. */
  | { type: 'history.loadMore' }
  | { type: 'history.retry' }
  | { type: 'draft.type'; text: string }
  | { type: 'message.send' }
  | { type: 'message.retry'; clientId: string }
  /** What could not be sent is not wanted any more. */
  | { type: 'message.discard'; clientId: string }
  /** A shop wrote, somewhere. */
  | { type: 'message.received' }
  /** Messages may have come while nobody listened. */
  | { type: 'realtime.restored' }
  | { type: 'route.changed'; path: string }
  | { type: 'session.started'; user: { id: number } }
  | { type: 'session.ended' }
  /** The visitor closed the login dialog. */
  | { type: 'login.abandoned' };

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
  /** Stays the same when a text that was sent is confirmed. */
  key: string;
  isOwn: boolean;
  text: string | undefined;
  product: ChatMessage['product'];
  at: string;
  state: 'sent' | 'waiting' | 'failed';
  /** Names it for another try. */
  clientId: string | undefined;
};

export type ShopsFacts = {
  stage: 'loading' | 'listing' | 'failed';
  search: string;
  conversations: readonly Conversation[];
  isLoadingMore: boolean;
  hasMore: boolean;
  activeShopId: number | undefined;
};

export type ConversationFacts = {
  stage: 'none' | 'loading' | 'failed' | 'reading';
  shop: ChatShop | undefined;
  isOnline: boolean;
};

export type HistoryFacts = {
  entries: readonly ChatEntry[];
  /** How many stand before the first that was shown. */
  olderCount: number;
  older: 'idle' | 'loading' | 'failed' | 'ended';
  heard: ChatMessage | undefined;
  failedCount: number;
};
