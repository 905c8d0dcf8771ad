/** Pages by name. Only `src/routes/paths.ts` knows which URL shows a page. */
import type { Id } from './ids.ts';

/** The pages to which a flow may lead, with the parameters of their URL. */
export type Route =
  | { to: 'home' | 'login' | 'dashboard' | 'wishlist' | 'checkout' | 'buyNow' | 'smartOrder' }
  | { to: 'profile' | 'addresses' | 'returnedOrders' | 'orderHistory' | 'tickets' }
  | { to: 'orderDetails' | 'product'; id: Id }
  | { to: 'products'; query: string }
  | { to: 'ticket'; ticketNumber: string }
  | { to: 'partnerConfirmation'; code: string };

/** `replace`: the page that is left gets no entry in the history. */
export type NavigationRequested = Route & { type: 'navigation.requested'; replace?: boolean };
