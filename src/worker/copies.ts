/**
 * The worker's copies, each kind in a cache of its own with a bound. Those of an account are in a cache that is named by
 * a hash of its token: nobody else finds them, and the next account removes them.
 */
import type { WorkerScope } from './worker.types.ts';

const bounds = { shell: 1, file: 400, picture: 120, page: 20, catalogue: 80, account: 40 } as const;
export type CopyKind = keyof typeof bounds;

/** The page about storage names them (`server/domain/storage-page.ts`). */
const cacheNames = {
  shell: 'shop-shell',
  file: 'shop-file',
  picture: 'shop-picture',
  page: 'shop-page',
  catalogue: 'shop-catalogue',
  account: 'shop-account',
} as const satisfies Record<CopyKind, string>;

const accountPrefix = `${cacheNames.account}-`;

/** With the time of the response, which may have waited in the browser’s own cache. */
const stamped = async (response: Response): Promise<Response> => {
  const headers = new Headers(response.headers);
  // The body is decoded already.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set('last-modified', headers.get('date') ?? new Date().toUTCString());
  // The sale clock reads it as the time of the server.
  headers.delete('date');
  return new Response(await response.blob(), { headers });
};

/** The copies of an account are no store that others read: there the header, which is about those, does not count. */
const forbidsCopies = ({ headers }: Response, token: string | null) =>
  token === null && /no-store/.test(headers.get('cache-control') ?? '');

export const createCopies = ({ caches, crypto }: Pick<WorkerScope, 'caches' | 'crypto'>) => {
  /** Increases whenever the copies of an account are removed: a response from before is not stored. */
  let era = 0;

  const accountCaches = async () => (await caches.keys()).filter((name) => name.startsWith(accountPrefix));

  const removeAccounts = async (other?: string) => {
    for (const name of await accountCaches()) if (name !== other) await caches.delete(name);
  };

  const nameOf = async (kind: CopyKind, token: string | null): Promise<string> => {
    if (token === null) return cacheNames[kind];
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
    return accountPrefix + [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };

  const put = async (name: string, bound: number, key: string, response: Response) => {
    const cache = await caches.open(name);
    await cache.put(key, await stamped(response));
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - bound))) await cache.delete(old);
  };

  const store = async (kind: CopyKind, key: string, response: Response, token: string | null, since: number) => {
    if (response.status !== 200 || forbidsCopies(response, token)) return;
    if (token === null) return put(await nameOf(kind, null), bounds[kind], key, response);
    const name = await nameOf(kind, token);
    if (since !== era) return;
    await removeAccounts(name);
    await put(name, bounds.account, key, response);
    // The account has left in the meantime.
    if (since !== era) await caches.delete(name);
  };

  const findIn = async (name: string, key: string) =>
    (await caches.has(name)) ? (await caches.open(name)).match(key) : undefined;

  /** A browser that refuses the storage has no copies; that is no failure of the page. */
  const find = async (kind: CopyKind, key: string, token: string | null): Promise<Response | undefined> => {
    try {
      return await findIn(await nameOf(kind, token), key);
    } catch {
      return undefined;
    }
  };

  const lastOf = async (name: string): Promise<string | null> => {
    const cache = await caches.open(name);
    const key = (await cache.keys()).at(-1);
    const response = key && (await cache.match(key));
    return response ? response.headers.get('last-modified') : null;
  };

  /** When the last response was copied that pages are filled from. */
  const newest = async (): Promise<number> => {
    const names = [await nameOf('catalogue', null), ...(await accountCaches())];
    const times = (await Promise.all(names.map(lastOf))).map((time) => (time === null ? 0 : Date.parse(time)));
    return Math.max(0, ...times);
  };

  const clearAccounts = (): Promise<void> => {
    era += 1;
    return removeAccounts();
  };

  return { store, find, newest, clearAccounts, currentEra: () => era };
};

export type Copies = ReturnType<typeof createCopies>;
