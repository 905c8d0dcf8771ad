/**
 * What the server sends for the app without a network: the worker, the page that it copies, and the switch that ends it.
 *
 * @spec R115
 */
import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Build } from '#server/http/build.ts';
import { offlineFilesOf } from '#server/http/build-manifest.ts';
import { cspFor } from '#server/http/headers.ts';
import { registerWorker } from '#server/http/worker.ts';
import { sharedServer } from '#tests/support/server/shared-server.ts';
import { textsIn } from '#tests/support/texts/texts.ts';

const build = { worker: '/* the worker */' } as Build;

const workerFrom = async (offlineApp: boolean) => {
  const app = fastify();
  registerWorker(app, { offlineApp }, Promise.resolve(build), async () => ({}));
  const response = await app.inject('/worker.js');
  await app.close();
  return response;
};

test('The worker is revalidated on every visit, and may call the shop alone', async () => {
  const { statusCode, headers, body } = await workerFrom(true);
  expect([statusCode, body]).toEqual([200, '/* the worker */']);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toContain('text/javascript');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
});

test('With OFFLINE_APP=off the worker removes every copy and itself', async () => {
  const { statusCode, body } = await workerFrom(false);
  expect(statusCode).toBe(200);
  expect(body).toContain('caches.delete');
  expect(body).toContain('registration.unregister()');
});

test('A page may start workers of the shop, with one policy of trusted types', () => {
  expect(cspFor()).toContain("worker-src 'self'");
  expect(cspFor()).toContain('trusted-types worker');
});

test('The worker copies the files of the pages that open offline, with what they import, each once', () => {
  const manifest = {
    'src/screens/home/HomeScreen.tsx': { file: 'assets/home.js', imports: ['_shared.js'], css: ['assets/home.css'] },
    'src/features/cart/CartPanel.tsx': { file: 'assets/cart.js', imports: ['_shared.js'] },
    'src/screens/checkout/CheckoutScreen.tsx': { file: 'assets/checkout.js' },
    '_shared.js': { file: 'assets/shared.js' },
  };
  expect(offlineFilesOf(manifest)).toEqual([
    '/assets/shared.js',
    '/assets/home.js',
    '/assets/home.css',
    '/assets/cart.js',
  ]);
});

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const)(
  'The manifest in %s has its direction, icons for every shape, and the way to the cart and the orders',
  async (locale, dir) => {
    const shop = await sharedServer('cart');
    const manifest = await (await fetch(`${shop.url}/manifest.webmanifest?locale=${locale}`)).json();
    expect(manifest).toMatchObject({
      dir,
      lang: locale,
      display: 'standalone',
      start_url: '/',
      shortcuts: [
        { name: textsIn(locale)('My Cart'), url: '/dashboard' },
        { name: textsIn(locale)('Order History'), url: '/order-history' },
      ],
    });
    expect(manifest.icons.map(({ purpose = 'any' }: { purpose?: string }) => purpose)).toContain('maskable');
  },
);
