/**
 * Reads: what a page can show, as plain data. A route lists them, a hover prefetches them, the server fetches them
 * for the first view, the page carries their answers as JSON and the browser finds them again under the same key.
 */
import type { BlogAnswer, BlogPage } from '#api/types/blogs.ts';
import type {
  CategoryPage,
  Home,
  Packaging,
  Product,
  ProductAnswer,
  ProductPage,
  ProductQuery,
  SubCategory,
} from '#api/types/catalogue.ts';
import type { SalePage, SaleQuestion } from '#api/types/flash-sales.ts';
import type { Address, OrderDetails, OrderPage } from '#api/types/orders.ts';
import type { Contact, LegalPage } from '#api/types/pages.ts';
import type { PartnerApplication } from '#api/types/partners.ts';
import type { QueryOf } from '#api/types/query.ts';
import type { ReturnDetails, ReturnPage } from '#api/types/returns.ts';
import type { Banner, Country } from '#api/types/settings.ts';
import type { ReviewPage, ShopCard, ShopDetails, ShopPage } from '#api/types/shops.ts';
import type { TicketAnswer, TicketIssueType, TicketPage } from '#api/types/tickets.ts';

/** The parameters of an operation that takes none. */
type Nothing = Record<string, never>;
type Paging = { page?: number; per_page?: number };
type Reading<Params, Data> = { params: Params; data: Data };

/** Operation to what it is asked and what it answers. */
export type Reads = {
  getHome: Reading<Paging, Home>;
  listProducts: Reading<ProductQuery, ProductPage>;
  getProduct: Reading<QueryOf<'getProduct'>, ProductAnswer>;
  listPackagings: Reading<QueryOf<'listPackagings'>, { packagings: Packaging[] }>;
  listCategories: Reading<Paging, CategoryPage>;
  listSubCategories: Reading<QueryOf<'listSubCategories'>, { sub_categories: SubCategory[] }>;
  listShops: Reading<Paging, ShopPage>;
  listTopShops: Reading<Nothing, { shops: ShopCard[] }>;
  getShop: Reading<{ shop: number }, { shop: ShopDetails }>;
  listShopCategories: Reading<QueryOf<'listShopCategories'>, CategoryPage>;
  listShopPopularProducts: Reading<QueryOf<'listShopPopularProducts'>, { products: Product[] }>;
  listReviews: Reading<QueryOf<'listReviews'>, ReviewPage>;
  listOrders: Reading<QueryOf<'listOrders'>, OrderPage>;
  getOrder: Reading<QueryOf<'getOrder'>, { order: OrderDetails }>;
  listReturns: Reading<QueryOf<'listReturns'>, ReturnPage>;
  getReturn: Reading<{ id: number }, { returnOrders: ReturnDetails }>;
  listTicketIssueTypes: Reading<Nothing, { issue_types: TicketIssueType[] }>;
  listTickets: Reading<QueryOf<'listTickets'>, TicketPage>;
  getTicket: Reading<QueryOf<'getTicket'>, TicketAnswer>;
  getContact: Reading<Nothing, Contact>;
  listBlogs: Reading<QueryOf<'listBlogs'>, BlogPage>;
  getBlog: Reading<{ slug: string }, BlogAnswer>;
  getFlashSale: Reading<SaleQuestion, SalePage>;
  getLegalPage: Reading<{ slug: string }, LegalPage>;
  getPartnerApplication: Reading<{ code: string }, { application: PartnerApplication }>;
  listRecentlyViewed: Reading<Nothing, { products: Product[] }>;
  listAddresses: Reading<Paging, { total: number; addresses: Address[] }>;
  countUnreadMessages: Reading<Nothing, { unread_messages: number }>;
  listCountries: Reading<Nothing, { countries: Country[] }>;
  listBanners: Reading<Nothing, { banners: Banner[] }>;
};

export type ReadName = keyof Reads;
/** One question, such as `{ operation: 'getShop', params: { shop: 3 } }`. */
export type Read<K extends ReadName = ReadName> = { [N in K]: { operation: N; params: Reads[N]['params'] } }[K];
/** Told which rows of a response were left out, by where they stood: `products.3.shop`. */
export type ReportRead = (noted: { operation: ReadName; dropped: string[] }) => void;
export type DataOf<K extends ReadName> = Reads[K]['data'];
/** Operation, locale, parameters: what tells one cached answer from another. */
export type ReadKey = readonly [operation: ReadName, locale: string, params: Record<string, unknown>];

type ParamsArgument<K extends ReadName> =
  Record<string, never> extends Reads[K]['params'] ? [params?: Reads[K]['params']] : [params: Reads[K]['params']];

export const read = <K extends ReadName>(operation: K, ...[params]: ParamsArgument<K>): Read<K> =>
  ({ operation, params: params ?? {} }) as Read<K>;

const isKnown = ([, value]: [string, unknown]) => value !== undefined && value !== null;

/** The same question has the same key, however its parameters are ordered and whatever is left undefined. */
export const keyOf = (question: Read, locale: string): ReadKey => [
  question.operation,
  locale,
  Object.fromEntries(
    Object.entries(question.params)
      .filter(isKnown)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
];

const personal: ReadonlySet<ReadName> = new Set<ReadName>([
  'listOrders',
  'getOrder',
  'listReturns',
  'getReturn',
  'listTicketIssueTypes',
  'listTickets',
  'getTicket',
  'listRecentlyViewed',
  'listAddresses',
  'countUnreadMessages',
]);

/** Answers that belong to one shopper: never fetched by the server, dropped when the session ends. */
export const isPersonal = ({ operation }: { operation: ReadName }) => personal.has(operation);
