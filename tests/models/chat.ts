/** The chat as models: the list, a conversation that is opened, one that is read, what is written, and sessions. */
import { type EventObject, getNextTransitions } from 'xstate';
import type { ChatMessage, Conversation } from '#api/types/chat.ts';
import { chatPageSize } from '#machines/chat/chat.constants.ts';
import { chatMachine } from '#machines/chat/chat.machine.ts';
import { selectConversation, selectHistory, selectShops } from '#machines/chat/chat.selectors.ts';
import type { ChatContext, ChatEvent, ChatInput } from '#machines/chat/chat.types.ts';
import { outgoingMessageMachine } from '#machines/outgoing-message/outgoing-message.machine.ts';
import type { OutgoingMessageEvent } from '#machines/outgoing-message/outgoing-message.types.ts';
import { done, eventsOf } from '../support/charts/events.ts';
import type { HeldChildren } from '../support/charts/held-chart.ts';
import type { ChartModel } from '../support/charts/model.ts';
import { aUser } from '../support/data/builders.ts';
import { refused, unauthorized } from './cart.ts';

const bread = new File(['1'], 'bread.png', { type: 'image/png' });
export const chatPorts = ['listConversations', 'recallShop', 'openConversation', 'listMessages', 'listOlder'] as const;

/** The calls of an outgoing message; its `openConversation` is known by a name of its own. */
export const outgoingMessagePorts = [['openConversation', 'openFirst'], 'sendMessage'] as const;

/** The charts that the chat spawns, with their ports. */
export const chatCharts: HeldChildren = {
  outgoingMessage: { machine: outgoingMessageMachine, ports: outgoingMessagePorts },
};

export const aChatShop = (id = 3) => ({ id, name: `Shop ${id}`, logo: '/logo.webp', rating: 4.6, last_online: true });

export const aMessage = (id: number, given: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  client_id: null,
  shop: aChatShop(),
  user: aUser(),
  product: null,
  type: 'shop',
  message: `Message ${id}`,
  is_seen: false,
  created_at: '2025-03-05T15:07:09.000000Z',
  shop_active_status: true,
  user_active_status: true,
  ...given,
});

/** Newest first, as the server answers. */
export const aPage = (newest: number, count = chatPageSize): ChatMessage[] =>
  Array.from({ length: count }, (_, at) => aMessage(newest - at));

export const aConversation = (id: number, given: Partial<Conversation> = {}): Conversation => ({
  id,
  shop: aChatShop(id),
  user: aUser(),
  product: null,
  last_message: 'Yes, tomorro...',
  last_message_time: '3 minutes ago',
  is_read: false,
  unread_message_user: 0,
  unread_message_shop: 2,
  ...given,
});

const eventOf = eventsOf<ChatEvent>();
const plain = (...types: ChatEvent['type'][]): EventObject[] => types.map((type) => ({ type }));
const failed = (port: string, ...errors: object[]) =>
  errors.map((error) => ({ type: `xstate.error.actor.${port}`, error }) as EventObject);
const broken = [refused, unauthorized];

const shop = { id: 3, name: 'Shop 3' };
const home = eventOf({ type: 'route.changed', page: 'home', path: '/' });
const screen = eventOf({ type: 'route.changed', page: 'messages', path: '/massages' });
const arrived = eventOf({ type: 'message.received' });
const seen = eventOf({ type: 'messages.seen' });
const restored = eventOf({ type: 'realtime.restored' });
const opened = done('openConversation');
const text = { clientId: 'message-1' };

type Snapshot = Parameters<ChartModel['view']>[0];
const contextOf = (snapshot: Snapshot) => snapshot.context as ChatContext;

const modelOf = (input: ChatInput, cases: readonly EventObject[], more: Partial<ChartModel>): ChartModel => ({
  machine: chatMachine as never,
  input,
  cases,
  view: (snapshot) => [snapshot.value, viewOf(snapshot)],
  ...more,
});

const viewOf = (snapshot: Snapshot) => {
  const { path, userId, pages, drafts, unopened, pending, outbox, activeShop } = contextOf(snapshot);
  const { conversations, search } = selectShops(snapshot as never);
  const { entries, olderCount } = selectHistory(snapshot as never);
  const { shop: shown, stage, isOnline } = selectConversation(snapshot as never);
  return {
    where: [path, userId, search, pages, conversations.map(({ id }) => id), activeShop?.id, pending?.shop.id],
    conversation: [shown?.id, stage, isOnline, olderCount, entries.map(({ text, state }) => [text, state])],
    written: [drafts, unopened, outbox.length],
  };
};

const requestTimeout = 'xstate.after.requestTimeout';
const isAlone = (snapshot: Snapshot) =>
  getNextTransitions(snapshot).filter(({ eventType }) => eventType.startsWith(requestTimeout)).length === 1;

/** Timers of other regions stand still, and of two calls that hang none is given up: a clock cannot tell them apart. */
const onlyTimersOf =
  (...regions: string[]): NonNullable<ChartModel['isPossible']> =>
  (snapshot, { type }) => {
    if (!type.startsWith('xstate.after.')) return true;
    const isMeant = regions.some((region) => type.includes(`chat.open.${region}`));
    return isMeant && (!type.startsWith(requestTimeout) || isAlone(snapshot));
  };

const isReading = (snapshot: Snapshot) => snapshot.matches({ open: { conversation: 'reading' } } as never);

