/** Pages by name. Only `src/routes/paths.ts` knows which URL shows a page. */
import type { Id } from './ids.ts';

/** What a list of products is narrowed to: by its words, its brand, or its category and sub-category (slugs). */
export type ProductPlace = { query: string } | { brand: Id } | { category: string; subCategory: string };

/** The pages to which a flow may lead, with the parameters of their URL. */
export type Route =
  | { to: 'home' | 'login' | 'dashboard' | 'wishlist' | 'checkout' | 'buyNow' | 'smartOrder' }
  | { to: 'profile' | 'addresses' | 'returnedOrders' | 'orderHistory' | 'tickets' | 'savedLists' }
  | { to: 'orderDetails' | 'product' | 'savedList'; id: Id }
  | { to: 'shop'; id: Id }
  | { to: 'category'; slug: string }
  | ({ to: 'products' } & ProductPlace)
  | { to: 'ticket'; ticketNumber: string }
  | { to: 'partnerConfirmation'; code: string };

/** `replace`: the page that is left gets no entry in the history. */
export type NavigationRequested = Route & { type: 'navigation.requested'; replace?: boolean };
