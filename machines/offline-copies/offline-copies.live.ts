/** The offline copies with their ports filled by the query client and the service worker of the shop. */
import { fromCallback } from 'xstate';
import type { QueryClient } from '../query/query.live.ts';
import { call } from '../shared/call.ts';
import type { Storage } from '../storage/storage.types.ts';
import { untilShopperIsIdle } from './idle-shopper.live.ts';
import { offlineCopiesMachine } from './offline-copies.machine.ts';
import type { CopiesCommand, CopiesNews, WorkerMessage } from './offline-copies.types.ts';

type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown };
};

/** The one policy that the page's header allows, for the one address that it needs. */
const workerUrl = () => {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const url = '/worker.js';
  return (trustedTypes?.createPolicy('worker', { createScriptURL: () => url }).createScriptURL(url) ?? url) as string;
};

/** Style sheets are no resources where the server wrote them into the page. */
const loadedFiles = (): string[] =>
  [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
  ]
    .map((address) => new URL(address, location.href))
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^\/((assets|fonts|pictures)\/|logo)/.test(pathname),
    )
    .map(({ pathname }) => pathname);

/** Absent on plain HTTP and where the browser blocks storage. */
const workersOfBrowser = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

const preparation = (locale: string): WorkerMessage => ({
  type: 'copies.prepare',
  path: location.search ? undefined : location.pathname,
  locale,
  files: loadedFiles(),
});

/** A query that fails still shows what it had. */
const renewAll = async (queryClient: QueryClient) => {
  const failures: unknown[] = [];
  const stop = queryClient.onResponse((error) => error !== undefined && failures.push(error));
  await queryClient.renew().finally(stop);
  if (failures.length > 0) throw failures[0];
};

export const liveOfflineCopies = (queryClient: QueryClient, storage: Storage) =>
  offlineCopiesMachine.provide({
    actors: {
      renewQueries: call(() => renewAll(queryClient)),
      worker: fromCallback<CopiesCommand>(({ sendBack, receive, system }) => {
        const container = workersOfBrowser();
        if (!container) return undefined;
        const stop = new AbortController();
        const send = (message: WorkerMessage) => container.ready.then(({ active }) => active?.postMessage(message));
        container.addEventListener('message', ({ data }) => sendBack(data as CopiesNews), { signal: stop.signal });
        receive(send);
        const start = async () => {
          await untilShopperIsIdle(stop.signal);
          await container.register(workerUrl(), { updateViaCache: 'none' });
          // What a session has left that ended while no page was open.
          if (!storage.read().token) await send({ type: 'account.clear' });
          await send(preparation(system.get('locale')?.getSnapshot().context.locale ?? document.documentElement.lang));
        };
        start().catch(() => undefined);
        return () => stop.abort();
      }),
    },
  });
