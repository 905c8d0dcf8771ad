/** The query client: queries over the back end and one query cache; the server creates one for each request. */
import { fromCallback } from 'xstate';
import type { Client } from '#api/client.ts';
import { loadChunk } from '../shared/chunk.ts';
import { failureOf } from '../shared/failure.ts';
import { type ResourceNews, resourceMachine, type WatchEvent } from '../shared/resource.machine.ts';
import { type DataOf, isPersonal, keyOf, type Query, type QueryName, type ReportQuery } from './query.types.ts';
import { createQueryCache, type QueryState } from './query-cache.ts';

const loadFetchers = () => loadChunk(import('./query.fetch.live.ts'));

const freshMs = 60_000;
/** A response of the last moments is fresh enough when the shopper returns. */
const newsMs = 3_000;
const alwaysStale: ReadonlySet<QueryName> = new Set([
  'listOrders',
  'getOrder',
  'listReturns',
  'getReturn',
  'listTickets',
  'getTicket',
]);

/** A server is never offline to itself, and a service worker has copies, which are no newer than what is there. */
const whenOnline = (hasData: boolean) =>
  typeof window === 'undefined' || navigator.onLine || (!hasData && navigator.serviceWorker?.controller)
    ? undefined
    : new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));

export type QueryClientOptions = { locale: () => string; report?: ReportQuery | undefined };

export const createQueryClient = (client: Client, { locale, report = () => undefined }: QueryClientOptions) => {
  const cache = createQueryCache({
    fetchQuery: async (query, signal) => (await loadFetchers()).fetchQuery(client, query, signal, report),
    freshMs: (operation) => (alwaysStale.has(operation) ? 0 : freshMs),
    whenOnline,
  });
  const keyFor = (query: Query) => keyOf(query, locale());

  return {
    /** Loads the code of requests, so that the first one is sent at once; that request reports a failure to load. */
    prepare: (): void => void loadFetchers().catch(() => undefined),
    /** Resolves when the response arrived. The view of the query shows its failure. */
    prefetch: (query: Query): Promise<void> => cache.prefetch(keyFor(query)),
    /** The cached data, however stale. */
    peek: <K extends QueryName>(query: Query<K>) => cache.peek(keyFor(query as Query)) as DataOf<K> | undefined,
    errorOf: (query: Query): unknown => cache.errorOf(keyFor(query)),
    /** Reports every change until it is stopped. */
    watch: (query: Query, notify: (response: QueryState) => void) => cache.watch(keyFor(query), notify),
    /** For when the shopper or the connection is back. */
    wake: cache.wake,
    /** Refetches every observed query of these operations. */
    invalidate: (...operations: QueryName[]): void => cache.invalidate((operation) => operations.includes(operation)),
    /** The same for stale responses; a request in flight is awaited. */
    revalidate: (...operations: QueryName[]): void =>
      cache.revalidate((operation) => operations.includes(operation), newsMs),
    /** Clears what belongs to one shopper. */
    clearPersonal: (): void => cache.clear((operation) => isPersonal({ operation })),
    /** Every cached response. */
    dehydrate: cache.dehydrate,
    hydrate: cache.hydrate,
    renew: cache.renew,
    onResponse: cache.onResponse,
    /** Calls `listener` when a query gets a 401. */
    onRefused: (listener: () => void): (() => void) =>
      cache.onResponse((error) => {
        if (error !== undefined && failureOf(error).kind === 'unauthorized') listener();
      }),
  };
};

export type QueryClient = ReturnType<typeof createQueryClient>;

const newsOf = ({ data, error, activity }: QueryState): ResourceNews => ({
  ...(data === undefined ? {} : { data }),
  ...(error === undefined ? {} : { failure: failureOf(error) }),
  activity,
});

/** The resource chart with its port filled by the query client. */
export const liveResource = (queryClient: QueryClient) =>
  resourceMachine.provide({
    actors: {
      watch: fromCallback<WatchEvent, { query: Query }>(({ input, sendBack, receive }) => {
        const { refetch, stop } = queryClient.watch(input.query, (response) =>
          sendBack({ type: 'resource.changed', ...newsOf(response) }),
        );
        receive(refetch);
        return stop;
      }),
    },
  });
