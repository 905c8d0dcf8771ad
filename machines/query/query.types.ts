/**
 * Queries as plain data. A route lists them, a hover prefetches them, the server fetches them for the first view, the
 * page carries their responses as JSON, and the browser finds them again under the same key.
 */
import type { Allergies } from '#api/types/allergies.ts';
import type { BlogPage, BlogResponse } from '#api/types/blogs.ts';
import type {
  CategoryPage,
  Home,
  Packaging,
  Product,
  ProductPage,
  ProductQuery,
  ProductResponse,
  SubCategory,
} from '#api/types/catalogue.ts';
import type { SalePage, SaleQuestion } from '#api/types/flash-sales.ts';
import type { SavedList, SavedListSummary, SharedList } from '#api/types/lists.ts';
import type { Address, Area, OrderDetails, OrderPage } from '#api/types/orders.ts';
import type { Contact, HelpTopic, LegalPage } from '#api/types/pages.ts';
import type { PartnerApplication } from '#api/types/partners.ts';
import type { QueryOf } from '#api/types/query.ts';
import type { ReturnDetails, ReturnPage } from '#api/types/returns.ts';
import type { Banner, Country } from '#api/types/settings.ts';
import type { ReviewPage, ShopCard, ShopDetails, ShopPage } from '#api/types/shops.ts';
import type { TicketIssueType, TicketPage, TicketResponse } from '#api/types/tickets.ts';
import type { Id } from '../shared/ids.ts';

/** The parameters of an operation without parameters. */
type Nothing = Record<string, never>;
type Paging = { page?: number; per_page?: number };
type Reading<Params, Data> = { params: Params; data: Data };

/** The parameters and the response of each operation. */
export type Queries = {
  getHome: Reading<Paging, Home>;
  listProducts: Reading<ProductQuery, ProductPage>;
  getProduct: Reading<QueryOf<'getProduct'>, ProductResponse>;
  listPackagings: Reading<QueryOf<'listPackagings'>, { packagings: Packaging[] }>;
  listCategories: Reading<Paging, CategoryPage>;
  listSubCategories: Reading<QueryOf<'listSubCategories'>, { sub_categories: SubCategory[] }>;
  listShops: Reading<Paging, ShopPage>;
  listTopShops: Reading<Nothing, { shops: ShopCard[] }>;
  getShop: Reading<{ shop: Id }, { shop: ShopDetails }>;
  listShopCategories: Reading<QueryOf<'listShopCategories'>, CategoryPage>;
  listShopPopularProducts: Reading<QueryOf<'listShopPopularProducts'>, { products: Product[] }>;
  listReviews: Reading<QueryOf<'listReviews'>, ReviewPage>;
  listOrders: Reading<QueryOf<'listOrders'>, OrderPage>;
  getOrder: Reading<QueryOf<'getOrder'>, { order: OrderDetails }>;
  listReturns: Reading<QueryOf<'listReturns'>, ReturnPage>;
  getReturn: Reading<{ id: Id }, { returnOrders: ReturnDetails }>;
  listTicketIssueTypes: Reading<Nothing, { issue_types: TicketIssueType[] }>;
  listTickets: Reading<QueryOf<'listTickets'>, TicketPage>;
  getTicket: Reading<QueryOf<'getTicket'>, TicketResponse>;
  getContact: Reading<Nothing, Contact>;
  getHelp: Reading<Nothing, { topics: HelpTopic[] }>;
  listBlogs: Reading<QueryOf<'listBlogs'>, BlogPage>;
  getBlog: Reading<{ slug: string }, BlogResponse>;
  getFlashSale: Reading<SaleQuestion, SalePage>;
  getLegalPage: Reading<{ slug: string }, LegalPage>;
  getPartnerApplication: Reading<{ code: string }, { application: PartnerApplication }>;
  listRecentlyViewed: Reading<Nothing, { products: Product[] }>;
  listUsuals: Reading<Nothing, { products: Product[] }>;
  listLists: Reading<Nothing, { lists: SavedListSummary[] }>;
  getList: Reading<{ id: Id }, { list: SavedList }>;
  getSharedList: Reading<{ token: string }, { list: SharedList }>;
  listAddresses: Reading<Paging, { total: number; addresses: Address[] }>;
  listAreas: Reading<Nothing, { areas: Area[] }>;
  countUnreadMessages: Reading<QueryOf<'countUnreadMessages'>, { unread_messages: number }>;
  getAllergies: Reading<Nothing, Allergies>;
  listCountries: Reading<Nothing, { countries: Country[] }>;
  listBanners: Reading<Nothing, { banners: Banner[] }>;
};

export type QueryName = keyof Queries;
/** One query, such as `{ operation: 'getShop', params: { shop: 3 } }`. */
export type Query<K extends QueryName = QueryName> = { [N in K]: { operation: N; params: Queries[N]['params'] } }[K];
/** Called with the position of each dropped row, such as `products.3.shop`. */
export type ReportQuery = (logged: { operation: QueryName; dropped: string[] }) => void;
export type DataOf<K extends QueryName> = Queries[K]['data'];
/** Operation, locale and parameters: the identity of a cached response. */
export type QueryKey = readonly [operation: QueryName, locale: string, params: Record<string, unknown>];

type ParamsArgument<K extends QueryName> =
  Record<string, never> extends Queries[K]['params'] ? [params?: Queries[K]['params']] : [params: Queries[K]['params']];

export const query = <K extends QueryName>(operation: K, ...[params]: ParamsArgument<K>): Query<K> =>
  ({ operation, params: params ?? {} }) as Query<K>;

const isKnown = ([, value]: [string, unknown]) => value !== undefined && value !== null;

/** Equal queries have the same key, whatever the order of their parameters; undefined ones do not count. */
export const keyOf = (question: Query, locale: string): QueryKey => [
  question.operation,
  locale,
  Object.fromEntries(
    Object.entries(question.params)
      .filter(isKnown)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
];

const personal: ReadonlySet<QueryName> = new Set<QueryName>([
  'listOrders',
  'getOrder',
  'listReturns',
  'getReturn',
  'listTicketIssueTypes',
  'listTickets',
  'getTicket',
  'listRecentlyViewed',
  'listUsuals',
  'listLists',
  'getList',
  'listAddresses',
  'getAllergies',
  'countUnreadMessages',
]);

/** Personal responses: never fetched by the server, cleared when the session ends. */
export const isPersonal = ({ operation }: { operation: QueryName }) => personal.has(operation);
