/** A session of the whole shop without a browser: its charts are live, its responses are sampled from the contract. */
import { createActor, waitFor } from 'xstate';
import { createClient } from '#api/client.ts';
import { createQueryClient } from '#machines/query/query.live.ts';
import type { Stored } from '#machines/storage/storage.types.ts';
import { liveStorefront } from '#machines/storefront/storefront.live.ts';
import { homeQuery } from '#src/routes/page-content-queries.ts';
import { createResources } from '#src/shop/resources.ts';
import { operationOf } from '#tools/replay/contract.ts';
import { createRecording } from '#tools/replay/record.ts';
import { inspectAll } from '#tools/replay/record-actors.ts';
import type { Report } from '#tools/replay/report.types.ts';
import { sampleResponse } from '#tools/states/sample.ts';
import { idle } from './settled.ts';

const sampled: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  request.signal.throwIfAborted();
  const found = operationOf(request.method, new URL(request.url).pathname);
  const body = found && sampleResponse(found.operation.id, { items: 3 });
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
};

/** Looks around, searches, opens the login, types a password, puts something into the cart. */
export const recordSession = async (): Promise<Report> => {
  const stored: Stored = { locale: 'en' };
  const recording = createRecording(stored);
  const release = inspectAll(recording.inspect);
  const locale = () => 'en';
  const client = createClient({
    baseUrl: 'http://shop.invalid/api',
    fetch: recording.fetch(sampled),
    locale,
    token: () => shop.system.get('session')?.getSnapshot().context.token,
  });
  const queryClient = createQueryClient(client, { locale });
  recording.follow(queryClient);
  const memory = { read: () => stored, readSettings: async () => undefined, write: () => {}, flush: () => true };
  const page = { reload: () => new Promise<void>(() => {}), claimOnce: () => true };
  const shop = createActor(liveStorefront({ client, queryClient, storage: memory, page }), {
    input: { locale: 'en', path: '/' },
  });
  const resources = createResources(queryClient, locale);
  // A page that the server wrote says where it is before its flows start.
  shop.send({ type: 'route.changed', page: 'home', path: '/' });
  shop.send({ type: 'page.entered', flows: [] });
  shop.start();
  // A view that goes at once gives up its question before the code that asks has come.
  resources.of(homeQuery()).subscribe(() => {})();
  const home = resources.of(homeQuery());
  const close = home.subscribe(() => {});
  await waitFor(shop, (snapshot) => snapshot.matches('ready'));
  shop.send({ type: 'flow.ensure', flow: 'search' });
  shop.send({ type: 'flow.ensure', flow: 'search', event: { type: 'query.type', text: 'canary apples' } });
  await waitFor(shop, ({ children }) => 'search' in children);
  await waitFor(shop.system.get('search'), ({ context }) => context.response !== undefined);
  close();
  shop.send({ type: 'flow.ensure', flow: 'dialogs', event: { type: 'login.open' } });
  await waitFor(shop, ({ children }) => 'dialogs' in children);
  const { login } = shop.system.get('dialogs').getSnapshot().children;
  login?.send({ type: 'login.type', field: 'phone', value: 'canary@larder.test' });
  login?.send({ type: 'login.type', field: 'password', value: 'canary and plums' });
  login?.send({ type: 'login.submit' });
  await waitFor(shop, ({ context }) => context.user !== undefined);
  await waitFor(shop, ({ children }) => 'cart' in children);
  await waitFor(shop.system.get('cart'), ({ context }) => context.cart !== undefined);
  await idle();
  const report = recording.report();
  shop.stop();
  release();
  return report;
};
