import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createClient } from '#api/client.ts';
import { aProduct } from '#tests/support/data/builders.ts';
import { selectResource } from '../shared/resource.selectors.ts';
import { createQueryClient, liveResource } from './query.live.ts';
import { isPersonal, keyOf, type Query, query } from './query.types.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const page = { data: { total: 1, products: [aProduct()] } };
const tomatoes = query('listProducts', { search: 'tomato' });

const harness = (response: (url: string) => Response | Promise<Response> = () => json(page)) => {
  const requested: string[] = [];
  const client = createClient({
    baseUrl: 'http://shop.test/api',
    fetch: async (input) => {
      const { url } = input as Request;
      requested.push(url.replace('http://shop.test/api', ''));
      return response(url);
    },
    locale: () => 'en',
    token: () => 't',
  });
  const queryClient = createQueryClient(client, { locale: () => 'en' });
  const show = (question: Query, known: { data?: unknown; preview?: unknown } = {}) => {
    const actor = createActor(liveResource(queryClient), { input: { query: question, ...known } });
    const statuses = [selectResource(actor.getSnapshot()).status];
    actor.subscribe((snapshot) => {
      const { status } = selectResource(snapshot);
      if (statuses.at(-1) !== status) statuses.push(status);
    });
    return { actor: actor.start(), statuses, facts: () => selectResource(actor.getSnapshot()) };
  };
  const until = (condition: () => boolean) => expect.poll(condition, { timeout: 4000 }).toBe(true);
  return { requested, queryClient, show, until };
};

describe('the key of a query', () => {
  test('is the same for any order of parameters and for undefined ones', () => {
    const one = query('listProducts', { search: 'tea', page: 2 });
    const other = { operation: 'listProducts', params: { page: 2, shop_id: undefined, search: 'tea' } } as never;
    expect(JSON.stringify(keyOf(one as Query, 'en'))).toBe(JSON.stringify(keyOf(other, 'en')));
    expect(keyOf(one as Query, 'en')).not.toEqual(keyOf(one as Query, 'ar'));
  });

  test('is personal for orders and public for products', () => {
    expect(isPersonal(query('listOrders'))).toBe(true);
    expect(isPersonal(tomatoes)).toBe(false);
  });
});

describe('the query client', () => {
  test('refetches what the screen shows once it is stale', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { requested, queryClient, show, until } = harness(() => json({ data: { order: { id: 7 } } }));
    const order = query('getOrder', { order_id: 7 });
    const { facts } = show(order);
    await until(() => facts().status === 'ready');
    queryClient.revalidate('getOrder');
    expect(requested).toHaveLength(1);
    vi.setSystemTime(Date.now() + 4_000);
    queryClient.revalidate('listOrders');
    expect(requested).toHaveLength(1);
    queryClient.revalidate('getOrder');
    queryClient.revalidate('getOrder');
    await until(() => requested.length === 2 && facts().status === 'ready');
    vi.useRealTimers();
  });

  test('refetches what it fetched before the clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { requested, queryClient, show, until } = harness(() => json({ data: { order: { id: 7 } } }));
    const { facts } = show(query('getOrder', { order_id: 7 }));
    await until(() => facts().status === 'ready');
    vi.setSystemTime(Date.now() - 3_600_000);
    queryClient.wake();
    await until(() => requested.length === 2 && facts().status === 'ready');
    vi.setSystemTime(Date.now() - 3_600_000);
    queryClient.revalidate('getOrder');
    await until(() => requested.length === 3 && facts().status === 'ready');
    vi.useRealTimers();
  });

  test('sends one request for two views of one query', async () => {
    const { requested, show, until } = harness();
    const [one, other] = [show(tomatoes), show(tomatoes)];
    await until(() => one.facts().status === 'ready' && other.facts().status === 'ready');
    expect(requested).toEqual(['/products?search=tomato']);
  });

  test('finds the server’s responses in the browser without a request', async () => {
    const server = harness();
    await server.queryClient.prefetch(tomatoes);
    const browser = harness();
    browser.queryClient.hydrate(JSON.parse(JSON.stringify(server.queryClient.dehydrate())));
    expect(browser.queryClient.peek(tomatoes)?.products[0]?.name).toBe('Plum tomatoes');
    browser.show(tomatoes, { data: browser.queryClient.peek(tomatoes) });
    expect(browser.requested).toEqual([]);
  });

  test('retries a lost connection once, but no refusal and no missing page', async () => {
    const missing = harness(() => json({ message: 'Not found.' }, 404));
    const shop = missing.show(query('getShop', { shop: 9 }));
    await missing.until(() => shop.facts().status === 'notFound');
    expect(missing.requested).toHaveLength(1);

    let isFirst = true;
    const shaky = harness(() => {
      if (!isFirst) return json(page);
      isFirst = false;
      throw new TypeError('fetch failed');
    });
    const list = shaky.show(tomatoes);
    await shaky.until(() => list.facts().status === 'ready');
    expect(shaky.requested).toHaveLength(2);
  });

  test('clears the personal responses on clearPersonal and keeps the public ones', async () => {
    const { queryClient } = harness((url) => json(url.includes('orders') ? { data: { total: 0, orders: [] } } : page));
    await Promise.all([queryClient.prefetch(tomatoes), queryClient.prefetch(query('listOrders'))]);
    queryClient.clearPersonal();
    expect(queryClient.peek(query('listOrders'))).toBeUndefined();
    expect(queryClient.peek(tomatoes)).toBeDefined();
  });

  test('reports a 401 response', async () => {
    const { queryClient } = harness(() => json({ message: 'Unauthenticated.' }, 401));
    let refusals = 0;
    queryClient.onRefused(() => {
      refusals += 1;
    });
    await queryClient.prefetch(query('listOrders'));
    expect(refusals).toBe(1);
  });
});

describe('the resource of a view', () => {
  test('is ready with data before it is started', () => {
    const actor = createActor(liveResource(harness().queryClient), { input: { query: tomatoes, data: page.data } });
    expect(selectResource(actor.getSnapshot())).toMatchObject({ status: 'ready', data: page.data });
  });

  test('shows a preview while the whole response is pending', async () => {
    const { show, until } = harness(() => json({ data: { product: aProduct() } }));
    const { facts, statuses } = show(query('getProduct', { product_id: 41 }), { preview: aProduct() });
    await until(() => facts().status === 'ready');
    expect(statuses).toEqual(['preview', 'ready']);
  });

  test('can be retried after a failure, and keeps its data during a refetch', async () => {
    let isDown = true;
    const { show, until } = harness(() => (isDown ? json({ message: 'x' }, 500) : json(page)));
    const { actor, facts, statuses } = show(tomatoes);
    await until(() => facts().status === 'failed');
    isDown = false;
    actor.send({ type: 'resource.retry' });
    await until(() => facts().status === 'ready');
    expect(facts().failure).toBeUndefined();
    isDown = true;
    actor.send({ type: 'resource.retry' });
    await until(() => facts().failure !== undefined);
    expect(facts()).toMatchObject({ status: 'ready', failure: { kind: 'broken' } });
    expect(statuses).toEqual(['loading', 'failed', 'loading', 'ready', 'refreshing', 'ready']);
  });
});
