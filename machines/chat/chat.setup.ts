/** The chat's ports, guards and actions; `chat.machine.ts` and its regions say when each counts. */
import { assign, emit, setup } from 'xstate';
import type { ChatMessage, Conversation, ConversationOpening, MessageForm } from '#api/types/chat.ts';
import { chatFetchLockMs, drawerScrollDebounceMs, requestTimeoutMs, shopSearchDebounceMs } from '../constants.ts';
import { emitLoginRequired } from '../shared/failure.actions.ts';
import { failureFrom, failureOf, isUnauthorized, logFailure, type WithError } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import {
  hasHole,
  heardIn,
  unconfirmed,
  withLatest,
  withMore,
  withNewest,
  withOlder,
  withRead,
  withSent,
} from './chat.messages.ts';
import type {
  ChatContext,
  ChatEmitted,
  ChatEvent,
  ChatInput,
  ChatShop,
  Outgoing,
  PendingIntent,
} from './chat.types.ts';

export type Sent = Required<Pick<MessageForm, 'shop_id' | 'message'>> & { client_id: string };
export type OlderThan = { shopId: number; beforeId: number; knownCount: number };

type WithPath = { path: string };
type WithPage = { page: readonly ChatMessage[] };
type WithConversations = { page: readonly Conversation[] };
type WithUser = { user: { id: number } };

const screenPath = '/massages';

/** What is nobody's. */
export const nothing = {
  userId: undefined,
  search: '',
  conversations: [],
  pages: 0,
  activeShop: undefined,
  shop: undefined,
  productId: undefined,
  messages: [],
  olderCount: 0,
  isOnline: false,
  heard: undefined,
  outbox: [],
  sendingId: undefined,
  drafts: {},
  unopened: [],
  stamp: { clientId: 'message-0', at: '' },
  pending: undefined,
  failure: undefined,
} satisfies Omit<ChatContext, 'path'>;

const unread = { messages: [], olderCount: 0, isOnline: false, heard: undefined, failure: undefined };

const nextIn = ({ outbox }: ChatContext): Outgoing | undefined => outbox.find(({ isFailed }) => !isFailed);
/** What is sent now; undefined also where a page has confirmed it already. */
export const inFlight = ({ outbox, sendingId }: ChatContext): Outgoing | undefined =>
  outbox.find(({ clientId }) => clientId === sendingId);
const draftOf = ({ drafts, shop }: ChatContext) => drafts[shop?.id ?? 0] ?? '';
const isOnlineIn = (page: readonly ChatMessage[]) => page.some(({ shop_active_status }) => shop_active_status);

