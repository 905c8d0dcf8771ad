/**
 * One wrong field in any response loses no page, throws nothing and never shows as null, undefined, NaN or 1970.
 * LARDER_MUTATIONS=all walks the whole corpus; LARDER_TEST_SEED repeats a run.
 *
 * @spec R2
 */
import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
import type { QueryName } from '#machines/query/query.types.ts';
import { seed } from '#tests/support/data/random.ts';
import { sampleResponse } from '#tools/states/sample.ts';
import { draw } from '../support/contract/broken-responses.ts';
import {
  batchesOf,
  breakOut,
  isEssential,
  type Mutation,
  mutated,
  mutationsOf,
  nameOf,
  someOf,
} from '../support/contract/mutations.ts';
import { markupOf, personalViews, readBody } from '../support/views/drawn-reads.tsx';
import { garbageIn } from '../support/views/garbage.ts';

const mostOfARead = process.env.LARDER_MUTATIONS === 'all' ? Number.POSITIVE_INFINITY : 150;

/** Public reads, each with a page that shows it; `without` is a call that this back end lacks. */
const pages: Record<string, { path: string; without?: string }> = {
  getMaster: { path: '/about-us' },
  getHome: { path: '/' },
  listTopShops: { path: '/', without: 'getHome' },
  listBanners: { path: '/', without: 'getHome' },
  listProducts: { path: '/products' },
  listCategories: { path: '/categories' },
  getProduct: { path: '/products/1/details' },
  listReviews: { path: '/products/1/details' },
  listShopPopularProducts: { path: '/products/1/details' },
  listShops: { path: '/shops' },
  getShop: { path: '/shops/1' },
  listShopCategories: { path: '/shops/1' },
  getFlashSale: { path: '/flash-sale/1' },
  listBlogs: { path: '/blogs' },
  getBlog: { path: '/blog/fresh' },
  getContact: { path: '/contact-us' },
  getHelp: { path: '/help' },
  getLegalPage: { path: '/privacy-policy' },
};

const dataOf = (operation: string) => (sampleResponse(operation, { items: 3 }) as { data: unknown }).data;
const pageText = (markup: string) => markup.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '');
const isLost = (markup: string) => /Something went wrong|We couldn’t load this/.test(markup);

const faultIn = (markup: string, title = ''): string | undefined =>
  garbageIn(title + pageText(markup)) ??
  breakOut.exec(markup)?.[0] ??
  (/<img[^>]* src=""/.test(markup) ? 'src=""' : undefined);

/** A zero is a valid way to say no: the shop then has no footer. */
const isWithoutFooter = ({ path, to }: Mutation) => path.join('.') === 'web_show_footer' && to === 0;

/** What is wrong with a public page of these responses; undefined: nothing. */
const faultOfPage = async (batch: readonly Mutation[]): Promise<string | undefined> => {
  const [{ operation } = { operation: '' }] = batch;
  const { path, without } = pages[operation] as { path: string; without?: string };
  const { markup, title, data } = await draw(path, operation, (sent) => mutated(sent, batch), without);
  const frame = ['<main', '</header>', ...(batch.some(isWithoutFooter) ? [] : ['</footer>'])];
  if (!frame.every((part) => markup.includes(part))) return 'no frame';
  if (data.brokenParts) return `a part threw: ${data.brokenParts}`;
  if (isLost(markup) && !batch.some(isEssential)) return 'the page is lost';
  return faultIn(markup, title);
};

const faultOfView = async (batch: readonly Mutation[]): Promise<string | undefined> => {
  const operation = batch[0]?.operation as QueryName;
  const read = await readBody(operation, { data: mutated(dataOf(operation), batch) }).catch(
    (thrown: unknown) => thrown,
  );
  if (read instanceof ApiError) return batch.some(isEssential) ? undefined : `it cannot be read: ${read.kind}`;
  return faultIn(markupOf(operation, read));
};

const faultOf = (batch: readonly Mutation[]) =>
  (pages[batch[0]?.operation ?? ''] ? faultOfPage(batch) : faultOfView(batch)).catch(String);

/** Of a batch that fails, the mutations that fail alone. */
const culpritsIn = async (batch: readonly Mutation[]): Promise<string[]> => {
  const fault = await faultOf(batch);
  if (fault === undefined) return [];
  const alone = await Promise.all(batch.map(async (one) => [one, await faultOf([one])] as const));
  const named = alone.flatMap(([one, own]) => (own === undefined ? [] : [`${nameOf(one)}: ${own}`]));
  return named.length > 0 ? named : [`${batch.map(nameOf).join(' and ')}: ${fault}`];
};

const reads = [...Object.keys(pages), ...Object.keys(personalViews)];
const corpus = new Map(
  reads.map((operation) => [operation, someOf(mutationsOf(operation, dataOf(operation), seed), mostOfARead, seed)]),
);

describe(`A response with one wrong field (LARDER_TEST_SEED=${seed})`, () => {
  test.each(reads)(
    '%s',
    async (operation) => {
      const culprits: string[] = [];
      for (const batch of batchesOf(corpus.get(operation) ?? [], 10)) culprits.push(...(await culpritsIn(batch)));
      expect(culprits).toEqual([]);
    },
    120_000,
  );

  test('The corpus has at least 3,000 mutations', () => {
    expect([...corpus.values()].flat().length).toBeGreaterThanOrEqual(3000);
  });
});
