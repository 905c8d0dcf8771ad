/**
 * A smoke test for systems on which the whole suite does not run: starts the shop as `npm start` does, on data that are
 * deleted at the end, requests its pages and a few calls, and stops it. The last line is `N passed, N failed`.
 */
import { endAll, makePlace, startShop } from './bench/shop.mjs';
import { command } from './lib/command.mjs';
import { readOptions } from './lib/options.mjs';

const requests = [
  { path: '/readyz', has: 'ready' },
  { path: '/', has: '<h1' },
  { path: '/products', has: '<article' },
  { path: '/api/master', has: '"data"' },
  { path: '/api/products?q=apple', has: '"total"' },
];

readOptions('node scripts/smoke.mjs: starts the shop on data of its own, and requests its pages and a few calls.');

await command(
  async () => {
    const place = await makePlace();
    let failed = 0;
    try {
      const { url } = await startShop(place, 'scripts/start.mjs');
      for (const request of requests) if (!(await hasResponse(url, request))) failed += 1;
    } finally {
      await endAll();
      await place.remove();
    }
    console.log(`\n${requests.length - failed} passed, ${failed} failed`);
    return failed ? 1 : 0;
  },
  { needs: 'build' },
);

async function hasResponse(url, { path, has }) {
  const response = await fetch(url + path, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  const isGood = response.ok && (await response.text()).includes(has);
  console.log(`${isGood ? '✓' : '✗'} ${path}: ${response.status}`);
  return isGood;
}
