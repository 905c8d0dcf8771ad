/** What a call that the back end lacks means for the shop. */
import { describe, expect, test } from 'vitest';
import { canBeAbsent, isOfOneThing } from './absent-calls.ts';
import { createClient } from './client.ts';
import contract from './generated/openapi.json' with { type: 'json' };
import * as blogs from './operations/blogs.ts';
import * as cart from './operations/cart.ts';
import * as favorites from './operations/favorites.ts';
import * as orders from './operations/orders.ts';
import * as shops from './operations/shops.ts';

const harness = (respond: () => Response) => {
  let requests = 0;
  const absent = new Set<string>();
  const client = createClient({
    baseUrl: 'http://shop.test/api',
    fetch: async () => {
      requests += 1;
      return respond();
    },
    locale: () => 'en',
    token: () => undefined,
    absent,
  });
  return { client, absent, requests: () => requests };
};

const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'success',
    ({ kind }: { kind: string }) => kind,
  );

const website = () => new Response('<!doctype html><title>Shop</title>', { headers: { 'content-type': 'text/html' } });
const status = (code: number) => () => Response.json({ message: 'Route GET:/api/blogs not found' }, { status: code });

describe('A call that the back end lacks', () => {
  test.each([
    ['404', status(404)],
    ['405', status(405)],
    ['501', status(501)],
    ['its website', website],
  ])('is not offered if the response is %s, and is sent once in a visit', async (_, respond) => {
    const { client, absent, requests } = harness(respond);
    const failures = [await kindOf(blogs.listBlogs(client)), await kindOf(blogs.listBlogs(client))];
    expect(failures).toEqual(['notOffered', 'notOffered']);
    expect([...absent]).toEqual(['/blogs']);
    expect(requests()).toBe(1);
  });

  test('shows no message, which would name the path', async () => {
    const { client } = harness(status(404));
    await expect(favorites.listFavorites(client)).rejects.toMatchObject({ kind: 'notOffered', message: '' });
  });

  test('is sent again if the shop sells nothing without it', async () => {
    const { client, requests } = harness(status(404));
    expect(await kindOf(cart.getCart(client))).toBe('notFound');
    expect(await kindOf(cart.getCart(client))).toBe('notFound');
    expect(requests()).toBe(2);
  });

  test.each([500, 502, 503, 504])('is something else than a failure with status %i', async (code) => {
    const { client, requests } = harness(status(code));
    expect(await kindOf(blogs.listBlogs(client))).toBe('broken');
    await kindOf(blogs.listBlogs(client));
    expect(requests()).toBe(2);
  });

  test('is something else than a thing that does not exist', async () => {
    const { client, absent } = harness(status(404));
    expect(await kindOf(shops.getShop(client, { shop: 3 }))).toBe('notFound');
    expect(await kindOf(orders.cancelOrder(client, { order_id: 3, idempotencyKey: 'k1' }))).toBe('notFound');
    expect([...absent]).toEqual([]);
  });

  test('is something else than a redirect to a login page', async () => {
    const login = website();
    Object.defineProperty(login, 'redirected', { value: true });
    const { client } = harness(() => login);
    expect(await kindOf(blogs.listBlogs(client))).toBe('notJson');
  });
});

type Operation = { responses: Record<string, unknown> };

/** A shop of one vendor has no sellers: there the whole part is missing. */
const isOfSellers = (path: string) => path.startsWith('/seller/');

test('Each call whose 404 the contract describes is one about one thing, or essential', () => {
  const described = Object.entries(contract.paths)
    .filter(([, methods]) =>
      Object.values(methods as Record<string, Operation>).some(({ responses }) => responses?.['404']),
    )
    .map(([path]) => path)
    .filter((path) => !isOfSellers(path));
  expect(described.length).toBeGreaterThan(15);
  expect(described.filter((path) => !isOfOneThing(path) && canBeAbsent(path, 501))).toEqual([]);
});
