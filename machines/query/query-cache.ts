/**
 * The query cache: a query is fetched once however many views observe it, cached while a shopper may come back to it,
 * and refetched when it is stale and observed.
 *
 * A query has at most one request in flight; a newer request replaces an older one, whose response is ignored. A
 * request that the network lost is retried once, and waits while offline. A query that fails keeps its last data.
 */
import { failureOf } from '../shared/failure.ts';
import type { Query, QueryKey, QueryName } from './query.types.ts';

export type Activity = 'idle' | 'fetching' | 'paused';
export type QueryState = { data?: unknown; error?: unknown; activity: Activity };
/** The responses as plain JSON, for a page that carries them. */
export type DehydratedQueries = { key: QueryKey; data: unknown }[];

export type QueryCacheOptions = {
  fetchQuery: (query: Query, signal: AbortSignal) => Promise<unknown>;
  /** For how many milliseconds a response counts as fresh. */
  freshMs: (operation: QueryName) => number;
  /** Resolves when the connection is back; undefined while online, and where copies may answer a query without data. */
  whenOnline: (hasData: boolean) => Promise<void> | undefined;
};

type Entry = QueryState & {
  key: QueryKey;
  /** Zero if a newer response is known to differ. */
  fetchedAt: number;
  /** When the last observer left. */
  lastUsedAt: number;
  /** The request in flight, and its end. */
  request?: AbortController | undefined;
  ended?: Promise<void>;
  observers: Set<() => void>;
};

const retryMs = 500;
const unusedMs = 10 * 60_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const queryOf = ([operation, , params]: QueryKey) => ({ operation, params }) as Query;

/** The old object if the new response is equal, so that nothing renders again. */
const unlessEqual = (old: unknown, data: unknown) => (JSON.stringify(old) === JSON.stringify(data) ? old : data);

