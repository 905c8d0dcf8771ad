/** What the root does for events of buying: the cart, vouchers, orders and their payment, returns and reviews. */
import type { ForwardedEvent } from '../shared/flow.ts';
import { eventIn } from './storefront.logic.ts';
import { storefrontSetup } from './storefront.setup.ts';

export const refreshCart = { type: 'sendToFlow', params: { flow: 'cart', event: { type: 'cart.refresh' } } } as const;

const refreshQuote = {
  type: 'sendToFlow',
  params: { flow: 'checkout', event: { type: 'quote.refresh' } },
} as const;
const forward = { type: 'forward', params: eventIn<ForwardedEvent> } as const;

export const buyingRules = storefrontSetup.createStateConfig({
  on: {
    'cart.changed': [
      {
        guard: { type: 'isByShopper', params: eventIn },
        actions: [refreshQuote, 'shareCart', forward],
      },
      { actions: [refreshQuote, forward] },
    ],
    'line.*': { actions: forward },
    'panel.*': { actions: forward },
    'quote.unauthorized': { actions: forward },
    'checkout.started': { actions: forward },
    'selection.changed': {
      actions: [
        { type: 'assignSelection', params: eventIn },
        { type: 'storeSelection', params: eventIn },
        'attendCheckout',
      ],
    },
    'buyNow.ready': { actions: { type: 'enterBuyNow', params: eventIn } },
    'cart.invalidated': { actions: refreshCart },
    'prices.changed': {
      actions: ['refreshPrices', refreshCart],
    },
    'voucher.collected': { actions: refreshCart },
    'addresses.changed': { actions: 'refreshAddresses' },
    'order.placed': {
      actions: ['refreshOrders', refreshCart, 'shareCart'],
    },

    'order.changed': { actions: 'refreshOrders' },
    'payment.requested': {
      actions: {
        type: 'ensureFlow',
        params: ({ event }) => ({ flow: 'payment', event: { ...event, type: 'payment.begin' } }),
      },
    },
    'payment.settled': { actions: 'refreshOrders' },
    'review.added': { actions: 'refreshReviews' },
  },
});
