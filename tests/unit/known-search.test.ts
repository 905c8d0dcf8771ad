/** What of an address makes another page. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownParameters, knownSearch } from '#src/routes/known-search.ts';
import { matchPage } from '#src/routes/match-page.ts';
import { pageQueries } from '#src/routes/page-queries.ts';
import { productParameters } from '#src/routes/product-search.ts';

const known = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://shop.test');
  return knownSearch(pathname, searchParams);
};

test.each([
  ['/', ''],
  ['/?x=1', ''],
  ['/?utm_source=letter&fbclid=2', ''],
  ['/?more=3&x=1', '?more=3'],
  ['/products?x=1&q=milk&page=2', '?q=milk&page=2'],
  ['/products?page=2&q=milk', '?q=milk&page=2'],
  ['/products?q=milk&q=bread', '?q=milk'],
  ['/products?q=&sort=low_to_high&pack=7', '?sort=low_to_high'],
  ['/products?q=%D8%B4%DB%8C%D8%B1', '?q=%D8%B4%DB%8C%D8%B1'],
  ['/categories/dairy?brand=2&rating=4&min=1&max=5&subcategory=3&x', '?subcategory=3&brand=2&rating=4&min=1&max=5'],
  ['/products?free=milk&diet=vegan&x=1', '?diet=vegan&free=milk'],
  ['/shops/3?tab=reviews&page=2&more=2', '?page=2&tab=reviews'],
  ['/products/7/details?pack=9&q=milk&reviews=2', '?pack=9&reviews=2'],
  ['/products/7/details?color=9&size=2&brand=1', '?size=2&color=9'],
  ['/order-history?status=Delivered&x=1', '?status=Delivered'],
  ['/privacy-policy?page=2', ''],
  ['/no/such/page?page=2', ''],
])('%s is rendered as the page with "%s"', (address, search) => {
  expect(known(address)).toBe(search);
});

const paths = ['/', '/login', '/products', '/categories/dairy', '/most-popular', '/best-deal', '/shops', '/shops/3'];
const morePaths = ['/products/7/details', '/flash-sale/1', '/blogs', '/blog/tomatoes', '/about-us', '/no/such/page'];

test('A page reads the same data with and without unknown parameters', () => {
  const seed = Date.now();
  console.log(`seed ${seed}`);
  const name = fc.constantFrom(...knownParameters, ...productParameters, 'x', 'utm_source', 'Q', 'page[]');
  const value = fc.oneof(fc.constantFrom('1', '2', '4', 'dairy', 'low_to_high', 'milk', ''), fc.string());
  const search = fc.array(fc.tuple(name, value), { maxLength: 12 });
  fc.assert(
    fc.property(fc.constantFrom(...paths, ...morePaths), search, (path, pairs) => {
      const whole = new URLSearchParams(pairs);
      const match = matchPage(path);
      const reads = pageQueries[match.name];
      const rendered = new URLSearchParams(knownSearch(path, whole));
      expect(reads?.(match.params, rendered)).toEqual(reads?.(match.params, whole));
    }),
    { numRuns: 500, seed },
  );
});

test('Every parameter that a view reads is known', () => {
  const folders = ['app', 'components', 'features', 'layout', 'routes', 'screens', 'shop'].map((name) => `src/${name}`);
  const files = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const written = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bsearch(?:\.(?:get|has)\(|, )'(\w+)'\)/g)].map(([, name]) => name ?? ''),
  );
  const read = [...productParameters, ...written];
  expect(read.length).toBeGreaterThan(25);
  expect(read.filter((name) => !knownParameters.has(name))).toEqual([]);
});
