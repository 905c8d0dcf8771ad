/** The chat's ports, guards and actions; `chat.machine.ts` says when each counts. */
import { assign, emit, raise, sendTo, setup } from 'xstate';
import type { ChatMessage, Conversation, ConversationOpening } from '#api/types/chat.ts';
import { requestTimeoutMs } from '../constants.ts';
import { chatPhotoLimits } from '../file-limits.ts';
import { outgoingMessageMachine } from '../outgoing-message/outgoing-message.machine.ts';
import type { OutgoingMessageEvent } from '../outgoing-message/outgoing-message.types.ts';
import { emitLoginRequired } from '../shared/failure.actions.ts';
import { type FailureLogged, failureFrom, isUnauthorized, logFailure } from '../shared/failure.ts';
import { pickFiles } from '../shared/files.ts';
import { hasId, type Id, isSameId, withId, withoutId } from '../shared/ids.ts';
import { port } from '../shared/port.ts';
import { relay } from '../shared/relay.ts';
import { chatFetchLockMs, drawerScrollDebounceMs, shopSearchDebounceMs } from './chat.constants.ts';
import {
  draftOf,
  emptyChat,
  hasGap,
  heardIn,
  isAmong,
  isConfirmedBy,
  isOnScreen,
  nextIn,
  pictureIn,
  withLatest,
  withMore,
  withNewest,
  withOlder,
  withoutText,
  withRead,
  withSent,
} from './chat.logic.ts';
import { cancelMessages, spawnMessage, stopConfirmed, stopMessage, stopMessages } from './chat.texts.ts';
import type {
  ChatContext,
  ChatEmitted,
  ChatEvent,
  ChatInput,
  ChatShop,
  Enlarged,
  OlderThan,
  PendingIntent,
} from './chat.types.ts';

type WithPage = { page: string; path: string };
type WithMessages = { page: readonly ChatMessage[] };
type WithConversations = { page: readonly Conversation[] };
type WithUser = { user: { id: Id } };
type OfMessage = { clientId: string };
type Sent = OfMessage & { message: ChatMessage | undefined };

/** A conversation of which nothing has been fetched. */
const emptyConversation = {
  ...{ messages: [], olderCount: 0 },
  ...{ heard: undefined, enlarged: undefined, failure: undefined },
};

