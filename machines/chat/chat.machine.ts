/**
 * Chat: the list of shops on the messages screen, the one conversation that is shown there or in the drawer, and the
 * texts that the shopper writes.
 *
 * A conversation is opened before it is read. Its newest page replaces what was shown; older pages go before it. A text
 * appears at once and stays until the server has it: each text is an actor (`outgoingMessage`) with an id of its own, so
 * that neither a retry nor a page that arrives meanwhile shows it twice. Failures are logged only. Any 401 ends the
 * session; texts and drafts are kept until the same shopper logs in again. A guest who presses a chat button logs in
 * first. The ports are filled in `chat.live.ts`.
 *
 * @spec R68, R69, R70, R111, R112, R120
 */
import { timeout } from '../shared/failure.actions.ts';
import { errorIn, errorOf, logTimeout } from '../shared/failure.ts';
import {
  conversationsIn,
  emptyChat,
  firstPage,
  forwardedIn,
  foundShopIn,
  intentIn,
  messagesIn,
  olderThan,
  openingOf,
  pageIn,
  sentIn,
  startWith,
  textIn,
  userIn,
  whoseShop,
} from './chat.logic.ts';
import { chatSetup } from './chat.setup.ts';

const assignShopper = { type: 'assignShopper', params: userIn } as const;
const assignPending = { type: 'assignPending', params: intentIn } as const;
const assignShop = { type: 'assignShop', params: intentIn } as const;
const assignPage = { type: 'assignPage', params: pageIn } as const;
const assignFailure = { type: 'assignFailure', params: errorIn } as const;
const assignTimeout = { type: 'assignFailure', params: timeout } as const;
const log = (operation: string) => ({ type: 'logFailure', params: errorOf(operation) }) as const;

const history = '#chat.open.conversation.reading.history';
const again = { target: 'loading', reenter: true } as const;
const refresh = { 'message.received': 'loading', 'realtime.restored': 'loading' } as const;

/** Nothing of one shopper is shown to another. */
const isOther = { type: 'isOther', params: userIn } as const;
const switchShopper = ['stopMessages', 'clear', assignShopper] as const;
const otherShopper = { guard: isOther, target: '#chat.open', reenter: true, actions: switchShopper } as const;

const unauthorized = {
  guard: { type: 'isUnauthorized', params: errorIn },
  target: '#chat.expired',
  actions: ['cancelMessages', 'assignPendingDrawer', 'emitLoginRequired'],
} as const;

const fetchShops = { src: 'listConversations', id: 'listConversations', input: firstPage } as const;
const fetchMessages = { src: 'listMessages', id: 'listMessages', input: whoseShop } as const;
const isLastPage = { type: 'isEmpty', params: conversationsIn } as const;
const hasNone = { type: 'isEmpty', params: messagesIn } as const;
const replaceShops = { type: 'replaceShops', params: conversationsIn } as const;
const stopConfirmed = { type: 'stopConfirmed', params: messagesIn } as const;
const first = { type: 'assignFirst', params: messagesIn } as const;
const assignFirst = [stopConfirmed, first, 'markRead', 'emitMessagesRead', 'raiseFetched'] as const;
const news = { type: 'assignNews', params: messagesIn } as const;
const assignNews = [stopConfirmed, news, 'markRead', 'emitMessagesRead', 'raiseFetched'] as const;
const unopened = { type: 'assignUnopened', params: whoseShop } as const;

const isInOutbox = { type: 'isInOutbox', params: textIn } as const;
const assignFailed = { type: 'assignFailed', params: textIn } as const;
const stopText = { type: 'stopMessage', params: textIn } as const;
/** A retry or a discard goes to the text itself, which reports what came of it. */
const unechoed = [stopText, { type: 'removeText', params: textIn }, 'raiseReceived'] as const;
const toText = { guard: isInOutbox, actions: { type: 'sendToMessage', params: forwardedIn } } as const;

