/** Passes a response through the operations and validators that the shop uses. */

import type { Client } from '#api/client.ts';
import { errorOfThrown } from '#api/errors.ts';
import * as account from '#api/operations/account.ts';
import * as addresses from '#api/operations/addresses.ts';
import * as allergies from '#api/operations/allergies.ts';
import * as cart from '#api/operations/cart.ts';
import * as catalogue from '#api/operations/catalogue.ts';
import * as chat from '#api/operations/chat.ts';
import * as delivery from '#api/operations/delivery.ts';
import * as favorites from '#api/operations/favorites.ts';
import * as identity from '#api/operations/identity.ts';
import * as lists from '#api/operations/lists.ts';
import * as orders from '#api/operations/orders.ts';
import * as passkeys from '#api/operations/passkeys.ts';
import * as professional from '#api/operations/professional.ts';
import * as push from '#api/operations/push.ts';
import * as settings from '#api/operations/settings.ts';
import * as vouchers from '#api/operations/vouchers.ts';
import { fetchQuery, isQuery } from '#machines/query/query.fetch.live.ts';
import type { Query } from '#machines/query/query.types.ts';

type Params = Record<string, unknown>;
type Read = (client: Client, params: Params) => Promise<unknown>;

const ofFlows = {
  ...account,
  ...addresses,
  ...allergies,
  ...cart,
  ...catalogue,
  ...chat,
  ...delivery,
  ...favorites,
  ...identity,
  ...lists,
  ...orders,
  ...passkeys,
  ...professional,
  ...push,
  ...settings,
  ...vouchers,
} as unknown as Record<string, Read>;

export type Reading = {
  data?: unknown;
  /** The rows that the storefront leaves out, such as `products.3.shop`. */
  dropped: string[];
  /** Why the storefront shows an error instead. */
  failure?: string;
};

/** The part of the shop that shows an operation. */
export const parts: Record<string, string> = {
  getMaster: 'the whole shop: name, currencies, languages, menus, colours',
  getCatalogue: 'the texts of the interface',
  listCountries: 'the countries of the registration',
  listBanners: 'the banners of the home page',
  getHome: 'the home page',
  listCategories: 'the category menu and page',
  listSubCategories: 'the sub-categories of the filters',
  listProducts: 'the product lists and the search',
  suggestProducts: 'the suggestions while typing',
  getProduct: 'the product page',
  listPackagings: 'the packagings of a product',
  listRecentlyViewed: 'the recently viewed products',
  listUsuals: 'the products that a shopper buys often',
  listFavorites: 'the wishlist',
  listShops: 'the shops page',
  listTopShops: 'the top shops of the home page',
  listShopPopularProducts: 'the popular products beside a product',
  getShop: 'the page of a shop',
  listShopCategories: 'the categories of a shop',
  listReviews: 'the reviews of products and shops',
  getCart: 'the cart',
  listOrders: 'the order history',
  getOrder: 'the details of an order',
  listAddresses: 'the address book',
  listAreas: 'the areas of an address',
  listDeliverySlots: 'the delivery times of the checkout',
  login: 'signing in',
  getProfile: 'the profile',
  listVouchers: 'the vouchers of a shop',
  listReturns: 'the returns',
  getReturn: 'the details of a return',
  listSessions: 'the signed-in devices',
  listPasskeys: 'the passkeys',
  getPushSubscription: 'the switch of the notifications',
  getAllergies: 'the allergies of a shopper',
  listLists: 'the saved lists',
  getList: 'a saved list',
  listConversations: 'the list of chats',
  listMessages: 'a chat',
  countUnreadMessages: 'the number of unread messages',
  listTicketIssueTypes: 'the subjects of a new ticket',
  listTickets: 'the support tickets',
  getTicket: 'a support ticket',
  listBlogs: 'the blog',
  getBlog: 'a post of the blog',
  getLegalPage: 'the legal pages',
  getContact: 'the contact page',
  getHelp: 'the answers of the help centre',
  getFlashSales: 'the clock of the sales',
  getFlashSale: 'the page of a flash sale',
  getProfessionalApplication: 'the application of a company',
  toggleFavorite: 'the hearts of products',
  addToCart: 'adding to the cart',
  incrementCartLine: 'one more in the cart',
  setCartQuantity: 'typed quantities in the cart',
  decrementCartLine: 'one less in the cart',
  removeCartLine: 'removing from the cart',
  addAddress: 'a new address',
  changeAddress: 'a changed address',
  removeAddress: 'a removed address',
};

/** Whether the storefront has a function for this operation. */
export const isRead = (id: string): boolean => isQuery(id) || Object.hasOwn(ofFlows, id);

const read = async (client: Client, id: string, params: Params, dropped: string[]): Promise<unknown> => {
  if (!isQuery(id)) return ofFlows[id]?.(client, params);
  const query = { operation: id, params } as Query;
  return fetchQuery(client, query, new AbortController().signal, (logged) => dropped.push(...logged.dropped));
};

/** Requests as the storefront does. It never throws: a failure is part of the result. */
export const readAsStorefront = async (client: Client, id: string, params: Params): Promise<Reading> => {
  const dropped: string[] = [];
  try {
    return { data: await read(client, id, params, dropped), dropped };
  } catch (thrown) {
    return { dropped, failure: errorOfThrown(thrown).kind };
  }
};
