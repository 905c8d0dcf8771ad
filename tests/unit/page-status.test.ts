/** The status of a page that the server renders, by what the back end says of the thing that it shows. */
import { expect, test } from 'vitest';
import { render } from '#src/entry-server.tsx';
import { operationOf } from '#tools/replay/contract.ts';
import { createBackEnd } from '#tools/states/sampled-back-end.ts';

const back = createBackEnd('ready');

/** A shop whose back end handles one operation in its own way. */
const statusOf = async (path: string, operation: string, respond: () => Promise<Response>): Promise<number> => {
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { method, url } = new Request(input, init);
    return operationOf(method, new URL(url).pathname)?.operation.id === operation ? respond() : back(input, init);
  };
  return (await render({ origin: 'https://shop.test', path, search: '', locale: 'en', fetch })).status;
};

const refusal = (status: number) => async () => Response.json({ message: 'No.' }, { status });

const things = [
  ['/shops/1', 'getShop'],
  ['/products/1/details', 'getProduct'],
  ['/flash-sale/1', 'getFlashSale'],
  ['/categories/pantry', 'listCategories'],
  ['/blog/fresh', 'getBlog'],
] as const;

test.each(things)('%s of a back end that is overloaded or away is a 503, and never a 404', async (path, operation) => {
  expect(await statusOf(path, operation, refusal(503))).toBe(503);
  expect(await statusOf(path, operation, refusal(429))).toBe(503);
  expect(await statusOf(path, operation, () => Promise.reject(new TypeError('fetch failed')))).toBe(503);
});

test.each(things)('%s of a back end that has no such thing is a 404', async (path, operation) => {
  if (operation !== 'listCategories') expect(await statusOf(path, operation, refusal(404))).toBe(404);
  else
    expect(await statusOf(path, operation, async () => Response.json({ data: { categories: [], total: 0 } }))).toBe(
      404,
    );
});