export const createQueryCache = ({ fetchQuery, freshMs, whenOnline }: QueryCacheOptions) => {
  const entries = new Map<string, Entry>();
  const listeners = new Set<(error: unknown) => void>();

  const change = (entry: Entry, news: Partial<Entry>) => {
    Object.assign(entry, news);
    for (const notify of [...entry.observers]) notify();
  };

  const attempt = async (entry: Entry, signal: AbortSignal) => {
    const online = whenOnline(entry.data !== undefined);
    if (online) {
      change(entry, { activity: 'paused' });
      await online;
      signal.throwIfAborted();
      change(entry, { activity: 'fetching' });
    }
    return fetchQuery(queryOf(entry.key), signal);
  };

  /** Only a lost connection is retried; a server that responded has decided. */
  const attemptTwice = async (entry: Entry, signal: AbortSignal) => {
    try {
      return await attempt(entry, signal);
    } catch (error) {
      if (failureOf(error).kind !== 'network') throw error;
      await pause(retryMs);
      signal.throwIfAborted();
      return attempt(entry, signal);
    }
  };

  const cancel = (entry: Entry) => {
    entry.request?.abort();
    Object.assign(entry, { request: undefined, activity: 'idle' });
  };

  const startRequest = (entry: Entry): Promise<void> => {
    cancel(entry);
    const own = new AbortController();
    const settle = (news: Partial<Entry>) => {
      if (entry.request !== own) return;
      change(entry, { ...news, request: undefined, activity: 'idle' });
      for (const notify of [...listeners]) notify(news.error);
    };
    change(entry, { request: own, activity: 'fetching', ...(entry.data === undefined && { error: undefined }) });
    entry.ended = attemptTwice(entry, own.signal).then(
      (data) => settle({ data: unlessEqual(entry.data, data), error: undefined, fetchedAt: Date.now() }),
      (error: unknown) => settle({ error }),
    );
    return entry.ended;
  };

  /** A response of the future is old: the clock was set back meanwhile. */
  const ageOf = ({ fetchedAt }: Entry) => Math.abs(Date.now() - fetchedAt);
  const isFresh = (entry: Entry) => ageOf(entry) < freshMs(entry.key[0]);
  const fetchIfStale = async (entry: Entry) => {
    if (entry.request) await entry.ended;
    else if (!isFresh(entry)) await startRequest(entry);
  };

  const dropUnused = () => {
    for (const [name, { observers, activity, lastUsedAt }] of entries)
      if (observers.size === 0 && activity === 'idle' && Date.now() - lastUsedAt > unusedMs) entries.delete(name);
  };

  const entryOf = (key: QueryKey): Entry => {
    const name = JSON.stringify(key);
    const known = entries.get(name);
    if (known) return Object.assign(known, { lastUsedAt: Date.now() });
    dropUnused();
    const entry: Entry = { key, activity: 'idle', fetchedAt: 0, lastUsedAt: Date.now(), observers: new Set() };
    entries.set(name, entry);
    return entry;
  };

  const markStale = (entry: Entry) => {
    entry.fetchedAt = 0;
    return entry.observers.size > 0 ? startRequest(entry) : cancel(entry);
  };

  const entriesOf = (isMeant: (operation: QueryName) => boolean) =>
    [...entries].filter(([, { key }]) => isMeant(key[0]));

  return {
    /** Resolves when the response arrived. The view of the query shows its failure. */
    prefetch: (key: QueryKey): Promise<void> => fetchIfStale(entryOf(key)),
    /** The cached data, however stale. */
    peek: (key: QueryKey): unknown => entries.get(JSON.stringify(key))?.data,
    /** The failure of the last request, if it failed. */
    errorOf: (key: QueryKey): unknown => entries.get(JSON.stringify(key))?.error,
    /** Reports every change until it is stopped; the request is aborted with the last observer. */
    watch: (key: QueryKey, notify: (response: QueryState) => void) => {
      const entry = entryOf(key);
      const observer = () => notify(entry);
      void fetchIfStale(entry);
      entry.observers.add(observer);
      observer();
      return {
        refetch: () => void startRequest(entry),
        stop: () => {
          entry.observers.delete(observer);
          entry.lastUsedAt = Date.now();
          if (entry.observers.size === 0) cancel(entry);
        },
      };
    },
    /** Refetches what is observed and stale: when the shopper or the connection is back. */
    wake: (): void => {
      for (const entry of entries.values()) if (entry.observers.size > 0) void fetchIfStale(entry);
    },
    /** Marks queries as changed: observed ones are refetched at once, the others when they are next observed. */
    invalidate: (isMeant: (operation: QueryName) => boolean): void => {
      for (const [, entry] of entriesOf(isMeant)) void markStale(entry);
    },
    /** The same for responses older than `newsMs`; a request in flight is new enough. */
    revalidate: (isMeant: (operation: QueryName) => boolean, newsMs: number): void => {
      for (const [, entry] of entriesOf(isMeant)) if (!entry.request && ageOf(entry) > newsMs) void markStale(entry);
    },
    /** The same for every query, however new. Resolves when the observed ones have a response or a failure. */
    renew: () => Promise.all([...entries.values()].map((entry) => (entry.request ? entry.ended : markStale(entry)))),
    clear: (isMeant: (operation: QueryName) => boolean): void => {
      for (const [name, entry] of entriesOf(isMeant)) {
        cancel(entry);
        entries.delete(name);
      }
    },
    dehydrate: (): DehydratedQueries =>
      [...entries.values()].filter(({ data }) => data !== undefined).map(({ key, data }) => ({ key, data })),
    /** Responses that came with the page count as fresh from now on; those of an old page are shown and refetched. */
    hydrate: (cache: DehydratedQueries, isOld = false): void => {
      for (const { key, data } of cache) Object.assign(entryOf(key), { data, fetchedAt: isOld ? 0 : Date.now() });
    },
    /** Calls `listener` after every request, with its failure if it failed. */
    onResponse: (listener: (error: unknown) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