export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  description: 'Lists the shops of the messages screen, shows one conversation, and sends what the shopper writes.',
  context: ({ input: { userId, page, path } }) => ({ ...emptyChat, userId, page, path }),
  invoke: { src: 'relay', id: 'relay', input: ({ self }) => ({ parent: self }) },
  initial: 'starting',
  on: {
    'route.changed': { actions: assignPage },
    'login.abandoned': { actions: 'clearPending' },
    'failure.logged': { actions: { type: 'passOn', params: ({ event }) => event } },
  },
  states: {
    starting: { always: [{ guard: 'isSignedIn', target: 'open' }, { target: 'away' }] },
    away: {
      description: 'Nobody is signed in.',
      on: {
        'chat.open': { actions: [assignPending, 'requestLogin'] },
        'session.started': { target: 'open', actions: assignShopper },
      },
    },
    expired: {
      description: 'The server has ended the session. Texts and drafts are kept until the next login.',
      on: {
        'chat.open': { actions: [assignPending, 'requestLogin'] },
        'session.started': [otherShopper, { target: 'open', actions: assignShopper }],
      },
    },
    open: {
      description: 'A shopper is signed in.',
      type: 'parallel',
      on: {
        'session.started': otherShopper,
        'session.ended': { target: 'away', actions: ['stopMessages', 'clear', 'storeShop'] },
        'draft.type': { actions: { type: 'typeDraft', params: ({ event }) => event } },
        'picture.choose': { actions: { type: 'choosePicture', params: ({ event }) => event } },
        'picture.remove': { actions: 'removePicture' },
        'picture.enlarge': { actions: { type: 'enlarge', params: ({ event }) => event } },
        'picture.close': { actions: 'closePicture' },
      },
      states: {
        shops: {
          description: 'The list of shops on the messages screen.',
          initial: 'starting',
          on: {
            'route.changed': [
              { guard: { type: 'entersScreen', params: pageIn }, target: '.shown' },
              { guard: { type: 'changesPath', params: pageIn }, target: '.away' },
            ],
          },
          states: {
            starting: { always: [{ guard: 'isOnScreen', target: 'shown' }, { target: 'away' }] },
            away: { description: 'Another page is shown.' },
            shown: {
              initial: 'loading',
              on: {
                'search.type': { target: '.debouncing', actions: { type: 'typeSearch', params: ({ event }) => event } },
                'message.received': '.refreshing',
                'realtime.restored': '.refreshing',
              },
              states: {
                debouncing: {
                  description: 'The shopper is typing a search; the list is fetched when the typing rests.',
                  after: { searchDebounce: 'loading' },
                  on: { 'message.received': {}, 'realtime.restored': {} },
                },
                loading: {
                  description: 'The first page is fetched.',
                  on: refresh,
                  invoke: {
                    ...fetchShops,
                    onDone: [
                      { guard: isLastPage, target: 'ended', actions: replaceShops },
                      { target: 'listing', actions: replaceShops },
                    ],
                    onError: [unauthorized, { target: 'failed', actions: [assignFailure, log('listConversations')] }],
                  },
                  after: {
                    requestTimeout: { target: 'failed', actions: [assignTimeout, logTimeout('listConversations')] },
                  },
                },
                listing: { on: { 'shops.more': 'loadingMore' } },
                loadingMore: {
                  invoke: {
                    src: 'listConversations',
                    id: 'listConversations',
                    input: ({ context }) => ({ search: context.search.trim(), page: context.pages + 1 }),
                    onDone: [
                      { guard: isLastPage, target: 'ended' },
                      { target: 'listing', actions: { type: 'addShops', params: conversationsIn } },
                    ],
                    // A failure ends the list too (R68).
                    onError: [unauthorized, { target: 'ended', actions: log('listConversations') }],
                  },
                  after: { requestTimeout: { target: 'ended', actions: logTimeout('listConversations') } },
                },
                refreshing: {
                  description: 'Somebody has written: the first page is fetched again, and the list stays in sight.',
                  invoke: {
                    ...fetchShops,
                    onDone: { target: 'listing', actions: { type: 'refreshShops', params: conversationsIn } },
                    onError: [unauthorized, { target: 'listing', actions: log('listConversations') }],
                  },
                  after: { requestTimeout: { target: 'listing', actions: logTimeout('listConversations') } },
                },
                ended: { description: 'There are no more shops.' },
                failed: { on: { ...refresh, 'shops.retry': 'loading' } },
              },
            },
          },
        },
        conversation: {
          description: 'The one conversation that is shown, on the screen or in the drawer.',
          initial: 'starting',
          on: {
            'chat.open': { target: '.opening', actions: [assignShop, 'activateOnScreen', 'storeShop'] },
            'chat.close': { guard: 'isOffScreen', target: '.none' },
            'shop.choose': [
              { guard: { type: 'isShown', params: ({ event }) => event } },
              { target: '.opening', actions: [assignShop, 'activate', 'storeShop'] },
            ],
            'shop.leave': { target: '.none', actions: ['deactivate', 'storeShop'] },
            'order.detach': { actions: 'detachOrder' },
            'route.changed': [
              { guard: { type: 'returnsToShop', params: pageIn }, target: '.opening', actions: 'assignActiveShop' },
              { guard: { type: 'entersScreen', params: pageIn }, target: '.recalling' },
              { guard: { type: 'changesPath', params: pageIn }, target: '.none' },
            ],
          },
          states: {
            starting: {
              always: [
                { guard: 'hasShop', target: 'opening', actions: 'clearPending' },
                { guard: 'isOnScreen', target: 'recalling' },
                { target: 'none' },
              ],
            },
            none: { description: 'No conversation is shown.', entry: 'clearShop' },
            recalling: {
              description: 'The shop that was active on an earlier visit is read from the storage of the browser.',
              entry: 'clearShop',
              invoke: {
                src: 'recallShop',
                id: 'recallShop',
                onDone: [
                  {
                    guard: { type: 'isFound', params: foundShopIn },
                    target: 'opening',
                    actions: [{ type: 'assignShop', params: foundShopIn }, 'activate'],
                  },
                  { target: 'none' },
                ],
                onError: { target: 'none', actions: log('recallShop') },
              },
            },
            opening: {
              description: 'The server opens the conversation. If that fails, it is opened before the first text.',
              invoke: {
                src: 'openConversation',
                id: 'openConversation',
                input: ({ context }) => openingOf(context),
                onDone: { target: 'loading', actions: { type: 'assignOpened', params: whoseShop } },
                onError: [unauthorized, { target: 'loading', actions: [log('openConversation'), unopened] }],
              },
              after: { requestTimeout: { target: 'loading', actions: [logTimeout('openConversation'), unopened] } },
            },
            loading: {
              description: 'The newest page is fetched.',
              on: { 'message.received': again, 'messages.seen': again },
              invoke: {
                ...fetchMessages,
                onDone: [
                  { guard: hasNone, target: 'reading.history.ended', actions: assignFirst },
                  { target: 'reading', actions: assignFirst },
                ],
                onError: [unauthorized, { target: 'failed', actions: [assignFailure, log('listMessages')] }],
              },
              after: { requestTimeout: { target: 'failed', actions: [assignTimeout, logTimeout('listMessages')] } },
            },
            failed: { on: { ...refresh, 'conversation.refresh': 'loading' } },
            reading: {
              type: 'parallel',
              on: { 'conversation.refresh': 'loading' },
              states: {
                history: {
                  description: 'Older messages are fetched when the shopper scrolls up.',
                  initial: 'idle',
                  states: {
                    idle: {
                      on: {
                        'history.loadMore': [{ guard: 'isOnScreen', target: 'loading' }, { target: 'debouncing' }],
                      },
                    },
                    debouncing: {
                      description: 'In the drawer, the page is fetched when the scrolling rests.',
                      on: { 'history.loadMore': { target: 'debouncing', reenter: true } },
                      after: { scrollDebounce: 'loading' },
                    },
                    loading: {
                      description: 'No further page is fetched before the response is there and a second has passed.',
                      type: 'parallel',
                      onDone: 'idle',
                      after: { requestTimeout: { target: 'failed', actions: logTimeout('listOlder') } },
                      states: {
                        request: {
                          initial: 'pending',
                          states: {
                            pending: {
                              invoke: {
                                src: 'listOlder',
                                id: 'listOlder',
                                input: ({ context }) => olderThan(context),
                                onDone: [
                                  { guard: { type: 'isEmptyPage', params: messagesIn }, target: `${history}.ended` },
                                  { target: 'settled', actions: { type: 'assignOlder', params: messagesIn } },
                                ],
                                onError: [unauthorized, { target: `${history}.failed`, actions: log('listOlder') }],
                              },
                            },
                            settled: { type: 'final' },
                          },
                        },
                        lock: {
                          initial: 'locked',
                          states: { locked: { after: { fetchLock: 'released' } }, released: { type: 'final' } },
                        },
                      },
                    },
                    ended: { description: 'There are no older messages.' },
                    failed: { on: { 'history.retry': 'loading' } },
                  },
                },
                news: {
                  description: 'The newest page is fetched again when the shop has written, or read.',
                  initial: 'idle',
                  on: {
                    'message.received': '.fetching',
                    'messages.seen': '.fetching',
                    'realtime.restored': '.fetching',
                  },
                  states: {
                    idle: {},
                    fetching: {
                      invoke: {
                        ...fetchMessages,
                        onDone: [
                          {
                            guard: { type: 'hasGap', params: messagesIn },
                            target: '#chat.open.conversation.reading',
                            actions: assignFirst,
                          },
                          { target: 'idle', actions: assignNews },
                        ],
                        onError: [unauthorized, { target: 'idle', actions: log('listMessages') }],
                      },
                      after: { requestTimeout: { target: 'idle', actions: logTimeout('listMessages') } },
                    },
                  },
                },
              },
            },
          },
        },
        outbox: {
          description: 'Texts are sent one after the other, each by an actor of its own.',
          initial: 'idle',
          on: {
            'message.send': { guard: 'hasDraft', actions: ['drawStamp', 'enqueueDraft', 'spawnMessage'] },
            'message.retry': toText,
            'message.discard': toText,
            'message.retried': { actions: { type: 'assignRetried', params: textIn } },
            'message.discarded': { guard: isInOutbox, actions: [stopText, { type: 'removeText', params: textIn }] },
          },
          states: {
            idle: {
              always: [
                {
                  guard: 'isUnopened',
                  target: 'sending',
                  actions: ['assignNext', { type: 'sendToMessage', params: startWith('message.openAndPost') }],
                },
                {
                  guard: 'hasWaiting',
                  target: 'sending',
                  actions: ['assignNext', { type: 'sendToMessage', params: startWith('message.post') }],
                },
              ],
            },
            sending: {
              description: 'One text is in flight; the others wait. A page that has it confirms it as well.',
              on: {
                'messages.fetched': { guard: 'isConfirmed', target: 'idle' },
                'conversation.opened': { actions: { type: 'assignOpened', params: ({ event }) => event } },
                'conversation.missing': { actions: { type: 'assignUnopened', params: ({ event }) => event } },
                'message.sent': [
                  { guard: { type: 'isUnechoed', params: sentIn }, target: 'idle', actions: unechoed },
                  { guard: isInOutbox, target: 'idle', actions: [stopText, { type: 'assignSent', params: sentIn }] },
                ],
                'message.failed': { target: 'idle', actions: assignFailed },
                'message.unauthorized': {
                  target: '#chat.expired',
                  actions: [assignFailed, 'assignPendingDrawer', 'emitLoginRequired'],
                },
              },
            },
          },
        },
        drawer: {
          initial: 'starting',
          on: {
            'route.changed': { guard: { type: 'changesPath', params: pageIn }, target: '.closed', actions: assignPage },
            // Off the messages screen, a message clears the active shop. The drawer keeps the shop that it shows.
            'message.received': { guard: 'isOffScreen', actions: ['deactivate', 'storeShop'] },
          },
          states: {
            starting: { always: [{ guard: 'hasPendingIntent', target: 'shown' }, { target: 'closed' }] },
            closed: { on: { 'chat.open': 'shown' } },
            shown: { on: { 'chat.close': 'closed' } },
          },
        },
      },
    },
  },
});
