/** What the shop does instead of calls that a back end of the protocol may lack. */
import { describe, expect, test } from 'vitest';
import { createClient } from '#api/client.ts';
import { aCart, aLine, aProduct } from '#tests/support/data/builders.ts';
import { setOrStep } from '../cart/quantity-steps.live.ts';
import { suggestOrFind } from '../search/suggestions.live.ts';
import { fetchQuery } from './query.fetch.live.ts';
import { query } from './query.types.ts';

type Responses = Record<string, (request: Request) => unknown>;

/** A back end with these calls; any other responds with 404. */
const backEndWith = (responses: Responses) => {
  const requested: string[] = [];
  const client = createClient({
    baseUrl: 'http://shop.test/api',
    fetch: async (input) => {
      const request = input as Request;
      const path = new URL(request.url).pathname.replace('/api', '');
      requested.push(path);
      const respond = responses[path];
      return respond
        ? Response.json({ data: await respond(request) })
        : Response.json({ message: 'None.' }, { status: 404 });
    },
    locale: () => 'en',
    token: () => 't',
    absent: new Set<string>(),
  });
  return { client, requested };
};

const { signal } = new AbortController();
const products = () => ({ total: 30, products: [aProduct()], filters: {} });

describe('The home page without a call for it', () => {
  const home = (responses: Responses, page = 1) => {
    const { client, requested } = backEndWith(responses);
    const data = fetchQuery(client, query('getHome', { page, per_page: 12 }), signal, () => undefined);
    return { data, requested };
  };

  test('is made of the lists that there are', async () => {
    const { data } = home({
      '/products': products,
      '/categories': () => ({
        total: 1,
        categories: [{ id: 4, name: 'Fruit', thumbnail: '/f.webp', sub_categories: [] }],
      }),
    });
    expect(await data).toMatchObject({
      categories: [{ name: 'Fruit' }],
      popular_products: [{ id: aProduct().id }],
      just_for_you: { total: 30, products: [{ id: aProduct().id }] },
      shops: [],
      banners: [],
    });
  });

  test('continues with products alone', async () => {
    const { data, requested } = home({ '/products': products }, 2);
    expect(await data).toMatchObject({ just_for_you: { total: 30 }, categories: [], popular_products: [] });
    expect(requested).toEqual(['/home', '/products']);
  });

  test('fails if there is no list of products either', async () => {
    await expect(home({}).data).rejects.toMatchObject({ kind: 'notFound' });
  });
});

const ofTea = (quantity: number) => aCart([aLine({ quantity })]);

describe('A typed quantity without a call for it', () => {
  const stepping = (limit = Number.POSITIVE_INFINITY) => {
    let tea = 2;
    const step = (by: number) => () => {
      tea = Math.min(limit, tea + by);
      return ofTea(tea);
    };
    return backEndWith({ '/carts': step(0), '/cart/increment': step(1), '/cart/decrement': step(-1) });
  };
  const { id: product_id, packaging_id = null } = aLine();
  const set = (quantity: number, { client }: ReturnType<typeof backEndWith>) =>
    setOrStep(client, { product_id, packaging_id, quantity }, signal);

  test.each([
    [5, '/cart/increment', 3],
    [1, '/cart/decrement', 1],
    [2, '/cart/increment', 0],
  ])('of %i is reached by steps of %s', async (quantity, path, steps) => {
    const backEnd = stepping();
    expect(await set(quantity, backEnd)).toMatchObject(ofTea(quantity));
    expect(backEnd.requested.filter((requested) => requested === path)).toHaveLength(steps);
  });

  test('stops where the back end stops', async () => {
    expect(await set(6, stepping(4))).toMatchObject(ofTea(4));
  });

  const storing = (limit: number) => {
    let tea = 2;
    const added: number[] = [];
    const backEnd = backEndWith({
      '/carts': () => ofTea(tea),
      '/cart/delete': () => {
        tea = 0;
        return aCart([]);
      },
      '/cart/store': async (request) => {
        const { quantity } = (await request.json()) as { quantity: number };
        added.push(quantity);
        if (quantity > limit) throw new Error('Too many');
        tea = quantity;
        return ofTea(tea);
      },
    });
    return { ...backEnd, added, quantity: () => tea };
  };

  test('of many more is stored anew, in few calls', async () => {
    const backEnd = storing(999);
    expect(await set(100, backEnd)).toMatchObject(ofTea(100));
    expect(backEnd.requested).toEqual(['/cart/quantity', '/carts', '/cart/delete', '/cart/store']);
  });

  test('of more than there are leaves the former quantity', async () => {
    const backEnd = storing(50);
    await expect(set(100, backEnd)).rejects.toMatchObject({ kind: 'network' });
    expect(backEnd.added).toEqual([100, 2]);
    expect(backEnd.quantity()).toBe(2);
  });
});

test('The suggestions without a call for them are the products of the search', async () => {
  const { client, requested } = backEndWith({ '/products': products });
  const { id, name } = aProduct();
  for (const text of ['mil', 'milk'])
    expect(await suggestOrFind(client, { query: text, limit: 8 }, signal)).toMatchObject([
      { id, name, category: null },
    ]);
  expect(requested).toEqual(['/products/suggestions', '/products', '/products']);
});
