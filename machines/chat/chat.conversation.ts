/** The one conversation that is read, on the screen or in the drawer: opened, paged upwards, kept up with. */
import { chatSetup } from './chat.setup.ts';
import { logFailure, logTimeout, messagesIn, shopFound, unauthorized } from './chat.shared.ts';

const history = '#chat.open.conversation.reading.history';
const note = logFailure('listMessages');
const silence = logTimeout('listMessages');
const assignFirst = [{ type: 'assignFirst', params: messagesIn }, 'markRead', 'emitMessagesRead'] as const;
const read = { src: 'listMessages', id: 'listMessages' } as const;
const notOpened = [logFailure('openConversation'), 'markUnopened'] as const;

const reading = chatSetup.createStateConfig({
  type: 'parallel',
  states: {
    history: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'history.loadMore': [{ guard: 'isOnScreen', target: 'loading' }, { target: 'debouncing' }],
          },
        },
        /** In the drawer only. */
        debouncing: {
          on: { 'history.loadMore': { target: 'debouncing', reenter: true } },
          after: { scrollDebounce: 'loading' },
        },
        /** Until the response is there and the lock is over. */
        loading: {
          type: 'parallel',
          onDone: 'idle',
          after: { requestTimeout: { target: 'failed', actions: logTimeout('listOlder') } },
          states: {
            call: {
              initial: 'asking',
              states: {
                asking: {
                  invoke: {
                    src: 'listOlder',
                    id: 'listOlder',
                    input: ({ context: { shop, messages } }) => ({
                      shopId: shop?.id ?? 0,
                      beforeId: messages[0]?.id ?? 0,
                      knownCount: messages.length,
                    }),
                    onDone: [
                      { guard: { type: 'isEmptyPage', params: messagesIn }, target: `${history}.ended` },
                      { target: 'answered', actions: { type: 'assignOlder', params: messagesIn } },
                    ],
                    onError: [unauthorized, { target: `${history}.failed`, actions: logFailure('listOlder') }],
                  },
                },
                answered: { type: 'final' },
              },
            },
            lock: {
              initial: 'closed',
              states: { closed: { after: { fetchLock: 'over' } }, over: { type: 'final' } },
            },
          },
        },
        ended: {},
        failed: { on: { 'history.retry': 'loading' } },
      },
    },
    news: {
      initial: 'quiet',
      states: {
        quiet: { on: { 'message.received': 'asking', 'realtime.restored': 'asking' } },
        asking: {
          on: {
            'message.received': { target: 'asking', reenter: true },
            'realtime.restored': { target: 'asking', reenter: true },
          },
          invoke: {
            ...read,
            input: ({ context }) => ({ shopId: context.shop?.id ?? 0 }),
            onDone: [
              {
                guard: { type: 'hasHole', params: messagesIn },
                target: '#chat.open.conversation.reading',
                actions: assignFirst,
              },
              {
                target: 'quiet',
                actions: [{ type: 'assignNews', params: messagesIn }, 'markRead', 'emitMessagesRead'],
              },
            ],
            onError: [unauthorized, { target: 'quiet', actions: note }],
          },
          after: { requestTimeout: { target: 'quiet', actions: silence } },
        },
      },
    },
  },
});

export const conversation = chatSetup.createStateConfig({
  initial: 'arriving',
  on: {
    'chat.open': {
      target: '.opening',
      actions: [{ type: 'turnTo', params: ({ event }) => event }, 'activateOnScreen', 'storeShop'],
    },
    'chat.close': { guard: 'isOffScreen', target: '.none' },
    'shop.choose': [
      { guard: { type: 'isShown', params: ({ event }) => event } },
      {
        target: '.opening',
        actions: [{ type: 'turnTo', params: ({ event }) => event }, 'activate', 'storeShop'],
      },
    ],
    'shop.leave': { target: '.none', actions: ['deactivate', 'storeShop'] },
    'route.changed': [
      {
        guard: { type: 'isReturn', params: ({ event }) => event },
        target: '.opening',
        actions: 'turnToActive',
      },
      { guard: { type: 'isIncoming', params: ({ event }) => event }, target: '.recalling' },
      { guard: { type: 'isMove', params: ({ event }) => event }, target: '.none' },
    ],
  },
  states: {
    arriving: {
      always: [
        { guard: 'hasShop', target: 'opening', actions: 'dropPendingIntent' },
        { guard: 'isOnScreen', target: 'recalling' },
        { target: 'none' },
      ],
    },
    none: { entry: 'leaveShop' },
    recalling: {
      entry: 'leaveShop',
      invoke: {
        src: 'recallShop',
        id: 'recallShop',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ shop: event.output }) },
            target: 'opening',
            actions: [{ type: 'turnTo', params: shopFound }, 'activate'],
          },
          { target: 'none' },
        ],
        onError: 'none',
      },
    },
    opening: {
      invoke: {
        src: 'openConversation',
        id: 'openConversation',
        input: ({ context: { shop, userId, productId } }) => ({
          shop_id: shop?.id ?? 0,
          type: 'user',
          ...(userId ? { user_id: userId } : {}),
          ...(productId ? { product_id: productId } : {}),
        }),
        onDone: { target: 'loading', actions: 'markOpened' },
        onError: [unauthorized, { target: 'loading', actions: notOpened }],
      },
      after: { requestTimeout: { target: 'loading', actions: [logTimeout('openConversation'), 'markUnopened'] } },
    },
    loading: {
      on: { 'message.received': { target: 'loading', reenter: true } },
      invoke: {
        ...read,
        input: ({ context }) => ({ shopId: context.shop?.id ?? 0 }),
        onDone: [
          { guard: { type: 'isEmpty', params: messagesIn }, target: `${history}.ended`, actions: assignFirst },
          { target: 'reading', actions: assignFirst },
        ],
        onError: [unauthorized, { target: 'failed', actions: note }],
      },
      after: { requestTimeout: { target: 'failed', actions: silence } },
    },
    failed: {
      on: { 'conversation.reload': 'loading', 'message.received': 'loading', 'realtime.restored': 'loading' },
    },
    reading,
  },
});
