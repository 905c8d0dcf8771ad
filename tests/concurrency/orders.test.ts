/**
 * Many buyers at once on a real PostgreSQL: nothing is sold twice, nobody waits for ever, one wish is one order.
 *
 * @spec R43, R56
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printedSeed, randomOf, shuffled } from '#tests/support/data/random.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { scaled } from '#tests/support/scale.ts';
import { ids } from '#tests/support/shops/cart-shop.ts';
import { bread, cheese, milk, type RaceShop, startRaceShop, statuses } from '#tests/support/shops/crowd-shop.ts';

let race: RaceShop;

beforeAll(async () => {
  race = await startRaceShop();
});

afterAll(() => race.shop.close());

const orderCount = () => race.value('select count(*) as value from orders');

describe('the last fifty pieces', () => {
  test('go to fifty of two hundred buyers', async () => {
    for (let round = 0; round < scaled(1); round += 1) {
      const buyers = await race.buyers(200);
      await race.setStock(ids.milkLitre, 50);
      await race.fillCarts(buyers, [milk]);
      const before = await orderCount();
      const responses = await Promise.all(buyers.map((buyer) => race.place(buyer, [ids.dairy])));
      expect(statuses(responses)).toEqual({ 200: 50, 409: 150 });
      expect(await orderCount()).toBe(before + 50);
      expect(await race.value(`select stock as value from packagings where id = ${ids.milkLitre}`)).toBe(0);
    }
  });

  test('of a flash sale go to no more buyers than the sale has pieces', async () => {
    await race.setStock(ids.breadLoaf, 500);
    await race.shop.database.pool.query(`insert into flash_sales (slug, name, description, picture, starts_at, ends_at)
      select 'sale', name, name, 'sale', now() - interval '1 hour', now() + interval '1 hour' from shops limit 1`);
    await race.shop.database.pool.query(`insert into flash_sale_items (flash_sale_id, product_id, packaging_id, price, quantity)
      values (1, ${ids.bread}, ${ids.breadLoaf}, 100, 10)`);
    const buyers = await race.buyers(40);
    await race.fillCarts(buyers, [bread]);
    const body = { payable_amount: 1 + 1.5 + 0.05 + 0.01 };
    const responses = await Promise.all(buyers.map((buyer) => race.place(buyer, [ids.bakery], { body })));
    expect(statuses(responses)).toEqual({ 200: 10, 409: 30 });
    expect(await race.value('select sold as value from flash_sale_items')).toBe(10);
    await race.shop.database.pool.query('delete from flash_sales');
  });
});

describe('a hundred buyers of the same products', () => {
  test('never deadlock, in whatever order their lines stand', async () => {
    const random = randomOf(printedSeed());
    const all = [
      milk,
      { id: ids.milkCrate, productId: ids.milk },
      cheese,
      bread,
      { id: ids.breadHalf, productId: ids.bread },
    ];
    for (const { id } of all) await race.setStock(id, 1_000);
    const buyers = await race.buyers(100);
    for (const buyer of buyers) await race.fillCarts([buyer], shuffled(all, random));
    const responses = await Promise.all(
      buyers.map((buyer) => race.place(buyer, shuffled([ids.dairy, ids.bakery], random))),
    );
    expect(statuses(responses)).toEqual({ 200: 100 });
    expect(responses.every(({ body }) => body.data.orders.length === 2)).toBe(true);
    expect(await race.value(`select min(stock) as value from packagings`)).toBe(900);
    expect(race.shop.log.filter((line) => line.includes('40P01'))).toEqual([]);
  });
});

describe('an idempotency key', () => {
  const buyerWith = async (packagingId = ids.milkLitre, productId = ids.milk) => {
    const [buyer] = await race.buyers(1);
    if (!buyer) throw new Error('No buyer was made.');
    await race.fillCarts([buyer], [{ id: packagingId, productId }]);
    return buyer;
  };
  const ordersOf = ({ id }: Shopper) => race.value(`select count(*) as value from orders where user_id = ${id}`);

  test('makes one order and one response out of fifty parallel requests', async () => {
    await race.setStock(ids.milkLitre, 100);
    const buyer = await buyerWith();
    const key = crypto.randomUUID();
    const responses = await Promise.all(Array.from({ length: 50 }, () => race.place(buyer, [ids.dairy], { key })));
    expect(await ordersOf(buyer)).toBe(1);
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const early = responses.filter(({ status }) => status === 409);
    expect(early.map(({ headers, body }) => [headers.get('retry-after'), body.data])).toEqual(
      early.map(() => ['1', undefined]),
    );
    const good = responses.filter(({ status }) => status === 200);
    expect(good.length).toBeGreaterThan(0);
    expect(new Set(good.map(({ text }) => text)).size).toBe(1);
    expect((await race.place(buyer, [ids.dairy], { key })).text).toBe(good[0]?.text);
  });

  test('is refused with another body', async () => {
    const buyer = await buyerWith();
    const key = crypto.randomUUID();
    await race.place(buyer, [ids.dairy], { key });
    const other = await race.place(buyer, [ids.dairy], { key, body: { note: 'Another wish' } });
    expect([other.status, await ordersOf(buyer)]).toEqual([422, 1]);
  });

  test('can be used again after a failure', async () => {
    const buyer = await buyerWith(ids.cheeseSlice, ids.cheese);
    const key = crypto.randomUUID();
    await race.setStock(ids.cheeseSlice, 0);
    expect((await race.place(buyer, [ids.dairy], { key })).status).toBe(409);
    await race.setStock(ids.cheeseSlice, 5);
    expect((await race.place(buyer, [ids.dairy], { key })).status).toBe(200);
    expect(await ordersOf(buyer)).toBe(1);
  });

  test('does not collide with the same key of another shopper', async () => {
    const key = crypto.randomUUID();
    const [ann, bob] = [await buyerWith(), await buyerWith()];
    const responses = await Promise.all([race.place(ann, [ids.dairy], { key }), race.place(bob, [ids.dairy], { key })]);
    expect(statuses(responses)).toEqual({ 200: 2 });
    expect(responses[0]?.text).not.toBe(responses[1]?.text);
  });
});

describe('two tabs with one cart', () => {
  test('make one order', async () => {
    await race.setStock(ids.milkLitre, 100);
    for (let round = 0; round < 10; round += 1) {
      const [buyer] = await race.buyers(1);
      if (!buyer) throw new Error('No buyer was made.');
      await race.shop.post('/cart/store', { product_id: ids.milk }, { token: buyer.token });
      const { cart_version } = (await race.shop.get('/carts', { token: buyer.token })).body.data;
      const tabs = [1, 2].map(() =>
        race.place(buyer, [ids.dairy], { key: crypto.randomUUID(), body: { cart_version } }),
      );
      expect(statuses(await Promise.all(tabs))).toEqual({ 200: 1, 409: 1 });
    }
  });
});

describe('a price that changes between viewing and ordering', () => {
  test('is never charged without a refusal first', async () => {
    await race.setStock(ids.cheeseSlice, 1_000);
    const buyers = await race.buyers(30);
    await race.fillCarts(buyers, [cheese]);
    const quoted = await race.shop.post('/cart/checkout', { shop_ids: [ids.dairy] }, { token: buyers[0]?.token });
    const { payable_amount } = quoted.body.data.checkout;
    const change = race.shop.database.pool.query(
      `update packagings set price = price + 50 where id = ${ids.cheeseSlice}`,
    );
    const responses = await Promise.all(
      buyers.map((buyer) => race.place(buyer, [ids.dairy], { body: { payable_amount } })),
    );
    await change;
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const charged = responses.flatMap(({ status, body }) => (status === 200 ? [body.data.orders[0].amount] : []));
    expect(charged.every((amount) => amount === payable_amount)).toBe(true);
    const late = buyers.find((_, index) => responses[index]?.status === 409);
    if (late) expect((await race.place(late, [ids.dairy], { body: { payable_amount } })).status).toBe(409);
  });
});
