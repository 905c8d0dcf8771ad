/**
 * One wrong field in any response, in a browser: a signed-in shopper visits every page, a conversation, the suggestions
 * and the cart. No page is lost, nothing throws, and nothing is shown as null, undefined, NaN or 1970.
 * The usual run is the same each time. LARDER_MUTATIONS=all draws a new corpus and walks the whole of it, which
 * LARDER_TEST_SEED repeats.
 *
 * @spec R2
 */
import { expect, test } from 'vitest';
import { type Operation, operations } from '#tools/replay/contract.ts';
import { type Batches, describeFault, sampleOf, visitWith } from '../support/browser/mutated-visit.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { batchesOf, mutationsOf, someOf } from '../support/contract/mutations.ts';
import { seed as drawnSeed } from '../support/data/random.ts';

shareShop();

const all = Number.POSITIVE_INFINITY;
const isWhole = process.env.LARDER_MUTATIONS === 'all';
const mostVisits = isWhole ? all : 4;
const seed = isWhole ? drawnSeed : 20_261_124;

/** They come with the page from the server; the unit tests walk them. */
const sentWithThePage = new Set(['getMaster', 'getCatalogue']);

const isRead = ({ id, method }: Operation) =>
  (method === 'GET' || id === 'quoteCheckout') && !sentWithThePage.has(id) && sampleOf(id)?.data !== undefined;

const reads = operations.filter(isRead).map(({ id }) => {
  const mutations = someOf(mutationsOf(id, sampleOf(id)?.data, seed), all, seed);
  return { id, batches: batchesOf(mutations, isWhole ? 40 : 12) };
});

/** Each visit has the next batch of each read. */
const visitCount = Math.min(mostVisits, Math.max(...reads.map(({ batches }) => batches.length)));
const visits = Array.from(
  { length: visitCount },
  (_, at): Batches => new Map(reads.map(({ id, batches }) => [id, batches[at] ?? []])),
);

test(`Responses with wrong fields lose no page (LARDER_TEST_SEED=${seed})`, {
  timeout: visitCount * 60_000,
}, async () => {
  const faults: string[] = [];
  let count = 0;
  for (const batches of visits) {
    const visit = await visitWith(browser, shop.url, batches);
    faults.push(...visit.faults.map(describeFault));
    count += visit.count;
  }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(500);
});
