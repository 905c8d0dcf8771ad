/** The one conversation that is read, on the screen or in the drawer: opened, paged upwards, kept up with. */
import { chatSetup } from './chat.setup.ts';
import { messagesIn, noteFailure, noteSilence, offLimits, shopFound } from './chat.shared.ts';

const history = '#chat.open.conversation.reading.history';
const note = noteFailure('listMessages');
const silence = noteSilence('listMessages');
const keepFirst = [{ type: 'keepFirst', params: messagesIn }, 'markRead', 'tellRead'] as const;
const read = { src: 'listMessages', id: 'listMessages' } as const;
const notOpened = [noteFailure('openConversation'), 'markUnopened'] as const;

const reading = chatSetup.createStateConfig({
  type: 'parallel',
  states: {
    history: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'older.want': [{ guard: 'isOnScreen', target: 'loading' }, { target: 'debouncing' }],
          },
        },
        /** In the drawer only. */
        debouncing: {
          on: { 'older.want': { target: 'debouncing', reenter: true } },
          after: { scrollDebounce: 'loading' },
        },
        /** Until the answer is there and the lock is over. */
        loading: {
          type: 'parallel',
          onDone: 'idle',
          after: { hungCall: { target: 'failed', actions: noteSilence('listOlder') } },
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
                      { guard: { type: 'bringsNothing', params: messagesIn }, target: `${history}.ended` },
                      { target: 'answered', actions: { type: 'keepOlder', params: messagesIn } },
                    ],
                    onError: [offLimits, { target: `${history}.failed`, actions: noteFailure('listOlder') }],
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
        failed: { on: { 'older.retry': 'loading' } },
      },
    },
    news: {
      initial: 'quiet',
      states: {
        quiet: { on: { 'message.arrived': 'asking', 'realtime.restored': 'asking' } },
        asking: {
          on: {
            'message.arrived': { target: 'asking', reenter: true },
            'realtime.restored': { target: 'asking', reenter: true },
          },
          invoke: {
            ...read,
            input: ({ context }) => ({ shopId: context.shop?.id ?? 0 }),
            onDone: [
              {
                guard: { type: 'hasHole', params: messagesIn },
                target: '#chat.open.conversation.reading',
                actions: keepFirst,
              },
              { target: 'quiet', actions: [{ type: 'keepNews', params: messagesIn }, 'markRead', 'tellRead'] },
            ],
            onError: [offLimits, { target: 'quiet', actions: note }],
          },
          after: { hungCall: { target: 'quiet', actions: silence } },
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
      { guard: { type: 'isArrival', params: ({ event }) => event }, target: '.recalling' },
      { guard: { type: 'isMove', params: ({ event }) => event }, target: '.none' },
    ],
  },
  states: {
    arriving: {
      always: [
        { guard: 'hasShop', target: 'opening', actions: 'dropWanted' },
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
        onError: [offLimits, { target: 'loading', actions: notOpened }],
      },
      after: { hungCall: { target: 'loading', actions: [noteSilence('openConversation'), 'markUnopened'] } },
    },
    loading: {
      on: { 'message.arrived': { target: 'loading', reenter: true } },
      invoke: {
        ...read,
        input: ({ context }) => ({ shopId: context.shop?.id ?? 0 }),
        onDone: [
          { guard: { type: 'isEmpty', params: messagesIn }, target: `${history}.ended`, actions: keepFirst },
          { target: 'reading', actions: keepFirst },
        ],
        onError: [offLimits, { target: 'failed', actions: note }],
      },
      after: { hungCall: { target: 'failed', actions: silence } },
    },
    failed: {
      on: { 'conversation.reload': 'loading', 'message.arrived': 'loading', 'realtime.restored': 'loading' },
    },
    reading,
  },
});
