/** Reads answered by the back end, through one memory of its answers; the server makes one for each request. */
import { fromCallback } from 'xstate';
import type { Client } from '#api/client.ts';
import { code } from '../shared/chunk.ts';
import { failureOf } from '../shared/failure.ts';
import { type ResourceNews, resourceMachine, type WatchEvent } from '../shared/resource.machine.ts';
import type { KnownData } from './query.preview.ts';
import { type DataOf, isPersonal, keyOf, type Query, type QueryName, type ReportQuery } from './query.types.ts';
import { createQueryCache, type DehydratedQueries, type QueryState } from './query-cache.ts';

const loadFetchers = () => code(import('./query.fetch.live.ts'));

const freshMs = 60_000;
/** A response of the last moments need not be asked for again because somebody looks at it. */
const newsMs = 3_000;
const alwaysStale: ReadonlySet<QueryName> = new Set([
  'listOrders',
  'getOrder',
  'listReturns',
  'getReturn',
  'listTickets',
  'getTicket',
]);

/** A server is never without its own answers. */
const whenOnline = () =>
  typeof window === 'undefined' || navigator.onLine
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
    /** Brings the code of the questions, so that the first of them goes out at once; a failure is told by that one. */
    prepare: (): void => void loadFetchers().catch(() => undefined),
    /** Ends when the response is there; a failure is left to whoever shows the query. */
    prefetch: (query: Query): Promise<void> => cache.load(keyFor(query)),
    /** What is known now, however old. */
    peek: <K extends QueryName>(query: Query<K>) => cache.peek(keyFor(query as Query)) as DataOf<K> | undefined,
    errorOf: (query: Query): unknown => cache.errorOf(keyFor(query)),
    /** Every answer that is known. */
    known: (): KnownData[] => cache.carry().map(({ key: [operation], data }) => ({ operation, data })),
    /** Tells of every change until it is stopped. */
    watch: (query: Query, notify: (response: QueryState) => void) => cache.watch(keyFor(query), notify),
    /** For when the shopper or the network is back. */
    wake: cache.wake,
    /** Asks everything of these operations again that is on the screen. */
    refresh: (...operations: QueryName[]): void => cache.invalidate((operation) => operations.includes(operation)),
    /** The same of what is no longer news; a response that is in flight is waited for. */
    revalidate: (...operations: QueryName[]): void =>
      cache.revalidate((operation) => operations.includes(operation), newsMs),
    /** Forgets what belongs to one shopper. */
    dropPersonal: (): void => cache.clear((operation) => isPersonal({ operation })),
    dehydrate: cache.carry,
    hydrate: (queries: DehydratedQueries): void => cache.take(queries),
    onResponse: cache.onResponse,
    /** Calls `listener` when a query is answered 401. */
    onRefused: (listener: () => void): (() => void) =>
      cache.onResponse((error) => {
        if (error !== undefined && failureOf(error).kind === 'unauthorised') listener();
      }),
  };
};

export type QueryClient = ReturnType<typeof createQueryClient>;

const newsOf = ({ data, error, activity }: QueryState): ResourceNews => ({
  ...(data === undefined ? {} : { data }),
  ...(error === undefined ? {} : { failure: failureOf(error) }),
  activity,
});

/** The resource chart with its port filled by the reader. */
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
