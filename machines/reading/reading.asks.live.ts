/** Which operation answers which read: fetched with the first question, since the first view brings its answers. */
import type { Client } from '#api/client.ts';
import * as addresses from '#api/operations/addresses.ts';
import * as blogs from '#api/operations/blogs.ts';
import * as catalogue from '#api/operations/catalogue.ts';
import * as flashSales from '#api/operations/flash-sales.ts';
import * as orders from '#api/operations/orders.ts';
import * as pages from '#api/operations/pages.ts';
import * as partners from '#api/operations/partners.ts';
import * as presence from '#api/operations/presence.ts';
import * as returns from '#api/operations/returns.ts';
import * as reviews from '#api/operations/reviews.ts';
import * as settings from '#api/operations/settings.ts';
import * as shops from '#api/operations/shops.ts';
import * as tickets from '#api/operations/tickets.ts';
import type { ReadName, Reads } from './reading.types.ts';

export type Ask<K extends ReadName> = (
  client: Client,
  params: Reads[K]['params'],
  signal: AbortSignal,
) => Promise<Reads[K]['data']>;

export const asks: { [K in ReadName]: Ask<K> } = {
  getHome: catalogue.getHome,
  listProducts: catalogue.listProducts,
  getProduct: catalogue.getProduct,
  listPackagings: catalogue.listPackagings,
  listCategories: catalogue.listCategories,
  listSubCategories: catalogue.listSubCategories,
  listShops: shops.listShops,
  listTopShops: shops.listTopShops,
  getShop: shops.getShop,
  listShopCategories: shops.listShopCategories,
  listShopPopularProducts: shops.listShopPopularProducts,
  listReviews: reviews.listReviews,
  listRecentlyViewed: catalogue.listRecentlyViewed,
  listCountries: settings.listCountries,
  listBanners: settings.listBanners,
  listOrders: orders.listOrders,
  getOrder: orders.getOrder,
  listReturns: returns.listReturns,
  getReturn: returns.getReturn,
  listTicketIssueTypes: tickets.listTicketIssueTypes,
  listTickets: tickets.listTickets,
  getTicket: tickets.getTicket,
  getContact: pages.getContact,
  getLegalPage: pages.getLegalPage,
  listBlogs: blogs.listBlogs,
  getBlog: blogs.getBlog,
  getFlashSale: flashSales.getFlashSale,
  getPartnerApplication: partners.getPartnerApplication,
  listAddresses: addresses.listAddresses,
  countUnreadMessages: presence.countUnreadMessages,
};