export const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as ChatInput,
    emitted: {} as ChatEmitted,
  },
  actors: {
    listConversations: port<Conversation[], { search: string; page: number }>('listConversations'),
    /** The shop that was active on an earlier visit. */
    recallShop: port<ChatShop | undefined>('recallShop'),
    openConversation: port<void, ConversationOpening>('openConversation'),
    /** The same, before a message that could not be sent without it. */
    openFirst: port<void, ConversationOpening>('openFirst'),
    listMessages: port<ChatMessage[], { shopId: number }>('listMessages'),
    listOlder: port<ChatMessage[], OlderThan>('listOlder'),
    sendMessage: port<ChatMessage, Sent>('sendMessage'),
  },
  delays: {
    requestTimeout: requestTimeoutMs,
    searchDebounce: shopSearchDebounceMs,
    scrollDebounce: drawerScrollDebounceMs,
    fetchLock: chatFetchLockMs,
  },
  guards: {
    isSignedIn: ({ context }) => context.userId !== undefined,
    isOther: ({ context }, { user }: WithUser) => context.userId !== user.id,
    isOnScreen: ({ context }) => context.path === screenPath,
    isOffScreen: ({ context }) => context.path !== screenPath,
    isMove: ({ context }, { path }: WithPath) => context.path !== path,
    isIncoming: ({ context }, { path }: WithPath) => path === screenPath && context.path !== path,
    isReturn: ({ context }, { path }: WithPath) =>
      path === screenPath && context.path !== path && context.activeShop !== undefined,
    hasShop: ({ context }) => context.shop !== undefined,
    hasPendingIntent: ({ context }) => context.pending !== undefined,
    isShown: ({ context }, { shop }: { shop: ChatShop }) => context.shop?.id === shop.id,
    isFound: (_, { shop }: { shop: ChatShop | undefined }) => shop !== undefined,
    isEmpty: (_, { page }: { page: readonly unknown[] }) => page.length === 0,
    isEmptyPage: ({ context }, { page }: WithPage) =>
      page.every(({ id }) => context.messages.some((known) => known.id === id)),
    hasHole: ({ context }, { page }: WithPage) => hasHole(context.messages, page),
    isSayable: ({ context }) => context.shop !== undefined && draftOf(context).trim() !== '',
    hasWaiting: ({ context }) => nextIn(context) !== undefined,
    isUnopened: ({ context }) => context.unopened.includes(nextIn(context)?.shopId ?? 0),
    isUnauthorized: isUnauthorized(),
    isMissing: (_, { error }: WithError) => failureOf(error).status === 404,
  },
  actions: {
    // Filled in `chat.live.ts`.
    storeShop: () => {},
    /** Counts, so that tests can foretell it; `chat.live.ts` draws a UUID and looks at the clock. */
    drawStamp: assign(({ context: { stamp } }) => ({
      stamp: { ...stamp, clientId: `message-${Number(stamp.clientId.split('-').at(-1)) + 1}` },
    })),

    storePath: assign((_, { path }: WithPath) => ({ path })),
    welcome: assign(({ context: { pending } }, { user }: WithUser) => ({
      userId: user.id,
      shop: pending?.shop,
      productId: pending?.productId,
    })),
    clear: assign(nothing),
    want: assign((_, { shop, productId }: PendingIntent) => ({
      pending: { shop, ...(productId ? { productId } : {}) },
    })),
    /** The drawer that was open when the session was lost opens again after the login. */
    requeueAfterLogin: assign(({ context: { path, shop } }) => ({
      pending: shop && path !== screenPath ? { shop } : undefined,
    })),
    dropPendingIntent: assign({ pending: undefined }),

    typeSearch: assign((_, { text }: { text: string }) => ({ search: text })),
    replaceShops: assign((_, { page }: WithConversations) => ({ conversations: page, pages: 1, failure: undefined })),
    refreshShops: assign(({ context }, { page }: WithConversations) => ({
      conversations: withLatest(context.conversations, page),
    })),
    addShops: assign(({ context }, { page }: WithConversations) => ({
      conversations: withMore(context.conversations, page),
      pages: context.pages + 1,
    })),

    turnTo: assign((_, { shop, productId }: PendingIntent) => ({ ...unread, shop, productId })),
    turnToActive: assign(({ context: { activeShop } }) => ({ ...unread, shop: activeShop, productId: undefined })),
    activate: assign(({ context: { shop } }) => ({ activeShop: shop })),
    activateOnScreen: assign(({ context: { shop, activeShop, path } }) => ({
      activeShop: path === screenPath ? shop : activeShop,
    })),
    deactivate: assign({ activeShop: undefined }),
    leaveShop: assign({ ...unread, shop: undefined, productId: undefined }),
    markOpened: assign(({ context: { unopened, shop } }) => ({
      unopened: unopened.filter((id) => id !== shop?.id),
    })),
    markUnopened: assign(({ context: { unopened, shop } }) => ({
      unopened: shop ? [...new Set([...unopened, shop.id])] : unopened,
    })),
    assignFirst: assign(({ context }, { page }: WithPage) => ({
      ...withNewest({ messages: [], olderCount: 0 }, page),
      outbox: unconfirmed(context.outbox, page),
      isOnline: isOnlineIn(page),
      failure: undefined,
    })),
    assignNews: assign(({ context }, { page }: WithPage) => ({
      ...withNewest(context, page),
      outbox: unconfirmed(context.outbox, page),
      heard: heardIn(context.messages, page) ?? context.heard,
      isOnline: isOnlineIn(page),
    })),
    assignOlder: assign(({ context }, { page }: WithPage) => withOlder(context, page)),
    markRead: assign(({ context }) => ({ conversations: withRead(context.conversations, context.shop?.id ?? 0) })),
    emitMessagesRead: emit({ type: 'messages.read' }),

    typeDraft: assign(({ context: { drafts, shop } }, { text }: { text: string }) => ({
      drafts: shop ? { ...drafts, [shop.id]: text } : drafts,
    })),
    enqueueDraft: assign(({ context }) => {
      const { drafts, outbox, shop, stamp } = context;
      const shopId = shop?.id ?? 0;
      const outgoing = { ...stamp, shopId, text: draftOf(context).trim(), isFailed: false };
      return { outbox: [...outbox, outgoing], drafts: { ...drafts, [shopId]: '' } };
    }),
    /** It is the last to be written now. */
    tryAgain: assign(({ context: { outbox } }, { clientId }: { clientId: string }) => ({
      outbox: [
        ...outbox.filter((other) => other.clientId !== clientId),
        ...outbox.filter((other) => other.clientId === clientId).map((other) => ({ ...other, isFailed: false })),
      ],
    })),
    /** One that is in flight cannot be called back. */
    discard: assign(({ context: { outbox } }, { clientId }: { clientId: string }) => ({
      outbox: outbox.filter((other) => !(other.isFailed && other.clientId === clientId)),
    })),
    begin: assign(({ context }) => ({ sendingId: nextIn(context)?.clientId })),
    assignSent: assign(({ context }, { message }: { message: ChatMessage }) => ({
      ...(message.shop.id === context.shop?.id ? withSent(context, message) : {}),
      outbox: context.outbox.filter(({ clientId }) => clientId !== context.sendingId),
      sendingId: undefined,
    })),
    fail: assign(({ context: { outbox, sendingId } }) => ({
      outbox: outbox.map((other) => (other.clientId === sendingId ? { ...other, isFailed: true } : other)),
      sendingId: undefined,
    })),
    assignOpened: assign(({ context }) => ({
      unopened: context.unopened.filter((id) => id !== inFlight(context)?.shopId),
    })),
    assignUnopened: assign(({ context }) => ({
      unopened: [...new Set([...context.unopened, inFlight(context)?.shopId ?? 0])],
    })),

    assignFailure: assign(failureFrom),
    logFailure: logFailure(),
    requestLogin: emit({ type: 'login.requested' }),
    emitLoginRequired: emitLoginRequired(),
  },
});
