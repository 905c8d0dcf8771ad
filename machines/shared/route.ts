/** Pages by name. Only `src/routes/paths.ts` knows which URL shows a page. */

/** The pages to which a flow may lead, with what their URL carries. */
export type Route =
  | { to: 'home' | 'login' | 'dashboard' | 'wishlist' | 'checkout' | 'buyNow' | 'smartOrder' }
  | { to: 'profile' | 'addresses' | 'returnedOrders' }
  | { to: 'orderDetails' | 'product'; id: number }
  | { to: 'products'; query: string }
  | { to: 'ticket'; ticketNumber: string }
  | { to: 'partnerConfirmation'; code: string };

/** `replace` leaves no way back to the page that is left. */
export type NavigationRequested = Route & { type: 'navigation.requested'; replace?: boolean };
