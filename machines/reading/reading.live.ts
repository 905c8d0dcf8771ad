/**
 * Reads answered by the back end through one query cache: asked once however many views want it, remembered for a
 * minute, dropped when the shopper leaves. One cache for one shop: the server makes one for each request.
 */
import {
  dehydrate,
  type FetchQueryOptions,
  hydrate,
  type Query,
  type QueryCache,
  QueryClient,
  QueryObserver,
  type QueryObserverResult,
} from '@tanstack/query-core';
import { fromCallback } from 'xstate';
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
import { failureOf } from '../kit/failure.ts';
import { type ResourceNews, resourceMachine, type WatchEvent } from '../kit/resource.machine.ts';
import { type DataOf, isPersonal, keyOf, type Read, type ReadKey, type ReadName, type Reads } from './reading.types.ts';

type Ask<K extends ReadName> = (
  client: Client,
  params: Reads[K]['params'],
  signal: AbortSignal,
) => Promise<Reads[K]['data']>;

const asks: { [K in ReadName]: Ask<K> } = {
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
  listOrders: orders.listOrders,
  getOrder: orders.getOrder,
  listReturns: returns.listReturns,
  getReturn: returns.getReturn,
  listTicketIssueTypes: tickets.listTicketIssueTypes,
  listTickets: tickets.listTickets,
  getTicket: tickets.getTicket,
  getContact: pages.getContact,
  getLegalPage: pages.getLegalPage,
  getPartnerApplication: partners.getPartnerApplication,
  listBlogs: blogs.listBlogs,
  getBlog: blogs.getBlog,
  getFlashSale: flashSales.getFlashSale,
  listRecentlyViewed: catalogue.listRecentlyViewed,
  listAddresses: addresses.listAddresses,
  countUnreadMessages: presence.countUnreadMessages,
  listCountries: settings.listCountries,
  listBanners: settings.listBanners,
};

const freshMs = 60_000;
/** An answer of the last moments need not be asked for again because somebody looks at it. */
const newsMs = 3_000;
/** A server's cache goes with its request; a timer would hold on to it. */
const keptMs = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 10 * 60_000;
const alwaysStale: ReadonlySet<ReadName> = new Set([
  'listOrders',
  'getOrder',
  'listReturns',
  'getReturn',
  'listTickets',
  'getTicket',
]);

/** Only a lost connection is worth asking again; a server that answered has answered. */
const isWorthRetrying = (failures: number, error: unknown) => failures < 1 && failureOf(error).kind === 'network';

export type ReaderOptions = { locale: () => string };
/** Answers as plain JSON, for a page that carries them. */
export type DehydratedReads = ReturnType<typeof dehydrate>;

export const createReader = (client: Client, { locale }: ReaderOptions) => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { gcTime: keptMs, retry: isWorthRetrying, retryDelay: 500 } },
  });
  const keyFor = (read: Read) => keyOf(read, locale());
  const options = (read: Read): FetchQueryOptions & { queryKey: ReadKey } => ({
    queryKey: keyFor(read),
    queryFn: ({ signal }) => (asks[read.operation] as Ask<ReadName>)(client, read.params, signal),
    staleTime: alwaysStale.has(read.operation) ? 0 : freshMs,
  });

  return {
    queryClient,
    /** Ends when the answer is there; a failure is left to whoever shows the read. */
    prefetch: (read: Read): Promise<void> => queryClient.prefetchQuery(options(read)),
    /** What is known now, however old. */
    peek: <K extends ReadName>(read: Read<K>): DataOf<K> | undefined => queryClient.getQueryData(keyFor(read as Read)),
    /** Tells of every change until the returned function is called. */
    observe: (read: Read) => new QueryObserver(queryClient, { ...options(read), retry: isWorthRetrying }),
    /** Asks everything of these operations again that is on the screen. */
    refresh: (...operations: ReadName[]): void => {
      const isMeant = (key: readonly unknown[]) => operations.includes(key[0] as ReadName);
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isMeant(queryKey) });
    },
    /** The same of what is no longer news; an answer that is under way is waited for. */
    follow: (...operations: ReadName[]): void => {
      const isOld = ({ queryKey, state }: Query) =>
        operations.includes(queryKey[0] as ReadName) && Date.now() - state.dataUpdatedAt > newsMs;
      void queryClient.invalidateQueries({ predicate: isOld }, { cancelRefetch: false });
    },
    /** Forgets what belongs to one shopper. */
    dropPersonal: (): void => {
      const isMeant = ({ queryKey }: Query) => isPersonal({ operation: queryKey[0] as ReadName });
      // What is still on the screen goes with it, not ten minutes later.
      for (const query of queryClient.getQueryCache().findAll({ predicate: isMeant })) query.gcTime = 0;
      queryClient.removeQueries({ predicate: isMeant });
    },
    dehydrate: (): DehydratedReads => dehydrate(queryClient),
    hydrate: (reads: DehydratedReads): void => hydrate(queryClient, reads),
    /** Calls `listener` when a personal read is answered 401. */
    onRefused: (listener: () => void): (() => void) => whenRefused(queryClient.getQueryCache(), listener),
  };
};

export type Reader = ReturnType<typeof createReader>;

const whenRefused = (cache: QueryCache, listener: () => void) =>
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (failureOf(event.action.error).kind === 'unauthorised') listener();
  });

const newsOf = ({ data, error, fetchStatus }: QueryObserverResult): ResourceNews => ({
  ...(data === undefined ? {} : { data }),
  ...(error ? { failure: failureOf(error) } : {}),
  activity: fetchStatus,
});

/** The resource chart with its port filled by the cache. */
export const liveResource = (reader: Reader) =>
  resourceMachine.provide({
    actors: {
      watch: fromCallback<WatchEvent, { read: Read }>(({ input, sendBack, receive }) => {
        const observer = reader.observe(input.read);
        const tell = (result: QueryObserverResult) => sendBack({ type: 'resource.changed', ...newsOf(result) });
        receive(() => void observer.refetch());
        const stop = observer.subscribe(tell);
        tell(observer.getCurrentResult());
        return stop;
      }),
    },
  });
