/** What the root does for events that do not begin in this tab: of other tabs, the server, the network. */
import { eventIn } from './storefront.logic.ts';
import { storefrontSetup } from './storefront.setup.ts';

export const refreshFavorites = { flow: 'wishlist', event: { type: 'favorites.refresh' } } as const;

export const elsewhereRules = storefrontSetup.createStateConfig({
  on: {
    // Other tabs.
    'tab.signedIn': {
      actions: {
        type: 'sendToFlow',
        params: ({ event: { user, token } }) => ({
          flow: 'session',
          event: { type: 'session.follow', user, token },
        }),
      },
    },
    'tab.signedOut': {
      actions: {
        type: 'sendToFlow',
        params: { flow: 'session', event: { type: 'session.drop', reason: 'otherTab' } },
      },
    },
    'tab.cartChanged': {
      actions: { type: 'sendToFlow', params: { flow: 'cart', event: { type: 'cart.changedElsewhere' } } },
    },
    'tab.favoritesChanged': { actions: { type: 'sendToFlow', params: refreshFavorites } },

    // Realtime.
    'message.received': {
      actions: ['refreshUnread', { type: 'broadcast', params: eventIn }],
    },
    'messages.read': { actions: 'refreshUnread' },
    'order.statusChanged': { actions: 'refreshOrders' },
    'ticket.statusChanged': { actions: 'refreshTickets' },
    'realtime.restored': {
      actions: ['refreshUnread', 'refreshOrders', 'refreshTickets', { type: 'broadcast', params: eventIn }],
    },

    // The network.
    'connection.lost': {
      actions: [{ type: 'broadcast', params: eventIn }],
    },
    'connection.restored': {
      actions: [{ type: 'broadcast', params: eventIn }, 'revalidateOnNews'],
    },
  },
});