export const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as ChatInput,
    emitted: {} as ChatEmitted,
  },
  actors: {
    outgoingMessage: outgoingMessageMachine,
    relay,
    listConversations: port<Conversation[], { search: string; page: number }>('listConversations'),
    /** The shop that was active on an earlier visit. */
    recallShop: port<ChatShop | undefined>('recallShop'),
    openConversation: port<void, ConversationOpening>('openConversation'),
    listMessages: port<ChatMessage[], { shopId: Id }>('listMessages'),
    listOlder: port<ChatMessage[], OlderThan>('listOlder'),
  },
  delays: {
    requestTimeout: requestTimeoutMs,
    searchDebounce: shopSearchDebounceMs,
    scrollDebounce: drawerScrollDebounceMs,
    fetchLock: chatFetchLockMs,
  },
  guards: {
    isSignedIn: ({ context }) => context.userId !== undefined,
    isOther: ({ context }, { user }: WithUser) => !isSameId(context.userId, user.id),
    isOnScreen: ({ context }) => isOnScreen(context.page),
    isOffScreen: ({ context }) => !isOnScreen(context.page),
    changesPath: ({ context }, { path }: WithPage) => context.path !== path,
    entersScreen: ({ context }, { page, path }: WithPage) => isOnScreen(page) && context.path !== path,
    returnsToShop: ({ context }, { page, path }: WithPage) =>
      isOnScreen(page) && context.path !== path && context.activeShop !== undefined,
    hasShop: ({ context }) => context.shop !== undefined,
    hasPendingIntent: ({ context }) => context.pending !== undefined,
    isShown: ({ context }, { shop }: { shop: ChatShop }) => isSameId(context.shop?.id, shop.id),
    isFound: (_, { shop }: { shop: ChatShop | undefined }) => shop !== undefined,
    isEmpty: (_, { page }: { page: readonly unknown[] }) => page.length === 0,
    isEmptyPage: ({ context }, { page }: WithMessages) => page.every(isAmong(context.messages)),
    hasGap: ({ context }, { page }: WithMessages) => hasGap(context.messages, page),
    hasDraft: ({ context }) =>
      context.shop !== undefined && (draftOf(context).trim() !== '' || pictureIn(context) !== undefined),
    hasWaiting: ({ context }) => nextIn(context) !== undefined,
    isUnopened: ({ context }) => hasId(context.unopened, nextIn(context)?.shopId),
    /** The server has the text and has not echoed it. */
    isUnechoed: ({ context: { outbox } }, { clientId, message }: Sent) =>
      message === undefined && outbox.some((text) => text.clientId === clientId),
    isInOutbox: ({ context: { outbox } }, { clientId }: OfMessage) => outbox.some((text) => text.clientId === clientId),
    /** A page has confirmed the text that is in flight. */
    isConfirmed: ({ context: { outbox, sendingId } }) => outbox.every(({ clientId }) => clientId !== sendingId),
    isUnauthorized: isUnauthorized(),
  },
  actions: {
    /** `chat.live.ts` writes the active shop to the browser's storage. */
    storeShop: () => {},
    /** Counts, so that tests know the id; `chat.live.ts` replaces it with a UUID and the time. */
    drawStamp: assign(({ context: { stamp } }) => ({
      stamp: { ...stamp, clientId: `message-${Number(stamp.clientId.split('-').at(-1)) + 1}` },
    })),

    assignPage: assign((_, { page, path }: WithPage) => ({ page, path })),
    assignShopper: assign(({ context: { pending } }, { user }: WithUser) => ({
      userId: user.id,
      shop: pending?.shop,
      productId: pending?.productId,
      order: pending?.order,
    })),
    clear: assign(emptyChat),
    assignPending: assign((_, { shop, productId, order }: PendingIntent) => ({
      pending: { shop, ...(productId ? { productId } : {}), ...(order ? { order } : {}) },
    })),
    /** The drawer that was open when the session was lost opens again after the login. */
    assignPendingDrawer: assign(({ context: { page, shop, order } }) => ({
      pending: shop && !isOnScreen(page) ? { shop, ...(order ? { order } : {}) } : undefined,
    })),
    clearPending: assign({ pending: undefined }),

    typeSearch: assign((_, { text }: { text: string }) => ({ search: text })),
    replaceShops: assign((_, { page }: WithConversations) => ({ conversations: page, pages: 1, failure: undefined })),
    refreshShops: assign(({ context }, { page }: WithConversations) => ({
      conversations: withLatest(context.conversations, page),
    })),
    addShops: assign(({ context }, { page }: WithConversations) => ({
      conversations: withMore(context.conversations, page),
      pages: context.pages + 1,
    })),

    assignShop: assign((_, { shop, productId, order }: PendingIntent) => ({
      ...emptyConversation,
      shop,
      productId,
      order,
    })),
    assignActiveShop: assign(({ context: { activeShop } }) => ({
      ...emptyConversation,
      shop: activeShop,
      productId: undefined,
      order: undefined,
    })),
    activate: assign(({ context: { shop } }) => ({ activeShop: shop })),
    activateOnScreen: assign(({ context: { shop, activeShop, page } }) => ({
      activeShop: isOnScreen(page) ? shop : activeShop,
    })),
    deactivate: assign({ activeShop: undefined }),
    clearShop: assign({ ...emptyConversation, shop: undefined, productId: undefined, order: undefined }),
    detachOrder: assign({ order: undefined }),
    markOpened: assign(({ context: { unopened, shop } }) => ({ unopened: withoutId(unopened, shop?.id) })),
    markUnopened: assign(({ context: { unopened, shop } }) => ({
      unopened: shop ? withId(unopened, shop.id) : unopened,
    })),
    assignFirst: assign(({ context }, { page }: WithMessages) => ({
      ...withNewest({ messages: [], olderCount: 0 }, page),
      outbox: context.outbox.filter((text) => !isConfirmedBy(page)(text)),
      failure: undefined,
    })),
    assignNews: assign(({ context }, { page }: WithMessages) => ({
      ...withNewest(context, page),
      outbox: context.outbox.filter((text) => !isConfirmedBy(page)(text)),
      heard: heardIn(context.messages, page) ?? context.heard,
    })),
    assignOlder: assign(({ context }, { page }: WithMessages) => withOlder(context, page)),
    markRead: assign(({ context }) => ({ conversations: withRead(context.conversations, context.shop?.id ?? 0) })),
    raiseReceived: raise({ type: 'message.received' }),
    raiseFetched: raise({ type: 'messages.fetched' }),
    emitMessagesRead: emit({ type: 'messages.read' }),

    typeDraft: assign(({ context: { drafts, shop } }, { text }: { text: string }) => ({
      drafts: shop ? { ...drafts, [shop.id]: text } : drafts,
    })),
    choosePicture: assign(({ context: { attached, shop } }, { files }: { files: readonly File[] }) => {
      if (!shop) return {};
      const held = isSameId(attached?.shopId, shop.id) ? (attached?.files ?? []) : [];
      return { attached: { shopId: shop.id, ...pickFiles(held, files, chatPhotoLimits) } };
    }),
    removePicture: assign({ attached: undefined }),
    enlarge: assign((_, { picture, isOwn }: Enlarged) => ({ enlarged: { picture, isOwn } })),
    closePicture: assign({ enlarged: undefined }),
    enqueueDraft: assign(({ context }) => {
      const { drafts, outbox, shop, stamp, order } = context;
      const shopId = shop?.id ?? 0;
      const written = { text: draftOf(context).trim(), orderId: order?.id, picture: pictureIn(context) };
      const outgoing = { ...stamp, shopId, ...written, isFailed: false };
      return {
        ...{ outbox: [...outbox, outgoing], drafts: { ...drafts, [shopId]: '' } },
        ...{ order: undefined, attached: undefined },
      };
    }),
    spawnMessage,
    stopMessage,
    cancelMessages,
    stopMessages,
    stopConfirmed,
    sendToMessage: sendTo(
      (_, { clientId }: OfMessage & { event: OutgoingMessageEvent }) => clientId,
      (_, { event }) => event,
    ),
    assignNext: assign(({ context }) => ({ sendingId: nextIn(context)?.clientId })),
    assignSent: assign(({ context }, { clientId, message }: Sent) => ({
      ...(message && isSameId(message.shop.id, context.shop?.id) ? withSent(context, message) : {}),
      outbox: withoutText(context.outbox, clientId),
    })),
    assignFailed: assign(({ context: { outbox } }, { clientId }: OfMessage) => ({
      outbox: outbox.map((text) => (text.clientId === clientId ? { ...text, isFailed: true } : text)),
    })),
    /** A retried text is sent after those that wait already. */
    assignRetried: assign(({ context: { outbox } }, { clientId }: OfMessage) => ({
      outbox: [
        ...withoutText(outbox, clientId),
        ...outbox.filter((text) => text.clientId === clientId).map((text) => ({ ...text, isFailed: false })),
      ],
    })),
    removeText: assign(({ context: { outbox } }, { clientId }: OfMessage) => ({
      outbox: withoutText(outbox, clientId),
    })),
    assignOpened: assign(({ context: { unopened } }, { shopId }: { shopId: Id }) => ({
      unopened: withoutId(unopened, shopId),
    })),
    assignUnopened: assign(({ context: { unopened } }, { shopId }: { shopId: Id }) => ({
      unopened: withId(unopened, shopId),
    })),

    passOn: emit((_, event: FailureLogged) => event),
    assignFailure: assign(failureFrom),
    logFailure: logFailure(),
    requestLogin: emit({ type: 'login.requested' }),
    emitLoginRequired: emitLoginRequired(),
  },
});
