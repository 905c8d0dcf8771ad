/** The service worker with its caches in memory and a network that a test answers. */
import { startOfflineWorker } from '#src/worker/offline-worker.ts';
import type { WorkerScope } from '#src/worker/worker.types.ts';
import { settled } from '../charts/settled.ts';
import { memoryCaches } from './memory-caches.ts';

const origin = 'https://shop.example';

type Listener = (event: never) => void;
type Ask = { token?: string; method?: string; isPage?: boolean; isAborted?: boolean };

/** A worker whose network a test answers; `isAway`: there is none. */
export const startWorker = (respond: (path: string) => Response = (path) => new Response(path)) => {
  const { caches, stores } = memoryCaches();
  const listeners = new Map<string, Listener>();
  const requested: string[] = [];
  const notified: unknown[] = [];
  const connection = { saveData: false };
  const network = { isAway: false, respond };
  const scope = {
    location: { origin },
    navigator: { connection },
    offlineFiles: ['/assets/cart.js'],
    caches,
    crypto: globalThis.crypto,
    fetch: async (input: Request | string) => {
      const { pathname } = new URL(typeof input === 'string' ? input : input.url, origin);
      if (network.isAway) throw new TypeError('Failed to fetch');
      requested.push(pathname);
      return network.respond(pathname);
    },
    skipWaiting: async () => undefined,
    clients: {
      claim: async () => undefined,
      get: async () => ({ postMessage: (news: unknown) => notified.push(news) }),
    },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  startOfflineWorker(scope as unknown as WorkerScope);

  /** Runs a listener to the end of what it waits for. */
  const dispatch = async (type: string, event: object): Promise<Response | undefined> => {
    const works: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    const wait = (work: Promise<unknown>) => {
      work.catch(() => undefined);
      works.push(work);
    };
    const answer = (given: Promise<Response>) => {
      response = given;
    };
    listeners.get(type)?.({ ...event, waitUntil: wait, respondWith: answer } as never);
    const given = await response;
    await settled();
    await Promise.all(works);
    return given;
  };
  const fetchOf = (path: string, { token, method = 'GET', isPage = false, isAborted = false }: Ask = {}) => {
    const headers = new Headers(token ? { authorization: token } : {});
    const signal = isAborted ? AbortSignal.abort() : new AbortController().signal;
    const request = { url: origin + path, method, mode: isPage ? 'navigate' : 'cors', headers, signal };
    return dispatch('fetch', { request, clientId: 'page' });
  };
  return {
    network,
    connection,
    stores,
    requested,
    notified,
    fetchOf,
    textOf: async (path: string, ask?: Ask) => (await fetchOf(path, ask))?.text(),
    send: (data: object) => dispatch('message', { data }),
    install: () => dispatch('install', {}),
    activate: () => dispatch('activate', {}),
  };
};
