// Written by `npm run generate` from the chart chat; pastes into Stately's visualizer.
// Chat: the list of shops on the messages screen, the one conversation that is shown there or in the drawer, and the texts that the shopper writes.
//
// A conversation is opened before it is read. Its newest page replaces what was shown; older pages go before it. A text appears at once and stays until the server has it: each text is an actor (`outgoingMessage`) with an id of its own, so that neither a retry nor a page that arrives meanwhile shows it twice. Failures are logged only. Any 401 ends the session; texts and drafts are kept until the same shopper logs in again. A guest who presses a chat button logs in first. The ports are filled in `chat.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** Holds only if the event says so: nobody asks for the transitions of this guard. */
const isSaidSo = (name) => ({ event }) => event[name] ?? false;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    listConversations: unanswered,
    listMessages: unanswered,
    listOlder: unanswered,
    openConversation: unanswered,
    recallShop: unanswered,
    relay: unanswered,
  },
  actions: {
    activate: done,
    activateOnScreen: done,
    addShops: done,
    assignActiveShop: done,
    assignFailed: done,
    assignFailure: done,
    assignFirst: done,
    assignNews: done,
    assignNext: done,
    assignOlder: done,
    assignOpened: done,
    assignPage: done,
    assignPending: done,
    assignPendingDrawer: done,
    assignRetried: done,
    assignSent: done,
    assignShop: done,
    assignShopper: done,
    assignUnopened: done,
    cancelMessages: done,
    choosePicture: done,
    clear: done,
    clearPending: done,
    clearShop: done,
    closePicture: done,
    deactivate: done,
    detachOrder: done,
    drawStamp: done,
    emitLoginRequired: done,
    emitMessagesRead: done,
    enlarge: done,
    enqueueDraft: done,
    logFailure: done,
    markRead: done,
    passOn: done,
    raiseFetched: done,
    raiseReceived: done,
    refreshShops: done,
    removePicture: done,
    removeText: done,
    replaceShops: done,
    requestLogin: done,
    sendToMessage: done,
    spawnMessage: done,
    stopConfirmed: done,
    stopMessage: done,
    stopMessages: done,
    storeShop: done,
    typeDraft: done,
    typeSearch: done,
  },
  guards: {
    changesPath: isSaid('changesPath'),
    entersScreen: isSaid('entersScreen'),
    hasDraft: isSaid('hasDraft'),
    hasGap: isSaid('hasGap'),
    hasPendingIntent: isSaidSo('hasPendingIntent'),
    hasShop: isSaidSo('hasShop'),
    hasWaiting: isSaidSo('hasWaiting'),
    isConfirmed: isSaid('isConfirmed'),
    isEmpty: isSaid('isEmpty'),
    isEmptyPage: isSaid('isEmptyPage'),
    isFound: isSaid('isFound'),
    isInOutbox: isSaid('isInOutbox'),
    isOffScreen: isSaid('isOffScreen'),
    isOnScreen: isSaidSo('isOnScreen'),
    isOther: isSaid('isOther'),
    isShown: isSaid('isShown'),
    isSignedIn: isSaidSo('isSignedIn'),
    isUnauthorized: isSaid('isUnauthorized'),
    isUnechoed: isSaid('isUnechoed'),
    isUnopened: isSaidSo('isUnopened'),
    returnsToShop: isSaid('returnsToShop'),
  },
  delays: {
    fetchLock: 1000,
    requestTimeout: 30000,
    scrollDebounce: 500,
    searchDebounce: 500,
  },
}).createMachine({
  id: 'chat',
  initial: 'starting',
  description: 'Lists the shops of the messages screen, shows one conversation, and sends what the shopper writes.',
  invoke: {
    src: 'relay',
    id: 'relay',
  },
  on: {
    'route.changed': {
      actions: [
        {
          type: 'assignPage',
        },
      ],
    },
    'login.abandoned': {
      actions: [
        {
          type: 'clearPending',
        },
      ],
    },
    'failure.logged': {
      actions: [
        {
          type: 'passOn',
        },
      ],
    },
  },
  states: {
    starting: {
      always: [
        {
          target: 'open',
          guard: {
            type: 'isSignedIn',
          },
        },
        {
          target: 'away',
        },
      ],
    },
    away: {
      description: 'Nobody is signed in.',
      on: {
        'chat.open': {
          actions: [
            {
              type: 'assignPending',
            },
            {
              type: 'requestLogin',
            },
          ],
        },
        'session.started': {
          target: 'open',
          actions: [
            {
              type: 'assignShopper',
            },
          ],
        },
      },
    },
    expired: {
      description: 'The server has ended the session. Texts and drafts are kept until the next login.',
      on: {
        'chat.open': {
          actions: [
            {
              type: 'assignPending',
            },
            {
              type: 'requestLogin',
            },
          ],
        },
        'session.started': [
          {
            target: '#chat.open',
            guard: {
              type: 'isOther',
            },
            actions: [
              {
                type: 'stopMessages',
              },
              {
                type: 'clear',
              },
              {
                type: 'assignShopper',
              },
            ],
            reenter: true,
          },
          {
            target: 'open',
            actions: [
              {
                type: 'assignShopper',
              },
            ],
          },
        ],
      },
    },
    open: {
      type: 'parallel',
      description: 'A shopper is signed in.',
      on: {
        'session.started': {
          target: '#chat.open',
          guard: {
            type: 'isOther',
          },
          actions: [
            {
              type: 'stopMessages',
            },
            {
              type: 'clear',
            },
            {
              type: 'assignShopper',
            },
          ],
          reenter: true,
        },
        'session.ended': {
          target: 'away',
          actions: [
            {
              type: 'stopMessages',
            },
            {
              type: 'clear',
            },
            {
              type: 'storeShop',
            },
          ],
        },
        'draft.type': {
          actions: [
            {
              type: 'typeDraft',
            },
          ],
        },
        'picture.choose': {
          actions: [
            {
              type: 'choosePicture',
            },
          ],
        },
        'picture.remove': {
          actions: [
            {
              type: 'removePicture',
            },
          ],
        },
        'picture.enlarge': {
          actions: [
            {
              type: 'enlarge',
            },
          ],
        },
        'picture.close': {
          actions: [
            {
              type: 'closePicture',
            },
          ],
        },
      },
      states: {
        shops: {
          initial: 'starting',
          description: 'The list of shops on the messages screen.',
          on: {
            'route.changed': [
              {
                target: '.shown',
                guard: {
                  type: 'entersScreen',
                },
              },
              {
                target: '.away',
                guard: {
                  type: 'changesPath',
                },
              },
            ],
          },
          states: {
            starting: {
              always: [
                {
                  target: 'shown',
                  guard: {
                    type: 'isOnScreen',
                  },
                },
                {
                  target: 'away',
                },
              ],
            },
            away: {
              description: 'Another page is shown.',
            },
            shown: {
              initial: 'loading',
              on: {
                'search.type': {
                  target: '.debouncing',
                  actions: [
                    {
                      type: 'typeSearch',
                    },
                  ],
                },
                'message.received': {
                  target: '.refreshing',
                },
                'realtime.restored': {
                  target: '.refreshing',
                },
              },
              states: {
                debouncing: {
                  description: 'The shopper is typing a search; the list is fetched when the typing rests.',
                  on: {
                    'message.received': {},
                    'realtime.restored': {},
                  },
                  after: {
                    searchDebounce: {
                      target: 'loading',
                    },
                  },
                },
                loading: {
                  description: 'The first page is fetched.',
                  invoke: {
                    src: 'listConversations',
                    id: 'listConversations',
                    onDone: [
                      {
                        target: 'ended',
                        guard: {
                          type: 'isEmpty',
                        },
                        actions: [
                          {
                            type: 'replaceShops',
                          },
                        ],
                      },
                      {
                        target: 'listing',
                        actions: [
                          {
                            type: 'replaceShops',
                          },
                        ],
                      },
                    ],
                    onError: [
                      {
                        target: '#chat.expired',
                        guard: {
                          type: 'isUnauthorized',
                        },
                        actions: [
                          {
                            type: 'cancelMessages',
                          },
                          {
                            type: 'assignPendingDrawer',
                          },
                          {
                            type: 'emitLoginRequired',
                          },
                        ],
                      },
                      {
                        target: 'failed',
                        actions: [
                          {
                            type: 'assignFailure',
                          },
                          {
                            type: 'logFailure',
                          },
                        ],
                      },
                    ],
                  },
                  on: {
                    'message.received': {
                      target: 'loading',
                    },
                    'realtime.restored': {
                      target: 'loading',
                    },
                  },
                  after: {
                    requestTimeout: {
                      target: 'failed',
                      actions: [
                        {
                          type: 'assignFailure',
                          params: {
                            error: {
                              kind: 'timeout',
                            },
                          },
                        },
                        {
                          type: 'logFailure',
                          params: {
                            operation: 'listConversations',
                            error: {
                              kind: 'timeout',
                            },
                          },
                        },
                      ],
                    },
                  },
                },
                listing: {
                  on: {
                    'shops.more': {
                      target: 'loadingMore',
                    },
                  },
                },
                loadingMore: {
                  invoke: {
                    src: 'listConversations',
                    id: 'listConversations',
                    onDone: [
                      {
                        target: 'ended',
                        guard: {
                          type: 'isEmpty',
                        },
                      },
                      {
                        target: 'listing',
                        actions: [
                          {
                            type: 'addShops',
                          },
                        ],
                      },
                    ],
                    onError: [
                      {
                        target: '#chat.expired',
                        guard: {
                          type: 'isUnauthorized',
                        },
                        actions: [
                          {
                            type: 'cancelMessages',
                          },
                          {
                            type: 'assignPendingDrawer',
                          },
                          {
                            type: 'emitLoginRequired',
                          },
                        ],
                      },
                      {
                        target: 'ended',
                        actions: [
                          {
                            type: 'logFailure',
                          },
                        ],
                      },
                    ],
                  },
                  after: {
                    requestTimeout: {
                      target: 'ended',
                      actions: [
                        {
                          type: 'logFailure',
                          params: {
                            operation: 'listConversations',
                            error: {
                              kind: 'timeout',
                            },
                          },
                        },
                      ],
                    },
                  },
                },
                refreshing: {
                  description: 'Somebody has written: the first page is fetched again, and the list stays in sight.',
                  invoke: {
                    src: 'listConversations',
                    id: 'listConversations',
                    onDone: {
                      target: 'listing',
                      actions: [
                        {
                          type: 'refreshShops',
                        },
                      ],
                    },
                    onError: [
                      {
                        target: '#chat.expired',
                        guard: {
                          type: 'isUnauthorized',
                        },
                        actions: [
                          {
                            type: 'cancelMessages',
                          },
                          {
                            type: 'assignPendingDrawer',
                          },
                          {
                            type: 'emitLoginRequired',
                          },
                        ],
                      },
                      {
                        target: 'listing',
                        actions: [
                          {
                            type: 'logFailure',
                          },
                        ],
                      },
                    ],
                  },
                  after: {
                    requestTimeout: {
                      target: 'listing',
                      actions: [
                        {
                          type: 'logFailure',
                          params: {
                            operation: 'listConversations',
                            error: {
                              kind: 'timeout',
                            },
                          },
                        },
                      ],
                    },
                  },
                },
                ended: {
                  description: 'There are no more shops.',
                },
                failed: {
                  on: {
                    'message.received': {
                      target: 'loading',
                    },
                    'realtime.restored': {
                      target: 'loading',
                    },
                    'shops.retry': {
                      target: 'loading',
                    },
                  },
                },
              },
            },
          },
        },
        conversation: {
          initial: 'starting',
          description: 'The one conversation that is shown, on the screen or in the drawer.',
          on: {
            'chat.open': {
              target: '.opening',
              actions: [
                {
                  type: 'assignShop',
                },
                {
                  type: 'activateOnScreen',
                },
                {
                  type: 'storeShop',
                },
              ],
            },
            'chat.close': {
              target: '.none',
              guard: {
                type: 'isOffScreen',
              },
            },
            'shop.choose': [
              {
                guard: {
                  type: 'isShown',
                },
              },
              {
                target: '.opening',
                actions: [
                  {
                    type: 'assignShop',
                  },
                  {
                    type: 'activate',
                  },
                  {
                    type: 'storeShop',
                  },
                ],
              },
            ],
            'shop.leave': {
              target: '.none',
              actions: [
                {
                  type: 'deactivate',
                },
                {
                  type: 'storeShop',
                },
              ],
            },
            'order.detach': {
              actions: [
                {
                  type: 'detachOrder',
                },
              ],
            },
            'route.changed': [
              {
                target: '.opening',
                guard: {
                  type: 'returnsToShop',
                },
                actions: [
                  {
                    type: 'assignActiveShop',
                  },
                ],
              },
              {
                target: '.recalling',
                guard: {
                  type: 'entersScreen',
                },
              },
              {
                target: '.none',
                guard: {
                  type: 'changesPath',
                },
              },
            ],
          },
          states: {
            starting: {
              always: [
                {
                  target: 'opening',
                  guard: {
                    type: 'hasShop',
                  },
                  actions: [
                    {
                      type: 'clearPending',
                    },
                  ],
                },
                {
                  target: 'recalling',
                  guard: {
                    type: 'isOnScreen',
                  },
                },
                {
                  target: 'none',
                },
              ],
            },
            none: {
              description: 'No conversation is shown.',
              entry: [
                {
                  type: 'clearShop',
                },
              ],
            },
            recalling: {
              description: 'The shop that was active on an earlier visit is read from the storage of the browser.',
              entry: [
                {
                  type: 'clearShop',
                },
              ],
              invoke: {
                src: 'recallShop',
                id: 'recallShop',
                onDone: [
                  {
                    target: 'opening',
                    guard: {
                      type: 'isFound',
                    },
                    actions: [
                      {
                        type: 'assignShop',
                      },
                      {
                        type: 'activate',
                      },
                    ],
                  },
                  {
                    target: 'none',
                  },
                ],
                onError: {
                  target: 'none',
                  actions: [
                    {
                      type: 'logFailure',
                    },
                  ],
                },
              },
            },
            opening: {
              description: 'The server opens the conversation. If that fails, it is opened before the first text.',
              invoke: {
                src: 'openConversation',
                id: 'openConversation',
                onDone: {
                  target: 'loading',
                  actions: [
                    {
                      type: 'assignOpened',
                    },
                  ],
                },
                onError: [
                  {
                    target: '#chat.expired',
                    guard: {
                      type: 'isUnauthorized',
                    },
                    actions: [
                      {
                        type: 'cancelMessages',
                      },
                      {
                        type: 'assignPendingDrawer',
                      },
                      {
                        type: 'emitLoginRequired',
                      },
                    ],
                  },
                  {
                    target: 'loading',
                    actions: [
                      {
                        type: 'logFailure',
                      },
                      {
                        type: 'assignUnopened',
                      },
                    ],
                  },
                ],
              },
              after: {
                requestTimeout: {
                  target: 'loading',
                  actions: [
                    {
                      type: 'logFailure',
                      params: {
                        operation: 'openConversation',
                        error: {
                          kind: 'timeout',
                        },
                      },
                    },
                    {
                      type: 'assignUnopened',
                    },
                  ],
                },
              },
            },
            loading: {
              description: 'The newest page is fetched.',
              invoke: {
                src: 'listMessages',
                id: 'listMessages',
                onDone: [
                  {
                    target: 'reading.history.ended',
                    guard: {
                      type: 'isEmpty',
                    },
                    actions: [
                      {
                        type: 'stopConfirmed',
                      },
                      {
                        type: 'assignFirst',
                      },
                      {
                        type: 'markRead',
                      },
                      {
                        type: 'emitMessagesRead',
                      },
                      {
                        type: 'raiseFetched',
                      },
                    ],
                  },
                  {
                    target: 'reading',
                    actions: [
                      {
                        type: 'stopConfirmed',
                      },
                      {
                        type: 'assignFirst',
                      },
                      {
                        type: 'markRead',
                      },
                      {
                        type: 'emitMessagesRead',
                      },
                      {
                        type: 'raiseFetched',
                      },
                    ],
                  },
                ],
                onError: [
                  {
                    target: '#chat.expired',
                    guard: {
                      type: 'isUnauthorized',
                    },
                    actions: [
                      {
                        type: 'cancelMessages',
                      },
                      {
                        type: 'assignPendingDrawer',
                      },
                      {
                        type: 'emitLoginRequired',
                      },
                    ],
                  },
                  {
                    target: 'failed',
                    actions: [
                      {
                        type: 'assignFailure',
                      },
                      {
                        type: 'logFailure',
                      },
                    ],
                  },
                ],
              },
              on: {
                'message.received': {
                  target: 'loading',
                  reenter: true,
                },
                'messages.seen': {
                  target: 'loading',
                  reenter: true,
                },
              },
              after: {
                requestTimeout: {
                  target: 'failed',
                  actions: [
                    {
                      type: 'assignFailure',
                      params: {
                        error: {
                          kind: 'timeout',
                        },
                      },
                    },
                    {
                      type: 'logFailure',
                      params: {
                        operation: 'listMessages',
                        error: {
                          kind: 'timeout',
                        },
                      },
                    },
                  ],
                },
              },
            },
            failed: {
              on: {
                'message.received': {
                  target: 'loading',
                },
                'realtime.restored': {
                  target: 'loading',
                },
                'conversation.refresh': {
                  target: 'loading',
                },
              },
            },
            reading: {
              type: 'parallel',
              on: {
                'conversation.refresh': {
                  target: 'loading',
                },
              },
              states: {
                history: {
                  initial: 'idle',
                  description: 'Older messages are fetched when the shopper scrolls up.',
                  states: {
                    idle: {
                      on: {
                        'history.loadMore': [
                          {
                            target: 'loading',
                            guard: {
                              type: 'isOnScreen',
                            },
                          },
                          {
                            target: 'debouncing',
                          },
                        ],
                      },
                    },
                    debouncing: {
                      description: 'In the drawer, the page is fetched when the scrolling rests.',
                      on: {
                        'history.loadMore': {
                          target: 'debouncing',
                          reenter: true,
                        },
                      },
                      after: {
                        scrollDebounce: {
                          target: 'loading',
                        },
                      },
                    },
                    loading: {
                      type: 'parallel',
                      description: 'No further page is fetched before the response is there and a second has passed.',
                      onDone: {
                        target: 'idle',
                      },
                      after: {
                        requestTimeout: {
                          target: 'failed',
                          actions: [
                            {
                              type: 'logFailure',
                              params: {
                                operation: 'listOlder',
                                error: {
                                  kind: 'timeout',
                                },
                              },
                            },
                          ],
                        },
                      },
                      states: {
                        request: {
                          initial: 'pending',
                          states: {
                            pending: {
                              invoke: {
                                src: 'listOlder',
                                id: 'listOlder',
                                onDone: [
                                  {
                                    target: '#chat.open.conversation.reading.history.ended',
                                    guard: {
                                      type: 'isEmptyPage',
                                    },
                                  },
                                  {
                                    target: 'settled',
                                    actions: [
                                      {
                                        type: 'assignOlder',
                                      },
                                    ],
                                  },
                                ],
                                onError: [
                                  {
                                    target: '#chat.expired',
                                    guard: {
                                      type: 'isUnauthorized',
                                    },
                                    actions: [
                                      {
                                        type: 'cancelMessages',
                                      },
                                      {
                                        type: 'assignPendingDrawer',
                                      },
                                      {
                                        type: 'emitLoginRequired',
                                      },
                                    ],
                                  },
                                  {
                                    target: '#chat.open.conversation.reading.history.failed',
                                    actions: [
                                      {
                                        type: 'logFailure',
                                      },
                                    ],
                                  },
                                ],
                              },
                            },
                            settled: {
                              type: 'final',
                            },
                          },
                        },
                        lock: {
                          initial: 'locked',
                          states: {
                            locked: {
                              after: {
                                fetchLock: {
                                  target: 'released',
                                },
                              },
                            },
                            released: {
                              type: 'final',
                            },
                          },
                        },
                      },
                    },
                    ended: {
                      description: 'There are no older messages.',
                    },
                    failed: {
                      on: {
                        'history.retry': {
                          target: 'loading',
                        },
                      },
                    },
                  },
                },
                news: {
                  initial: 'idle',
                  description: 'The newest page is fetched again when the shop has written, or read.',
                  on: {
                    'message.received': {
                      target: '.fetching',
                    },
                    'messages.seen': {
                      target: '.fetching',
                    },
                    'realtime.restored': {
                      target: '.fetching',
                    },
                  },
                  states: {
                    idle: {},
                    fetching: {
                      invoke: {
                        src: 'listMessages',
                        id: 'listMessages',
                        onDone: [
                          {
                            target: '#chat.open.conversation.reading',
                            guard: {
                              type: 'hasGap',
                            },
                            actions: [
                              {
                                type: 'stopConfirmed',
                              },
                              {
                                type: 'assignFirst',
                              },
                              {
                                type: 'markRead',
                              },
                              {
                                type: 'emitMessagesRead',
                              },
                              {
                                type: 'raiseFetched',
                              },
                            ],
                          },
                          {
                            target: 'idle',
                            actions: [
                              {
                                type: 'stopConfirmed',
                              },
                              {
                                type: 'assignNews',
                              },
                              {
                                type: 'markRead',
                              },
                              {
                                type: 'emitMessagesRead',
                              },
                              {
                                type: 'raiseFetched',
                              },
                            ],
                          },
                        ],
                        onError: [
                          {
                            target: '#chat.expired',
                            guard: {
                              type: 'isUnauthorized',
                            },
                            actions: [
                              {
                                type: 'cancelMessages',
                              },
                              {
                                type: 'assignPendingDrawer',
                              },
                              {
                                type: 'emitLoginRequired',
                              },
                            ],
                          },
                          {
                            target: 'idle',
                            actions: [
                              {
                                type: 'logFailure',
                              },
                            ],
                          },
                        ],
                      },
                      after: {
                        requestTimeout: {
                          target: 'idle',
                          actions: [
                            {
                              type: 'logFailure',
                              params: {
                                operation: 'listMessages',
                                error: {
                                  kind: 'timeout',
                                },
                              },
                            },
                          ],
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
        outbox: {
          initial: 'idle',
          description: 'Texts are sent one after the other, each by an actor of its own.',
          on: {
            'message.send': {
              guard: {
                type: 'hasDraft',
              },
              actions: [
                {
                  type: 'drawStamp',
                },
                {
                  type: 'enqueueDraft',
                },
                {
                  type: 'spawnMessage',
                },
              ],
            },
            'message.retry': {
              guard: {
                type: 'isInOutbox',
              },
              actions: [
                {
                  type: 'sendToMessage',
                },
              ],
            },
            'message.discard': {
              guard: {
                type: 'isInOutbox',
              },
              actions: [
                {
                  type: 'sendToMessage',
                },
              ],
            },
            'message.retried': {
              actions: [
                {
                  type: 'assignRetried',
                },
              ],
            },
            'message.discarded': {
              guard: {
                type: 'isInOutbox',
              },
              actions: [
                {
                  type: 'stopMessage',
                },
                {
                  type: 'removeText',
                },
              ],
            },
          },
          states: {
            idle: {
              always: [
                {
                  target: 'sending',
                  guard: {
                    type: 'isUnopened',
                  },
                  actions: [
                    {
                      type: 'assignNext',
                    },
                    {
                      type: 'sendToMessage',
                    },
                  ],
                },
                {
                  target: 'sending',
                  guard: {
                    type: 'hasWaiting',
                  },
                  actions: [
                    {
                      type: 'assignNext',
                    },
                    {
                      type: 'sendToMessage',
                    },
                  ],
                },
              ],
            },
            sending: {
              description: 'One text is in flight; the others wait. A page that has it confirms it as well.',
              on: {
                'messages.fetched': {
                  target: 'idle',
                  guard: {
                    type: 'isConfirmed',
                  },
                },
                'conversation.opened': {
                  actions: [
                    {
                      type: 'assignOpened',
                    },
                  ],
                },
                'conversation.missing': {
                  actions: [
                    {
                      type: 'assignUnopened',
                    },
                  ],
                },
                'message.sent': [
                  {
                    target: 'idle',
                    guard: {
                      type: 'isUnechoed',
                    },
                    actions: [
                      {
                        type: 'stopMessage',
                      },
                      {
                        type: 'removeText',
                      },
                      {
                        type: 'raiseReceived',
                      },
                    ],
                  },
                  {
                    target: 'idle',
                    guard: {
                      type: 'isInOutbox',
                    },
                    actions: [
                      {
                        type: 'stopMessage',
                      },
                      {
                        type: 'assignSent',
                      },
                    ],
                  },
                ],
                'message.failed': {
                  target: 'idle',
                  actions: [
                    {
                      type: 'assignFailed',
                    },
                  ],
                },
                'message.unauthorized': {
                  target: '#chat.expired',
                  actions: [
                    {
                      type: 'assignFailed',
                    },
                    {
                      type: 'assignPendingDrawer',
                    },
                    {
                      type: 'emitLoginRequired',
                    },
                  ],
                },
              },
            },
          },
        },
        drawer: {
          initial: 'starting',
          on: {
            'route.changed': {
              target: '.closed',
              guard: {
                type: 'changesPath',
              },
              actions: [
                {
                  type: 'assignPage',
                },
              ],
            },
            'message.received': {
              guard: {
                type: 'isOffScreen',
              },
              actions: [
                {
                  type: 'deactivate',
                },
                {
                  type: 'storeShop',
                },
              ],
            },
          },
          states: {
            starting: {
              always: [
                {
                  target: 'shown',
                  guard: {
                    type: 'hasPendingIntent',
                  },
                },
                {
                  target: 'closed',
                },
              ],
            },
            closed: {
              on: {
                'chat.open': {
                  target: 'shown',
                },
              },
            },
            shown: {
              on: {
                'chat.close': {
                  target: 'closed',
                },
              },
            },
          },
        },
      },
    },
  },
});
