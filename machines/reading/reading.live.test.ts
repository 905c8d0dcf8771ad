import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createClient } from '#api/client.ts';
import { aProduct } from '#tests/support/data/builders.ts';
import { selectResource } from '../kit/resource.selectors.ts';
import { createReader, liveResource } from './reading.live.ts';
import { isPersonal, keyOf, type Read, read } from './reading.types.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const page = { data: { total: 1, products: [aProduct()] } };
const tomatoes = read('listProducts', { search: 'tomato' });

const rig = (answer: (url: string) => Response | Promise<Response> = () => json(page)) => {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: 'http://shop.test/api',
    fetch: async (input) => {
      const { url } = input as Request;
      asked.push(url.replace('http://shop.test/api', ''));
      return answer(url);
    },
    locale: () => 'en',
    token: () => 't',
  });
  const reader = createReader(client, { locale: () => 'en' });
  const show = (question: Read, known: { data?: unknown; preview?: unknown } = {}) => {
    const actor = createActor(liveResource(reader), { input: { read: question, ...known } });
    const statuses = [selectResource(actor.getSnapshot()).status];
    actor.subscribe((snapshot) => {
      const { status } = selectResource(snapshot);
      if (statuses.at(-1) !== status) statuses.push(status);
    });
    return { actor: actor.start(), statuses, facts: () => selectResource(actor.getSnapshot()) };
  };
  const until = (condition: () => boolean) => expect.poll(condition, { timeout: 4000 }).toBe(true);
  return { asked, reader, show, until };
};

describe('reads', () => {
  test('the same question has the same key, whatever its order and what is left undefined', () => {
    const one = read('listProducts', { search: 'tea', page: 2 });
    const other = { operation: 'listProducts', params: { page: 2, shop_id: undefined, search: 'tea' } } as never;
    expect(JSON.stringify(keyOf(one as Read, 'en'))).toBe(JSON.stringify(keyOf(other, 'en')));
    expect(keyOf(one as Read, 'en')).not.toEqual(keyOf(one as Read, 'ar'));
  });

  test('orders belong to a shopper, products do not', () => {
    expect(isPersonal(read('listOrders'))).toBe(true);
    expect(isPersonal(tomatoes)).toBe(false);
  });
});

describe('reader', () => {
  test('follow: what is on the screen is asked again once its answer is no news any more', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { asked, reader, show, until } = rig(() => json({ data: { order: { id: 7 } } }));
    const order = read('getOrder', { order_id: 7 });
    const { facts } = show(order);
    await until(() => facts().status === 'ready');
    reader.follow('getOrder');
    expect(asked).toHaveLength(1);
    vi.setSystemTime(Date.now() + 4_000);
    reader.follow('listOrders');
    expect(asked).toHaveLength(1);
    reader.follow('getOrder');
    reader.follow('getOrder');
    await until(() => asked.length === 2 && facts().status === 'ready');
    vi.useRealTimers();
  });

  test('two views of one read make one request', async () => {
    const { asked, show, until } = rig();
    const [one, other] = [show(tomatoes), show(tomatoes)];
    await until(() => one.facts().status === 'ready' && other.facts().status === 'ready');
    expect(asked).toEqual(['/products?search=tomato']);
  });

  test('what the server fetched is found again by the browser, and not asked again', async () => {
    const server = rig();
    await server.reader.prefetch(tomatoes);
    const browser = rig();
    browser.reader.hydrate(JSON.parse(JSON.stringify(server.reader.dehydrate())));
    expect(browser.reader.peek(tomatoes)?.products[0]?.name).toBe('Plum tomatoes');
    browser.show(tomatoes, { data: browser.reader.peek(tomatoes) });
    expect(browser.asked).toEqual([]);
  });

  test('a refused or missing answer is asked once; a lost connection is worth one more try', async () => {
    const missing = rig(() => json({ message: 'Not found.' }, 404));
    const shop = missing.show(read('getShop', { shop: 9 }));
    await missing.until(() => shop.facts().status === 'notFound');
    expect(missing.asked).toHaveLength(1);

    let isFirst = true;
    const shaky = rig(() => {
      if (!isFirst) return json(page);
      isFirst = false;
      throw new TypeError('fetch failed');
    });
    const list = shaky.show(tomatoes);
    await shaky.until(() => list.facts().status === 'ready');
    expect(shaky.asked).toHaveLength(2);
  });

  test('dropPersonal forgets one shopper and keeps the shop', async () => {
    const { reader } = rig((url) => json(url.includes('orders') ? { data: { total: 0, orders: [] } } : page));
    await Promise.all([reader.prefetch(tomatoes), reader.prefetch(read('listOrders'))]);
    reader.dropPersonal();
    expect(reader.peek(read('listOrders'))).toBeUndefined();
    expect(reader.peek(tomatoes)).toBeDefined();
  });

  test('a read that is answered 401 is told', async () => {
    const { reader } = rig(() => json({ message: 'Unauthenticated.' }, 401));
    let refusals = 0;
    reader.onRefused(() => {
      refusals += 1;
    });
    await reader.prefetch(read('listOrders'));
    expect(refusals).toBe(1);
  });
});

describe('resource', () => {
  test('with data it is ready before it is started', () => {
    const actor = createActor(liveResource(rig().reader), { input: { read: tomatoes, data: page.data } });
    expect(selectResource(actor.getSnapshot())).toMatchObject({ status: 'ready', data: page.data });
  });

  test('with a preview it shows that while the whole is under way', async () => {
    const { show, until } = rig(() => json({ data: { product: aProduct() } }));
    const { facts, statuses } = show(read('getProduct', { product_id: 41 }), { preview: aProduct() });
    await until(() => facts().status === 'ready');
    expect(statuses).toEqual(['preview', 'ready']);
  });

  test('a failure can be retried, and a refresh keeps what is shown', async () => {
    let isDown = true;
    const { show, until } = rig(() => (isDown ? json({ message: 'x' }, 500) : json(page)));
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
