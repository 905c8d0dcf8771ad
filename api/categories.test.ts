import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { listCategories } from './operations/catalogue.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `${index + 1}` }));

/** A back end with 45 categories that sends 20 of them unless it is asked for a page. */
const listed = async (total: unknown, query = {}, sent = rows(45)) => {
  const requests: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { search, searchParams } = new URL((input as Request).url);
    requests.push(search);
    const size = Number(searchParams.get('per_page') ?? 20);
    const from = (Number(searchParams.get('page') ?? 1) - 1) * size;
    return Response.json({ data: { total, categories: sent.slice(from, from + size) } });
  };
  const client = createClient({ baseUrl: 'http://shop.test/api', fetch, locale: () => 'en', token: () => undefined });
  const { categories } = await listCategories(client, query);
  return { categories, requests };
};

test.each([[45], ['45']])('Categories beyond the first page (total %j) are fetched and joined', async (total) => {
  const { categories, requests } = await listed(total);
  expect(categories).toEqual(rows(45));
  expect(requests).toEqual(['', '?page=2&per_page=20', '?page=3&per_page=20']);
});

test('A page of the categories is one request', async () => {
  const { categories, requests } = await listed(45, { page: 1, per_page: 10 });
  expect(categories).toHaveLength(10);
  expect(requests).toEqual(['?page=1&per_page=10']);
});

test.each([[undefined], ['many'], [20], [0]])('A total of %j asks for no further page', async (total) => {
  expect((await listed(total)).requests).toEqual(['']);
});

test('An absurd total asks for ten pages at most', async () => {
  expect((await listed(1e9)).requests).toHaveLength(10);
});

test('A total without a row asks for no further page', async () => {
  expect((await listed(45, {}, [])).requests).toEqual(['']);
});
