/** Who hears what, the part that does not begin in this tab: other tabs, the server, the network. */
import { storefrontSetup } from './storefront.setup.ts';

export const readHearts = { flows: ['wishlist'], event: { type: 'favorites.refresh' } };

export const elsewhereRules = storefrontSetup.createStateConfig({
  on: {
    // Other tabs.
    'tab.signedIn': {
      actions: {
        type: 'tell',
        params: ({ event: { user, token } }) => ({
          flows: ['session'],
          event: { type: 'session.follow', user, token },
        }),
      },
    },
    'tab.signedOut': {
      actions: {
        type: 'tell',
        params: { flows: ['session'], event: { type: 'session.drop', reason: 'otherTab' } },
      },
    },
    'tab.cartChanged': {
      actions: { type: 'tell', params: { flows: ['cart'], event: { type: 'cart.changedElsewhere' } } },
    },
    'tab.favoritesChanged': { actions: { type: 'tell', params: readHearts } },

    // Realtime.
    'message.arrived': {
      actions: ['refreshUnread', { type: 'tell', params: ({ event }) => ({ flows: ['chat'], event }) }],
    },
    'messages.read': { actions: 'refreshUnread' },
    'order.moved': { actions: 'refreshOrders' },
    'ticket.moved': { actions: 'refreshTickets' },
    'realtime.restored': {
      actions: [
        'refreshUnread',
        'refreshOrders',
        'refreshTickets',
        { type: 'tell', params: ({ event }) => ({ flows: ['chat'], event }) },
      ],
    },

    // The network.
    'connection.lost': {
      actions: [
        { type: 'keepOffline', params: { isOffline: true } },
        { type: 'tell', params: ({ event }) => ({ flows: ['cart', 'wishlist', 'vouchers'], event }) },
      ],
    },
    'connection.restored': {
      actions: [
        { type: 'keepOffline', params: { isOffline: false } },
        { type: 'tell', params: ({ event }) => ({ flows: ['cart', 'realtime', 'wishlist', 'vouchers'], event }) },
        'followNews',
      ],
    },
  },
});