/** One text, from the press on Send until the server has it. */
export const outgoingMessageModel: ChartModel = {
  machine: outgoingMessageMachine as never,
  input: { ...text, shopId: 3, text: 'Fresh?', orderId: undefined, picture: undefined, userId: 7 },
  cases: [
    ...(['post', 'openAndPost', 'cancel', 'retry', 'discard'] as const).map(
      (what): OutgoingMessageEvent => ({ type: `message.${what}` }),
    ),
    opened,
    ...failed('openConversation', ...broken),
    done('sendMessage', aMessage(9, { type: 'user', message: 'Fresh?', client_id: text.clientId })),
    ...failed('sendMessage', ...broken, { kind: 'refused', status: 404 }),
  ],
  view: ({ value }) => value,
};

export const chatModels: Record<string, ChartModel> = {
  'the list of shops': modelOf(
    { userId: 7, page: 'messages', path: '/massages' },
    [
      eventOf({ type: 'search.type', text: 'green' }),
      ...plain('shops.more', 'shops.retry'),
      arrived,
      restored,
      home,
      screen,
      done('listConversations', []),
      done('listConversations', [aConversation(3)]),
      ...failed('listConversations', ...broken),
    ],
    { isPossible: onlyTimersOf('shops'), stopWhen: (snapshot) => contextOf(snapshot).pages > 2 },
  ),
  'a conversation that is opened on the screen': modelOf(
    { userId: 7, page: 'messages', path: '/massages' },
    [
      done('recallShop', undefined),
      done('recallShop', shop),
      ...failed('recallShop', refused),
      eventOf({ type: 'shop.choose', shop }),
      ...plain('shop.leave', 'conversation.refresh'),
      arrived,
      seen,
      restored,
      opened,
      ...failed('openConversation', ...broken),
      done('listMessages', []),
      done('listMessages', [aMessage(8)]),
      ...failed('listMessages', ...broken),
    ],
    { isPossible: onlyTimersOf('conversation'), stopWhen: isReading },
  ),
  'a conversation that is read on the screen': modelOf(
    { userId: 7, page: 'messages', path: '/massages' },
    [
      done('recallShop', shop),
      opened,
      done('listMessages', [aMessage(8)]),
      ...plain('history.loadMore', 'history.retry', 'conversation.refresh'),
      arrived,
      seen,
      restored,
      done('listOlder', [aMessage(7)]),
      done('listOlder', []),
      ...failed('listOlder', ...broken),
      done('listMessages', [aMessage(9), aMessage(8)]),
      done('listMessages', aPage(60)),
      ...failed('listMessages', ...broken),
      done('listConversations', []),
    ],
    {
      isPossible: onlyTimersOf('conversation.reading'),
      stopWhen: (snapshot) => contextOf(snapshot).messages.length > 2,
    },
  ),
  'a conversation that is read in the drawer': modelOf(
    { userId: 7, page: 'home', path: '/' },
    [
      eventOf({ type: 'chat.open', shop }),
      opened,
      done('listMessages', [aMessage(8)]),
      eventOf({ type: 'history.loadMore' }),
      eventOf({ type: 'chat.close' }),
      home,
      screen,
    ],
    {
      isPossible: onlyTimersOf(
        'conversation.opening',
        'conversation.loading',
        'conversation.reading.history.debouncing',
      ),
    },
  ),
  'what is written': modelOf(
    { userId: 7, page: 'home', path: '/' },
    [
      eventOf({ type: 'chat.open', shop, productId: 41, order: { id: 77, code: '#LD000077' } }),
      opened,
      ...failed('openConversation', refused),
      done('listMessages', []),
      eventOf({ type: 'draft.type', text: 'Fresh?' }),
      eventOf({ type: 'draft.type', text: ' ' }),
      eventOf({ type: 'picture.choose', files: [bread] }),
      eventOf({ type: 'picture.enlarge', picture: '/files/1.webp', isOwn: true }),
      ...plain('message.send', 'order.detach', 'picture.remove', 'picture.close'),
      ...(['message.retry', 'message.discard'] as const).map((type) => eventOf({ type, ...text })),
      eventOf({ type: 'conversation.opened', shopId: 3 }),
      eventOf({ type: 'conversation.missing', shopId: 3 }),
      eventOf({ type: 'message.sent', ...text, message: aMessage(9, { type: 'user', message: 'Fresh?' }) }),
      eventOf({ type: 'message.failed', ...text }),
      eventOf({ type: 'message.unauthorized', ...text }),
      eventOf({ type: 'message.retried', ...text }),
      eventOf({ type: 'message.discarded', ...text }),
      eventOf({ type: 'failure.logged', operation: 'sendMessage', failure: { kind: 'network' } }),
      eventOf({ type: 'messages.fetched' }),
      arrived,
      done('listMessages', [aMessage(9, { type: 'user', message: 'Fresh?', client_id: text.clientId })]),
    ],
    { isPossible: onlyTimersOf('outbox'), stopWhen: (snapshot) => contextOf(snapshot).stamp.clientId === 'message-2' },
  ),
  'sessions, and the drawer': modelOf(
    { page: 'home', path: '/' },
    [
      eventOf({ type: 'chat.open', shop }),
      eventOf({ type: 'chat.close' }),
      eventOf({ type: 'login.abandoned' }),
      eventOf({ type: 'session.started', user: { id: 7 } }),
      eventOf({ type: 'session.started', user: { id: 8 } }),
      eventOf({ type: 'session.ended' }),
      arrived,
      home,
      screen,
      ...failed('openConversation', unauthorized),
    ],
    { isPossible: onlyTimersOf('drawer') },
  ),
};
