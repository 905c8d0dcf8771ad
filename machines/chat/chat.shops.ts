/** The list of shops on the messages screen: searched, paged, and read anew when somebody wrote. */
import { chatSetup } from './chat.setup.ts';
import { conversationsIn, logFailure, logTimeout, unauthorized } from './chat.shared.ts';

const note = logFailure('listConversations');
const silence = logTimeout('listConversations');
const isEmpty = { type: 'isEmpty', params: conversationsIn } as const;
const news = (target: 'loading' | 'refreshing') =>
  ({ 'message.received': target, 'realtime.restored': target }) as const;

export const shops = chatSetup.createStateConfig({
  initial: 'arriving',
  on: {
    'route.changed': [
      { guard: { type: 'isIncoming', params: ({ event }) => event }, target: '.shown' },
      { guard: { type: 'isMove', params: ({ event }) => event }, target: '.away' },
    ],
  },
  states: {
    arriving: { always: [{ guard: 'isOnScreen', target: 'shown' }, { target: 'away' }] },
    away: {},
    shown: {
      initial: 'loading',
      on: { 'search.type': { target: '.debouncing', actions: { type: 'typeSearch', params: ({ event }) => event } } },
      states: {
        debouncing: { after: { searchDebounce: 'loading' } },
        loading: {
          on: news('loading'),
          invoke: {
            src: 'listConversations',
            id: 'listConversations',
            input: ({ context }) => ({ search: context.search.trim(), page: 1 }),
            onDone: [
              { guard: isEmpty, target: 'ended', actions: { type: 'replaceShops', params: conversationsIn } },
              { target: 'listing', actions: { type: 'replaceShops', params: conversationsIn } },
            ],
            onError: [unauthorized, { target: 'failed', actions: note }],
          },
          after: { requestTimeout: { target: 'failed', actions: silence } },
        },
        listing: { on: { ...news('refreshing'), 'shops.more': 'loadingMore' } },
        loadingMore: {
          on: news('refreshing'),
          invoke: {
            src: 'listConversations',
            id: 'listConversations',
            input: ({ context }) => ({ search: context.search.trim(), page: context.pages + 1 }),
            onDone: [
              { guard: isEmpty, target: 'ended' },
              { target: 'listing', actions: { type: 'addShops', params: conversationsIn } },
            ],
            // A failure ends the list too (R68).
            onError: [unauthorized, { target: 'ended', actions: note }],
          },
          after: { requestTimeout: { target: 'ended', actions: silence } },
        },
        refreshing: {
          on: news('refreshing'),
          invoke: {
            src: 'listConversations',
            id: 'listConversations',
            input: ({ context }) => ({ search: context.search.trim(), page: 1 }),
            onDone: { target: 'listing', actions: { type: 'refreshShops', params: conversationsIn } },
            onError: [unauthorized, { target: 'listing', actions: note }],
          },
          after: { requestTimeout: { target: 'listing', actions: silence } },
        },
        ended: { on: news('refreshing') },
        failed: { on: { ...news('loading'), 'shops.reload': 'loading' } },
      },
    },
  },
});
