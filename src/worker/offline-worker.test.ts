/**
 * The service worker on caches in memory: what it answers with and without a network, and for whom.
 *
 * @spec R115, R116
 */
import { expect, test } from 'vitest';
import { startWorker } from '#tests/support/worker/start-worker.ts';

const mine = { token: 'Bearer 1' };
const accountsOf = ({ stores }: ReturnType<typeof startWorker>) =>
  [...stores.keys()].filter((name) => name.startsWith('shop-account'));

test('A visited page, its calls and its pictures are answered from their copies without a network', async () => {
  const worker = startWorker();
  await worker.fetchOf('/products/4/details', { isPage: true });
  await worker.fetchOf('/api/product-details?id=4');
  await worker.fetchOf('/pictures/apple.webp');
  worker.network.isAway = true;
  expect(await worker.textOf('/products/4/details', { isPage: true })).toBe('/products/4/details');
  expect(await worker.textOf('/api/product-details?id=4')).toBe('/api/product-details');
  expect(await worker.textOf('/pictures/apple.webp')).toBe('/pictures/apple.webp');
  expect((await worker.fetchOf('/api/product-details?id=5'))?.type).toBe('error');
  expect((await worker.fetchOf('/pictures/pear.webp'))?.type).toBe('error');
});

test('With a network the page is the shop’s own, so that a new version is not held back; a file is read once', async () => {
  const worker = startWorker();
  await worker.fetchOf('/', { isPage: true });
  await worker.fetchOf('/assets/client-1.js');
  worker.network.respond = (path) => new Response(`new ${path}`);
  expect(await worker.textOf('/', { isPage: true })).toBe('new /');
  expect(await worker.textOf('/assets/client-1.js')).toBe('/assets/client-1.js');
  expect(await worker.textOf('/assets/client-2.js')).toBe('new /assets/client-2.js');
});

test('A page that was never opened is the empty app, with the time of the newest copy', async () => {
  const shell = '<html><script src="/assets/client.js"></script><link href="/assets/client.css">';
  const worker = startWorker((path) => new Response(path === '/offline.html' ? shell : path));
  await worker.install();
  await worker.activate();
  expect(worker.requested).toEqual(['/offline.html', '/assets/client.js', '/assets/client.css']);
  await worker.fetchOf('/api/home');
  worker.network.isAway = true;
  const page = await worker.fetchOf('/shops/3?sort=new', { isPage: true });
  const [, at, rest] = /^<html data-copied-at="([0-9]+)">(.*)/.exec((await page?.text()) ?? '') ?? [];
  expect(`<html>${rest}`).toBe(shell);
  expect(Date.now() - Number(at)).toBeLessThan(60_000);
});

test('Without an empty app or a copy the browser says that there is no network', async () => {
  const worker = startWorker();
  worker.network.isAway = true;
  expect((await worker.fetchOf('/', { isPage: true }))?.type).toBe('error');
});

test('An app that the server does not have is not installed', async () => {
  const worker = startWorker(() => new Response('', { status: 404 }));
  await expect(worker.install()).rejects.toThrow();
});

test('The page is told from when a copy is, and once the shop answers again', async () => {
  const worker = startWorker();
  await worker.fetchOf('/api/home');
  worker.network.isAway = true;
  await worker.fetchOf('/api/home');
  expect(worker.notified).toEqual([{ type: 'copy.shown', at: expect.any(Number) }]);
  worker.network.isAway = false;
  await worker.fetchOf('/api/home');
  await worker.fetchOf('/api/home');
  expect(worker.notified.slice(1)).toEqual([{ type: 'copies.over' }]);
});

test('A call that the page has given up says nothing about the network', async () => {
  const worker = startWorker();
  await worker.fetchOf('/api/home');
  worker.network.isAway = true;
  expect((await worker.fetchOf('/api/home', { isAborted: true }))?.type).toBe('error');
  expect(worker.notified).toEqual([]);
});

test('A guest and another account never see what an account has left, and a guest leaves nothing', async () => {
  const worker = startWorker();
  await worker.fetchOf('/api/carts');
  expect(accountsOf(worker)).toEqual([]);
  await worker.fetchOf('/api/carts', mine);
  worker.network.isAway = true;
  expect(await worker.textOf('/api/carts', mine)).toBe('/api/carts');
  expect((await worker.fetchOf('/api/carts'))?.type).toBe('error');
  expect((await worker.fetchOf('/api/carts', { token: 'Bearer 2' }))?.type).toBe('error');
});

test('A product that an account has not opened is the one that everybody sees', async () => {
  const worker = startWorker();
  await worker.fetchOf('/api/product-details?id=4');
  worker.network.isAway = true;
  expect(await worker.textOf('/api/product-details?id=4', mine)).toBe('/api/product-details');
});

test.each([
  ['the log-out', (worker: ReturnType<typeof startWorker>) => worker.fetchOf('/api/logout', mine)],
  [
    'a 401',
    (worker: ReturnType<typeof startWorker>) => {
      worker.network.respond = () => new Response('', { status: 401 });
      return worker.fetchOf('/api/profile', mine);
    },
  ],
  ['the end of the session', (worker: ReturnType<typeof startWorker>) => worker.send({ type: 'account.clear' })],
])('The copies of an account are removed at %s', async (_, end) => {
  const worker = startWorker();
  await worker.fetchOf('/api/orders', mine);
  expect(accountsOf(worker)).toHaveLength(1);
  await end(worker);
  expect(accountsOf(worker)).toEqual([]);
});

test.each(['/api/payments/3', '/api/sessions', '/api/send-otp', '/api/get-message', '/api/passkeys', '/worker.js'])(
  '%s goes past the worker',
  async (path) => {
    const worker = startWorker();
    expect(await worker.fetchOf(path, mine)).toBeUndefined();
    expect(accountsOf(worker)).toEqual([]);
  },
);

test('Calls to other hosts are none of its business', async () => {
  const worker = startWorker();
  expect(await worker.fetchOf('.evil.example/')).toBeUndefined();
});
