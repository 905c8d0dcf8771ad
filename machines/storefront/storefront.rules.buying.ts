/** Who hears what of buying: the cart, vouchers, orders and their payment, returns and reviews. */
import { storefrontSetup } from './storefront.setup.ts';

export const buyingRules = storefrontSetup.createStateConfig({
  on: {
    'cart.changed': {
      actions: [
        { type: 'tell', params: { flows: ['checkout'], event: { type: 'quote.refresh' } } },
        { type: 'shareCart', params: ({ event }) => event },
      ],
    },
    'selection.changed': {
      actions: [
        { type: 'keepSelection', params: ({ event }) => event },
        { type: 'storeSelection', params: ({ event }) => event },
        'attendCheckout',
      ],
    },
    'buyNow.ready': { actions: { type: 'enterBuyNow', params: ({ event }) => event } },
    'cart.outdated': { actions: { type: 'tell', params: { flows: ['cart'], event: { type: 'cart.refresh' } } } },
    'prices.turned': {
      actions: ['refreshPrices', { type: 'tell', params: { flows: ['cart'], event: { type: 'cart.refresh' } } }],
    },
    'voucher.collected': { actions: { type: 'tell', params: { flows: ['cart'], event: { type: 'cart.refresh' } } } },
    'addresses.changed': { actions: 'refreshAddresses' },
    'order.placed': {
      actions: [
        'refreshOrders',
        { type: 'tell', params: { flows: ['cart'], event: { type: 'cart.refresh' } } },
        { type: 'shareCart', params: { by: 'shopper' } },
      ],
    },

    'order.changed': { actions: 'refreshOrders' },
    'payment.wanted': {
      actions: {
        type: 'demand',
        params: ({ event }) => ({ flow: 'payment', event: { ...event, type: 'payment.begin' } }),
      },
    },
    'payment.settled': { actions: 'refreshOrders' },
    'review.added': { actions: 'refreshReviews' },
  },
});
