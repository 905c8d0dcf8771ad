/**
 * Which operation serves which query, and how its response is validated. Loaded with the first request, because the
 * first view comes with its responses.
 */
import type { Client } from '#api/client.ts';
import * as addresses from '#api/operations/addresses.ts';
import * as allergies from '#api/operations/allergies.ts';
import * as blogs from '#api/operations/blogs.ts';
import * as catalogue from '#api/operations/catalogue.ts';
import * as flashSales from '#api/operations/flash-sales.ts';
import * as lists from '#api/operations/lists.ts';
import * as orders from '#api/operations/orders.ts';
import * as pages from '#api/operations/pages.ts';
import * as partners from '#api/operations/partners.ts';
import * as presence from '#api/operations/presence.ts';
import * as returns from '#api/operations/returns.ts';
import * as reviews from '#api/operations/reviews.ts';
import * as settings from '#api/operations/settings.ts';
import * as shops from '#api/operations/shops.ts';
import * as tickets from '#api/operations/tickets.ts';
import * as validAccount from '#api/validators/tolerant/account.ts';
import * as validCatalogue from '#api/validators/tolerant/catalogue.ts';
import * as validContent from '#api/validators/tolerant/content.ts';
import * as validFacts from '#api/validators/tolerant/food-facts.ts';
import * as validLists from '#api/validators/tolerant/lists.ts';
import * as validOrders from '#api/validators/tolerant/orders.ts';
import { returnPage, returnResponse } from '#api/validators/tolerant/returns.ts';
import { type Validator, validated } from '#api/validators/tolerant/tolerant.ts';
import { loadChunk } from '../shared/chunk.ts';
import { failureOf } from '../shared/failure.ts';
import type { Queries, Query, QueryName, ReportQuery } from './query.types.ts';

type Fetch<K extends QueryName> = (
  client: Client,
  params: Queries[K]['params'],
  signal: AbortSignal,
) => Promise<Queries[K]['data']>;

/** A back end without a home page has lists of which one can be made. */
const getHome: Fetch<'getHome'> = async (client, params, signal) => {
  try {
    return await catalogue.getHome(client, params, signal);
  } catch (error) {
    if (failureOf(error).kind !== 'notOffered') throw error;
    const { homeFromLists } = await loadChunk(import('./home-from-lists.live.ts'));
    return homeFromLists(client, params, signal);
  }
};

const fetchers: { [K in QueryName]: Fetch<K> } = {
  getHome,
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
  listUsuals: catalogue.listUsuals,
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
  getHelp: pages.getHelp,
  getLegalPage: pages.getLegalPage,
  listBlogs: blogs.listBlogs,
  getBlog: blogs.getBlog,
  getFlashSale: flashSales.getFlashSale,
  getPartnerApplication: partners.getPartnerApplication,
  listAddresses: addresses.listAddresses,
  listAreas: addresses.listAreas,
  listLists: lists.listLists,
  getList: lists.getList,
  getSharedList: lists.getSharedList,
  getAllergies: allergies.getAllergies,
  countUnreadMessages: presence.countUnreadMessages,
};

const validators: { [K in QueryName]: Validator<Queries[K]['data']> } = {
  getHome: validCatalogue.home,
  listProducts: validCatalogue.productPage,
  getProduct: validCatalogue.productResponse,
  listPackagings: validCatalogue.packagings,
  listCategories: validCatalogue.categoryPage,
  listSubCategories: validCatalogue.subCategories,
  listShops: validContent.shopPage,
  listTopShops: validContent.shops,
  getShop: validContent.shopResponse,
  listShopCategories: validCatalogue.categoryPage,
  listShopPopularProducts: validCatalogue.products,
  listReviews: validContent.reviewPage,
  listRecentlyViewed: validCatalogue.products,
  listUsuals: validCatalogue.products,
  listCountries: validContent.countries,
  listBanners: validContent.banners,
  getContact: validContent.contact,
  getHelp: validContent.help,
  getLegalPage: validContent.legalPage,
  listBlogs: validContent.blogPage,
  getBlog: validContent.blogResponse,
  getFlashSale: validContent.salePage,
  listOrders: validOrders.orderPage,
  getOrder: validOrders.orderResponse,
  listReturns: returnPage,
  getReturn: returnResponse,
  listTicketIssueTypes: validAccount.issueTypes,
  listTickets: validAccount.ticketPage,
  getTicket: validAccount.ticketResponse,
  getPartnerApplication: validAccount.applicationResponse,
  listAddresses: validOrders.addressPage,
  listAreas: validOrders.areas,
  listLists: validLists.savedLists,
  getList: validLists.savedList,
  getSharedList: validLists.sharedList,
  getAllergies: validFacts.allergies,
  countUnreadMessages: validAccount.unreadCount,
};

/** Whether a query has this name. */
export const isQuery = (name: string): name is QueryName => Object.hasOwn(fetchers, name);

const reportedTo = new WeakMap<ReportQuery, Set<string>>();

/** The first position of each field that was not reported yet: a list with many such rows, read often, is one line. */
const notReported = (report: ReportQuery, operation: QueryName, positions: readonly string[]): string[] => {
  const known = reportedTo.get(report) ?? new Set();
  reportedTo.set(report, known);
  return positions.filter((position) => {
    const field = `${operation} ${position.replaceAll(/\b\d+\b/g, '*')}`;
    const isNew = !known.has(field);
    known.add(field);
    return isNew;
  });
};

/** The response to a query; invalid rows are dropped and reported by their position, once for each field. */
export const queryNames = Object.keys(fetchers) as QueryName[];

export const fetchQuery = async (
  client: Client,
  { operation, params }: Query,
  signal: AbortSignal,
  report: ReportQuery,
) => {
  const data: unknown = await (fetchers[operation] as Fetch<QueryName>)(client, params, signal);
  const validate: Validator<unknown> = validators[operation];
  const { data: valid, dropped } = validated(validate, data);
  const news = notReported(report, operation, dropped);
  if (news.length > 0) report({ operation, dropped: news });
  return valid;
};
