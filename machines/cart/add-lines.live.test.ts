import { expect, test } from 'vitest';
import { createClient } from '#api/client.ts';
import { aCart, aLine, aProduct } from '#tests/support/data/builders.ts';
import type { LineAddition } from '../shared/added-lines.ts';
import { linesAdder } from './add-lines.live.ts';

const large = { id: 3, name: 'L', price: 0 };
const red = { id: 8, name: 'Red', price: 0 };
const apron: LineAddition = {
  product_id: 41,
  packaging_id: null,
  name: 'Apron',
  unit: 'piece',
  quantity: 3,
  options: { size: 'L', color: 'Red' },
};

const tea: LineAddition = { product_id: 42, packaging_id: 97, name: 'Tea', unit: '100 g', quantity: 1 };

/** A back end without packagings and without /cart/quantity: a line that is there grows by one. */
const backEnd = (inCart: number) => {
  let quantity = inCart;
  const bodies: object[] = [];
  const cart = () => {
    const line = { ...aLine({ id: 41, quantity, size: large, color: red }), packaging_id: null };
    return aCart(quantity > 0 ? [line] : []);
  };
  const respond: Record<string, (body: { quantity: number }) => unknown> = {
    '/product-details': () => ({ product: { ...aProduct({ id: 41 }), sizes: [large], colors: [red] } }),
    '/carts': cart,
    '/cart/store': (body) => {
      bodies.push(body);
      quantity = quantity > 0 ? quantity + 1 : body.quantity;
      return cart();
    },
    '/cart/increment': () => {
      quantity += 1;
      return cart();
    },
  };
  const client = createClient({
    baseUrl: 'https://shop.test/api',
    fetch: async (input) => {
      const request = input as Request;
      const data = respond[new URL(request.url).pathname.replace('/api', '')];
      if (!data) return Response.json({ message: 'None.' }, { status: 404 });
      const body = request.method === 'POST' ? await request.json() : {};
      return Response.json({ data: data(body as { quantity: number }) });
    },
    locale: () => 'en',
    token: () => 't',
  });
  const { signal } = new AbortController();
  return {
    add: (...additions: LineAddition[]) => linesAdder(client)({ additions }, signal),
    bodies,
    quantity: () => quantity,
  };
};

test('A size and a colour are found by their names', async () => {
  const { add, bodies, quantity } = backEnd(0);
  expect(await add(apron)).toEqual({ added: 1, refused: [] });
  expect(bodies).toMatchObject([{ product_id: 41, size: 3, color: 8, quantity: 3 }]);
  expect(quantity()).toBe(3);
});

test('A line that is in the cart already gets the whole quantity', async () => {
  const { add, quantity } = backEnd(4);
  expect(await add(apron)).toEqual({ added: 1, refused: [] });
  expect(quantity()).toBe(7);
});

test('A size that the product no longer has is reported, and nothing is added', async () => {
  const { add, bodies } = backEnd(0);
  const gone = { ...apron, options: { size: 'XXL', color: null } };
  expect(await add(gone)).toMatchObject({ added: 0, refused: [{ id: 41, name: 'Apron' }] });
  expect(bodies).toEqual([]);
});

test('The same list again goes on behind the lines that are in the cart', async () => {
  const requested: number[] = [];
  let isReachable = false;
  const client = createClient({
    baseUrl: 'https://shop.test/api',
    fetch: async (input) => {
      const { product_id } = await (input as Request).json();
      requested.push(product_id);
      if (product_id === 43 && !isReachable) throw new TypeError('Failed to fetch');
      return Response.json({ data: aCart([aLine({ id: product_id })]) });
    },
    locale: () => 'en',
    token: () => 't',
  });
  const additions = [42, 43, 44].map((product_id) => ({ ...tea, product_id }));
  const add = linesAdder(client);
  const { signal } = new AbortController();
  await expect(add({ additions }, signal)).rejects.toThrow();
  isReachable = true;
  expect(await add({ additions }, signal)).toEqual({ added: 3, refused: [] });
  expect(requested).toEqual([42, 43, 43, 44]);
  await add({ additions }, signal);
  expect(requested).toEqual([42, 43, 43, 44, 42, 43, 44]);
});

test('The same goods twice in a list are two requests', async () => {
  const { add, quantity } = backEnd(0);
  expect(await add(apron, { ...apron })).toEqual({ added: 2, refused: [] });
  expect(quantity()).toBe(6);
});
