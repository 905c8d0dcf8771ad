/** The region that knows what the chosen shops cost: the latest question wins, an older one is aborted. */
import { and } from 'xstate';
import type { Quote } from '#api/types/cart.ts';
import { cartSetup } from './cart.setup.ts';

type Done = { event: { output: Quote } };
type Failed = { event: { error: unknown } };

const answered = ({ event }: Done) => ({ quote: event.output });

const toggle = {
  guard: { type: 'canSelect', params: ({ event }: { event: { shopId: number } }) => event },
  target: '#cart.quote.quoting',
  actions: { type: 'toggleShop', params: ({ event }: { event: { shopId: number } }) => event },
} as const;

export const quote = cartSetup.createStateConfig({
  initial: 'none',
  on: {
    'session.ended': { target: '.none', actions: 'dropQuote' },
    'session.lost': { target: '.none', actions: 'dropQuote' },
    // A panel that opens asks, whatever is chosen; one that is open already has its response.
    'panel.open': { guard: and(['isPanelClosed', 'isSignedIn']), target: '.quoting' },
    'shop.toggle': toggle,
    'quote.invalidated': '.quoting',
  },
  states: {
    // Nobody looks at a quote yet, so nothing is out of date.
    none: { on: { 'quote.invalidated': { guard: 'isPanelClosed' } } },
    quoting: {
      always: { guard: 'isOffline', target: 'none' },
      invoke: {
        src: 'quoteCheckout',
        id: 'quoteCheckout',
        input: ({ context }) => ({ shop_ids: context.selectedShopIds, is_buy_now: false }),
        onDone: [
          {
            guard: { type: 'isQuoteEmpty', params: answered },
            target: 'none',
            actions: ['dropQuote', 'clearSelection'],
          },
          { target: 'quoted', actions: { type: 'assignQuote', params: answered } },
        ],
        onError: [
          {
            guard: { type: 'isUnauthorized', params: ({ event }: Failed) => ({ error: event.error }) },
            actions: 'loseSession',
          },
          {
            target: 'failed',
            actions: {
              type: 'showFailure',
              params: ({ event }: Failed) => ({ error: event.error, fallback: 'An error occurred' }),
            },
          },
        ],
      },
      after: { requestTimeout: 'failed' },
    },
    quoted: {},
    failed: {},
  },
});
