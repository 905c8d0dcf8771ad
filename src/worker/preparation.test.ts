/**
 * What the service worker copies ahead of an offline visit.
 *
 * @spec R115
 */
import { expect, test } from 'vitest';
import { startWorker } from '#tests/support/worker/start-worker.ts';

test('A quiet page has its files, its pictures, its texts and itself copied, each file once', async () => {
  const worker = startWorker();
  await worker.send({
    type: 'copies.prepare',
    path: '/shops',
    locale: 'en',
    files: ['/assets/shops.js', '/logo.svg', '/api/orders'],
  });
  expect(worker.requested).toEqual([
    '/assets/shops.js',
    '/logo.svg',
    '/assets/cart.js',
    '/shops',
    '/api/master',
    '/api/lang/en',
  ]);
  await worker.send({ type: 'copies.prepare', path: undefined, locale: 'en', files: ['/assets/shops.js'] });
  expect(worker.requested.slice(6)).toEqual(['/api/master', '/api/lang/en']);
});

test('A browser that saves data has only the files copied that the page has loaded', async () => {
  const worker = startWorker();
  worker.connection.saveData = true;
  await worker.send({ type: 'copies.prepare', path: undefined, locale: 'en', files: ['/assets/shops.js'] });
  expect(worker.requested).toEqual(['/assets/shops.js', '/api/master', '/api/lang/en']);
});
