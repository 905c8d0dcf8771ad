/** Saved lists: named, filled, changed, shared by a link and removed; and what belongs to others. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Account, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { cartFilling, ids } from '#tests/support/shops/cart-shop.ts';
import { text } from '#tests/support/texts/texts.ts';

let shop: TestServer;
let ann: Account;

beforeAll(async () => {
  shop = await startTestServer({ filling: cartFilling });
});
afterAll(() => shop.close());
beforeEach(async () => {
  ann = await shop.register();
});

const milk = { product_id: ids.milk, packaging_id: ids.milkLitre };
const cheese = { product_id: ids.cheese, packaging_id: ids.cheeseSlice };

const create = (form: object, { token } = ann, headers = {}) => shop.post('/lists', form, { token, headers });
const made = async (form: object, account = ann) => (await create(form, account)).body.data.list;
const listed = async ({ token } = ann) => (await shop.get('/lists', { token })).body.data.lists;
const opened = async (id: number, { token } = ann) => (await shop.get(`/lists/${id}`, { token })).body.data.list;
const change = (id: number, form: object, { token } = ann) => shop.post(`/lists/${id}`, form, { token });
const shared = async (link: string) => shop.get(`/shared-lists/${link.split('/').at(-1)}`);

type Line = { id: number; packaging_id: number; quantity: number };
const amounts = ({ lines }: { lines: Line[] }) => lines.map((line) => [line.packaging_id, line.quantity]);

describe('a list', () => {
  test('is made with products at the prices of now, and listed with the last changed first', async () => {
    const weekly = await made({ name: '  Weekly shop ', items: [{ ...milk, quantity: 2 }] });
    expect(weekly).toMatchObject({ name: 'Weekly shop', total: 1, link: null });
    expect(weekly.lines).toMatchObject([
      { ...milk, quantity: 2, stock: 50, is_for_sale: true, price: 1.29, discount_price: 0, unit: '1 l' },
    ]);
    const party = await made({ name: 'Party' });
    expect((await listed()).map(({ id }: { id: number }) => id)).toEqual([party.id, weekly.id]);
    await change(weekly.id, { name: 'Each week' });
    expect((await listed()).map(({ name }: { name: string }) => name)).toEqual(['Each week', 'Party']);
  });

  test('has a name that the account has only once, and that is more than spaces', async () => {
    const { id } = await made({ name: 'Party' });
    const other = await made({ name: 'Feast' });
    for (const response of [await create({ name: 'pARTY' }), await change(other.id, { name: ' Party ' })]) {
      expect([response.status, Object.keys(response.body.errors)]).toEqual([422, ['name']]);
    }
    for (const name of ['', '   ', 'x'.repeat(81)]) expect((await create({ name })).status).toBe(422);
    expect((await change(id, { name: 'PARTY' })).body.data.list.name).toBe('PARTY');
    expect((await made({ name: 'Party' }, await shop.register())).name).toBe('Party');
  });

  test('stays as it is by a change that changes nothing', async () => {
    const { id } = await made({ name: 'Party' });
    const { status, body } = await change(id, {});
    expect([status, body.data?.list.name]).toEqual([200, 'Party']);
  });

  test('sent again with the same key is one list', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const [first, second] = [
      await create({ name: 'Party' }, ann, headers),
      await create({ name: 'Party' }, ann, headers),
    ];
    expect(second.body.data.list.id).toBe(first.body.data.list.id);
    expect(await listed()).toHaveLength(1);
  });

  test('is refused after twenty others, and its products after a hundred', async () => {
    for (let count = 1; count <= 20; count += 1) await made({ name: `List ${count}` });
    const { status, body } = await create({ name: 'One more' });
    expect([status, body.message]).toEqual([422, text('You can have at most {count} lists.', { count: 20 })]);
  });
});

describe('the products of a list', () => {
  test('grow where they are there in the same pack, up to 999', async () => {
    const { id } = await made({
      name: 'Party',
      items: [
        { ...milk, quantity: 2 },
        { ...milk, quantity: 3 },
      ],
    });
    const add = (items: object[]) => shop.post(`/lists/${id}/lines`, { items }, { token: ann.token });
    const { body } = await add([
      { ...cheese, quantity: 1 },
      { ...milk, quantity: 1 },
    ]);
    expect(amounts(body.data.list)).toEqual([
      [ids.milkLitre, 6],
      [ids.cheeseSlice, 1],
    ]);
    await add([{ ...milk, quantity: 999 }]);
    expect(amounts(await opened(id))[0]).toEqual([ids.milkLitre, 999]);
  });

  test('go to the list of the address, and not where the same key has put them before', async () => {
    const [party, weekly] = [await made({ name: 'Party' }), await made({ name: 'Weekly shop' })];
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const fill = (id: number) =>
      shop.post(`/lists/${id}/lines`, { items: [{ ...milk, quantity: 1 }] }, { token: ann.token, headers });
    expect([(await fill(party.id)).status, (await fill(party.id)).status, (await fill(weekly.id)).status]).toEqual([
      200, 200, 422,
    ]);
    expect([(await opened(party.id)).total, (await opened(weekly.id)).total]).toEqual([1, 0]);
  });

  test('without a pack are those of the first one; an unknown one adds nothing at all', async () => {
    const { id } = await made({ name: 'Party', items: [{ product_id: ids.bread, quantity: 1 }] });
    expect(amounts(await opened(id))).toEqual([[ids.breadLoaf, 1]]);
    const items = [
      { ...milk, quantity: 1 },
      { product_id: ids.cheese, packaging_id: ids.breadLoaf, quantity: 1 },
    ];
    expect((await shop.post(`/lists/${id}/lines`, { items }, { token: ann.token })).status).toBe(422);
    expect(amounts(await opened(id))).toEqual([[ids.breadLoaf, 1]]);
  });

  test('change in number, and go with 0', async () => {
    const { id, lines } = await made({
      name: 'Party',
      items: [
        { ...milk, quantity: 2 },
        { ...cheese, quantity: 1 },
      ],
    });
    const set = (line: number, quantity: number) =>
      shop.post(`/lists/${id}/lines/${line}`, { quantity }, { token: ann.token });
    expect(amounts((await set(lines[0].id, 5)).body.data.list)[0]).toEqual([ids.milkLitre, 5]);
    expect(amounts((await set(lines[0].id, 0)).body.data.list)).toEqual([[ids.cheeseSlice, 1]]);
    expect((await set(lines[0].id, 1)).status).toBe(404);
    expect((await set(lines[1].id, 1000)).status).toBe(422);
  });

  test('stay when their shop stops selling them, and say so', async () => {
    const { id } = await made({ name: 'Party', items: [{ ...cheese, quantity: 1 }] });
    const sell = (isActive: boolean) =>
      shop.database.pool.query('update products set is_active = $1 where id = $2', [isActive, ids.cheese]);
    await sell(false);
    expect((await opened(id)).lines).toMatchObject([{ ...cheese, is_for_sale: false }]);
    await sell(true);
  });
});

describe('a link', () => {
  test('shows the list to anybody without its owner, until it is ended', async () => {
    const { id } = await made({ name: 'Party', items: [{ ...milk, quantity: 2 }] });
    const { link } = (await change(id, { is_shared: true })).body.data.list;
    expect(link).toMatch(/^\/shared-list\/[\w-]{22}$/);
    const { list } = (await shared(link)).body.data;
    expect(Object.keys(list).sort()).toEqual(['lines', 'name']);
    expect([list.name, amounts(list)]).toEqual(['Party', [[ids.milkLitre, 2]]]);
    await change(id, { name: 'Feast' });
    expect((await shared(link)).body.data.list.name).toBe('Feast');
    await change(id, { is_shared: false });
    expect((await shared(link)).status).toBe(404);
  });

  test('made anew is another one, and the one before leads nowhere', async () => {
    const { id } = await made({ name: 'Party' });
    const links = [];
    for (let count = 0; count < 2; count += 1) links.push((await change(id, { is_shared: true })).body.data.list.link);
    expect(links[0]).not.toBe(links[1]);
    expect([(await shared(links[0])).status, (await shared(links[1])).status]).toEqual([404, 200]);
    await shop.call('DELETE', `/lists/${id}`, { token: ann.token });
    expect((await shared(links[1])).status).toBe(404);
  });

  test('that nobody made is unknown, whatever it looks like', async () => {
    expect((await shared('A'.repeat(22))).status).toBe(404);
    expect((await shared('short')).status).toBe(422);
  });
});

describe('the list of somebody else', () => {
  test('cannot be read, changed, filled or removed', async () => {
    const { id, lines } = await made({ name: 'Party', items: [{ ...milk, quantity: 1 }] });
    const { token } = await shop.register();
    const statuses = [
      await shop.get(`/lists/${id}`, { token }),
      await shop.post(`/lists/${id}`, { name: 'Mine', is_shared: true }, { token }),
      await shop.post(`/lists/${id}/lines`, { items: [{ ...milk, quantity: 1 }] }, { token }),
      await shop.post(`/lists/${id}/lines/${lines[0].id}`, { quantity: 0 }, { token }),
      await shop.call('DELETE', `/lists/${id}`, { token }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    const own = await made({ name: 'Own' });
    const through = await shop.post(`/lists/${own.id}/lines/${lines[0].id}`, { quantity: 0 }, { token: ann.token });
    expect(through.status).toBe(404);
    expect(await opened(id)).toMatchObject({ name: 'Party', link: null, total: 1 });
  });
});

test('Twenty lists made at once by two devices are at most twenty, and one name is one list', async () => {
  const names = Array.from({ length: 30 }, (_, count) => `List ${count % 25}`);
  const statuses = await Promise.all(names.map(async (name) => (await create({ name })).status));
  expect(new Set(statuses)).toEqual(new Set([200, 422]));
  const found = (await listed()).map(({ name }: { name: string }) => name);
  expect(found).toHaveLength(20);
  expect(new Set(found).size).toBe(20);
});
