// Written by `npm run generate` from the chart chat; pastes into Stately's visualizer.
// Chat: the list of shops of the messages screen, the one conversation that is read there or in the drawer, and what the shopper writes.
//
// Opening a conversation comes before reading it; its newest page replaces what was shown, older ones stand before it. A text appears at once and stays until the server has it: it carries a name of its own, so that neither a second try nor a page that comes in between shows it twice. Failures are for the log; what could not be sent says so and waits for another try. Any 401 ends the session; texts and drafts stay for the same shopper's next login. What a guest pressed opens after the login. Ports: `chat.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

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
    openFirst: unanswered,
    recallShop: unanswered,
    sendMessage: unanswered,
  },
  actions: {
    activate: done,
    activateOnScreen: done,
    addShops: done,
    assignFirst: done,
    assignNews: done,
    assignOlder: done,
    assignOpened: done,
    assignSent: done,
    assignUnopened: done,
    begin: done,
    clear: done,
    deactivate: done,
    discard: done,
    drawStamp: done,
    dropPendingIntent: done,
    emitLoginRequired: done,
    emitMessagesRead: done,
    enqueueDraft: done,
    fail: done,
    leaveShop: done,
    logFailure: done,
    markOpened: done,
    markRead: done,
    markUnopened: done,
    refreshShops: done,
    replaceShops: done,
    requestLogin: done,
    requeueAfterLogin: done,
    storePath: done,
    storeShop: done,
    tryAgain: done,
    turnTo: done,
    turnToActive: done,
    typeDraft: done,
    typeSearch: done,
    want: done,
    welcome: done,
  },
  guards: {
    hasHole: isSaid('hasHole'),
    hasPendingIntent: isSaid('hasPendingIntent'),
    hasShop: isSaid('hasShop'),
    hasWaiting: isSaid('hasWaiting'),
    isEmpty: isSaid('isEmpty'),
    isEmptyPage: isSaid('isEmptyPage'),
    isFound: isSaid('isFound'),
    isIncoming: isSaid('isIncoming'),
    isMissing: isSaid('isMissing'),
    isMove: isSaid('isMove'),
    isOffScreen: isSaid('isOffScreen'),
    isOnScreen: isSaid('isOnScreen'),
    isOther: isSaid('isOther'),
    isReturn: isSaid('isReturn'),
    isSayable: isSaid('isSayable'),
    isShown: isSaid('isShown'),
    isSignedIn: isSaid('isSignedIn'),
    isUnauthorized: isSaid('isUnauthorized'),
    isUnopened: isSaid('isUnopened'),
  },
  delays: {
    fetchLock: 1000,
    requestTimeout: 30000,
    scrollDebounce: 500,
    searchDebounce: 500,
  },
}).createMachine({
  id: 'chat',
  initial: 'arriving',
  description: 'Lists the shops of the messages screen, shows one conversation, and sends what the shopper writes.',
  on: {
    'route.changed': {
      actions: [
        {
          type: 'storePath',
        },
      ],
    },
    'login.abandoned': {
      actions: [
        {
          type: 'dropPendingIntent',
        },
      ],
    },
  },
  states: {
    arriving: {
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
      on: {
        'chat.open': {
          actions: [
            {
              type: 'want',
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
              type: 'welcome',
            },
          ],
        },
      },
    },
    expired: {
      on: {
        'chat.open': {
          actions: [
            {
              type: 'want',
            },
            {
              type: 'requestLogin',
            },
          ],
        },
        'session.started': [
          {
            target: 'open',
            guard: {
              type: 'isOther',
            },
            actions: [
              {
                type: 'clear',
              },
              {
                type: 'welcome',
              },
            ],
            reenter: true,
          },
          {
            target: 'open',
            actions: [
              {
                type: 'welcome',
              },
            ],
          },
        ],
      },
    },
    open: {
      type: 'parallel',
      on: {
        'session.started': {
          target: 'open',
          guard: {
            type: 'isOther',
          },
          actions: [
            {
              type: 'clear',
            },
            {
              type: 'welcome',
            },
          ],
          reenter: true,
        },
        'session.ended': {
          target: 'away',
          actions: [
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
      },
      states: {
        shops: {
          initial: 'arriving',
          on: {
            'route.changed': [
              {
                target: '.shown',
                guard: {
                  type: 'isIncoming',
                },
              },
              {
                target: '.away',
                guard: {
                  type: 'isMove',
                },
              },
            ],
          },
          states: {
            arriving: {
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
            away: {},
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
              },
              states: {
                debouncing: {
                  after: {
                    searchDebounce: {
                      target: 'loading',
                    },
                  },
                },
                loading: {
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
                            type: 'requeueAfterLogin',
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
                          type: 'logFailure',
                        },
                      ],
                    },
                  },
                },
                listing: {
                  on: {
                    'message.received': {
                      target: 'refreshing',
                    },
                    'realtime.restored': {
                      target: 'refreshing',
                    },
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
                            type: 'requeueAfterLogin',
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
                  on: {
                    'message.received': {
                      target: 'refreshing',
                    },
                    'realtime.restored': {
                      target: 'refreshing',
                    },
                  },
                  after: {
                    requestTimeout: {
                      target: 'ended',
                      actions: [
                        {
                          type: 'logFailure',
                        },
                      ],
                    },
                  },
                },
                refreshing: {
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
                            type: 'requeueAfterLogin',
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
                  on: {
                    'message.received': {
                      target: 'refreshing',
                    },
                    'realtime.restored': {
                      target: 'refreshing',
                    },
                  },
                  after: {
                    requestTimeout: {
                      target: 'listing',
                      actions: [
                        {
                          type: 'logFailure',
                        },
                      ],
                    },
                  },
                },
                ended: {
                  on: {
                    'message.received': {
                      target: 'refreshing',
                    },
                    'realtime.restored': {
                      target: 'refreshing',
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
                    'shops.reload': {
                      target: 'loading',
                    },
                  },
                },
              },
            },
          },
        },
        conversation: {
          initial: 'arriving',
          on: {
            'chat.open': {
              target: '.opening',
              actions: [
                {
                  type: 'turnTo',
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
                    type: 'turnTo',
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
            'route.changed': [
              {
                target: '.opening',
                guard: {
                  type: 'isReturn',
                },
                actions: [
                  {
                    type: 'turnToActive',
                  },
                ],
              },
              {
                target: '.recalling',
                guard: {
                  type: 'isIncoming',
                },
              },
              {
                target: '.none',
                guard: {
                  type: 'isMove',
                },
              },
            ],
          },
          states: {
            arriving: {
              always: [
                {
                  target: 'opening',
                  guard: {
                    type: 'hasShop',
                  },
                  actions: [
                    {
                      type: 'dropPendingIntent',
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
              entry: [
                {
                  type: 'leaveShop',
                },
              ],
            },
            recalling: {
              entry: [
                {
                  type: 'leaveShop',
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
                        type: 'turnTo',
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
                },
              },
            },
            opening: {
              invoke: {
                src: 'openConversation',
                id: 'openConversation',
                onDone: {
                  target: 'loading',
                  actions: [
                    {
                      type: 'markOpened',
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
                        type: 'requeueAfterLogin',
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
                        type: 'markUnopened',
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
                    },
                    {
                      type: 'markUnopened',
                    },
                  ],
                },
              },
            },
            loading: {
              invoke: {
                src: 'listMessages',
                id: 'listMessages',
                onDone: [
                  {
                    target: '#chat.open.conversation.reading.history.ended',
                    guard: {
                      type: 'isEmpty',
                    },
                    actions: [
                      {
                        type: 'assignFirst',
                      },
                      {
                        type: 'markRead',
                      },
                      {
                        type: 'emitMessagesRead',
                      },
                    ],
                  },
                  {
                    target: 'reading',
                    actions: [
                      {
                        type: 'assignFirst',
                      },
                      {
                        type: 'markRead',
                      },
                      {
                        type: 'emitMessagesRead',
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
                        type: 'requeueAfterLogin',
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
              },
              after: {
                requestTimeout: {
                  target: 'failed',
                  actions: [
                    {
                      type: 'logFailure',
                    },
                  ],
                },
              },
            },
            failed: {
              on: {
                'conversation.reload': {
                  target: 'loading',
                },
                'message.received': {
                  target: 'loading',
                },
                'realtime.restored': {
                  target: 'loading',
                },
              },
            },
            reading: {
              type: 'parallel',
              states: {
                history: {
                  initial: 'idle',
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
                      onDone: {
                        target: 'idle',
                      },
                      after: {
                        requestTimeout: {
                          target: 'failed',
                          actions: [
                            {
                              type: 'logFailure',
                            },
                          ],
                        },
                      },
                      states: {
                        call: {
                          initial: 'asking',
                          states: {
                            asking: {
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
                                    target: 'answered',
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
                                        type: 'requeueAfterLogin',
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
                            answered: {
                              type: 'final',
                            },
                          },
                        },
                        lock: {
                          initial: 'closed',
                          states: {
                            closed: {
                              after: {
                                fetchLock: {
                                  target: 'over',
                                },
                              },
                            },
                            over: {
                              type: 'final',
                            },
                          },
                        },
                      },
                    },
                    ended: {},
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
                  initial: 'quiet',
                  states: {
                    quiet: {
                      on: {
                        'message.received': {
                          target: 'asking',
                        },
                        'realtime.restored': {
                          target: 'asking',
                        },
                      },
                    },
                    asking: {
                      invoke: {
                        src: 'listMessages',
                        id: 'listMessages',
                        onDone: [
                          {
                            target: '#chat.open.conversation.reading',
                            guard: {
                              type: 'hasHole',
                            },
                            actions: [
                              {
                                type: 'assignFirst',
                              },
                              {
                                type: 'markRead',
                              },
                              {
                                type: 'emitMessagesRead',
                              },
                            ],
                          },
                          {
                            target: 'quiet',
                            actions: [
                              {
                                type: 'assignNews',
                              },
                              {
                                type: 'markRead',
                              },
                              {
                                type: 'emitMessagesRead',
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
                                type: 'requeueAfterLogin',
                              },
                              {
                                type: 'emitLoginRequired',
                              },
                            ],
                          },
                          {
                            target: 'quiet',
                            actions: [
                              {
                                type: 'logFailure',
                              },
                            ],
                          },
                        ],
                      },
                      on: {
                        'message.received': {
                          target: 'asking',
                          reenter: true,
                        },
                        'realtime.restored': {
                          target: 'asking',
                          reenter: true,
                        },
                      },
                      after: {
                        requestTimeout: {
                          target: 'quiet',
                          actions: [
                            {
                              type: 'logFailure',
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
          on: {
            'message.send': {
              guard: {
                type: 'isSayable',
              },
              actions: [
                {
                  type: 'drawStamp',
                },
                {
                  type: 'enqueueDraft',
                },
              ],
            },
            'message.retry': {
              actions: [
                {
                  type: 'tryAgain',
                },
              ],
            },
            'message.discard': {
              actions: [
                {
                  type: 'discard',
                },
              ],
            },
          },
          states: {
            idle: {
              always: [
                {
                  target: 'opening',
                  guard: {
                    type: 'isUnopened',
                  },
                  actions: [
                    {
                      type: 'begin',
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
                      type: 'begin',
                    },
                  ],
                },
              ],
            },
            opening: {
              invoke: {
                src: 'openFirst',
                id: 'openFirst',
                onDone: {
                  target: 'sending',
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
                        type: 'fail',
                      },
                      {
                        type: 'requeueAfterLogin',
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
                      {
                        type: 'fail',
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
                    },
                    {
                      type: 'fail',
                    },
                  ],
                },
              },
            },
            sending: {
              invoke: {
                src: 'sendMessage',
                id: 'sendMessage',
                onDone: {
                  target: 'idle',
                  actions: [
                    {
                      type: 'assignSent',
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
                        type: 'fail',
                      },
                      {
                        type: 'requeueAfterLogin',
                      },
                      {
                        type: 'emitLoginRequired',
                      },
                    ],
                  },
                  {
                    target: 'idle',
                    guard: {
                      type: 'isMissing',
                    },
                    actions: [
                      {
                        type: 'logFailure',
                      },
                      {
                        type: 'assignUnopened',
                      },
                      {
                        type: 'fail',
                      },
                    ],
                  },
                  {
                    target: 'idle',
                    actions: [
                      {
                        type: 'logFailure',
                      },
                      {
                        type: 'fail',
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
                    },
                    {
                      type: 'fail',
                    },
                  ],
                },
              },
            },
          },
        },
        drawer: {
          initial: 'arriving',
          on: {
            'route.changed': {
              target: '.closed',
              guard: {
                type: 'isMove',
              },
              actions: [
                {
                  type: 'storePath',
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
            arriving: {
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
