/** Carts that change while they are ordered: everything is paid or still there, and buying now leaves the cart alone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printedSeed, randomOf } from '#tests/support/data/random.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { scaled } from '#tests/support/scale.ts';
import { ids } from '#tests/support/shops/cart-shop.ts';
import { bread, cheese, milk, type RaceShop, startRaceShop, statuses } from '#tests/support/shops/crowd-shop.ts';

let race: RaceShop;

beforeAll(async () => {
  race = await startRaceShop();
  for (const { id } of [milk, cheese, bread]) await race.setStock(id, 10_000);
});

afterAll(() => race.shop.close());

const batches = scaled(4);
const together = 25;

const pause = (turns: number) => new Promise((resolve) => setTimeout(resolve, turns));

/** Pieces of the cheese that the shopper has, and those that were paid. */
const inCart = ({ id }: Shopper) =>
  race.value(`select coalesce(sum(quantity), 0) as value from cart_lines
    where user_id = ${id} and packaging_id = ${cheese.id}`);
const paid = ({ id }: Shopper) =>
  race.value(`select coalesce(sum(quantity), 0) as value from order_lines join orders on orders.id = order_id
    where user_id = ${id} and packaging_id = ${cheese.id} and unit_price = 333`);

describe('adding to the cart while ordering it', () => {
  test(`leaves each piece in the paid order or in the cart, in ${batches * together} races`, {
    timeout: 180_000,
  }, async () => {
    const random = randomOf(printedSeed());
    let inOrder = 0;

    async function interleave(buyer: Shopper): Promise<void> {
      const late = () => pause(Math.floor(random() * 4));
      const [placed, added] = await Promise.all([
        late().then(() => race.place(buyer, [ids.dairy])),
        late().then(() => race.post(buyer, '/cart/store', { product_id: ids.cheese })),
      ]);
      expect([placed.status, added.status], `${placed.text} ${added.text}`).toEqual([200, 200]);
      const [ordered, left] = [await paid(buyer), await inCart(buyer)];
      expect(ordered + left).toBe(1);
      inOrder += ordered;
    }

    for (let batch = 0; batch < batches; batch += 1) {
      const buyers = await race.buyers(together);
      await race.fillCarts(buyers, [milk]);
      await Promise.all(buyers.map(interleave));
    }
    console.log(`${inOrder} of ${batches * together} were ordered, the others stayed in the cart`);
    const sums = `select count(*) as value from orders where total <> (
      select sum(quantity * unit_price) from order_lines where order_id = orders.id)`;
    expect(await race.value(sums)).toBe(0);
  });
});

describe('an order with an outdated total', () => {
  test.each([
    ['a price', `update packagings set price = price + 50 where id = ${bread.id}`],
    ['a delivery charge', `update delivery_charges set charge = charge + 25 where shop_id = ${ids.bakery}`],
    ['a tax', `update taxes set percentage = percentage + 1 where id = 1`],
    ['the stock', `update packagings set stock = 2 where id = ${bread.id}`],
  ])('is refused with the current totals after a change of %s, and then charges those', async (_, change) => {
    const buyer = await race.buyer();
    await race.post(buyer, '/cart/store', { product_id: ids.bread, quantity: 3 });
    const shown = (await race.post(buyer, '/cart/checkout', { shop_ids: [ids.bakery] })).body.data;
    await race.shop.database.pool.query(change);
    const seen = ({ checkout, cart_version }: typeof shown) => ({
      body: { payable_amount: checkout.payable_amount, cart_version },
    });
    const refused = await race.place(buyer, [ids.bakery], seen(shown));
    expect([refused.status, typeof refused.body.message]).toEqual([409, 'string']);
    const now = (await race.post(buyer, '/cart/checkout', { shop_ids: [ids.bakery] })).body.data;
    expect(refused.body.data).toEqual(now);
    await race.setStock(bread.id, 10_000);
    const placed = await race.place(buyer, [ids.bakery], seen(refused.body.data));
    expect([placed.status, placed.body.data.orders[0].amount]).toEqual([200, now.checkout.payable_amount]);
  });
});

describe('buying now', () => {
  const cartOf = async (buyer: Shopper) => (await race.get(buyer, '/carts')).text;
  const add = (buyer: Shopper, body: object) => race.post(buyer, '/cart/store', { ...body, is_buy_now: true });
  const lines = (buyer: Shopper) =>
    race.value(`select count(*) as value from cart_lines where user_id = ${buyer.id} and is_buy_now`);

  test('never changes the cart, whether the order is left, changed, placed or refused', async () => {
    for (let round = 0; round < 10; round += 1) {
      const buyer = await race.buyer();
      await race.fillCarts([buyer], [milk, cheese]);
      const before = await cartOf(buyer);
      const unchanged = async () => expect(await cartOf(buyer)).toBe(before);

      await add(buyer, { product_id: ids.cheese, quantity: 2 });
      await unchanged();
      await add(buyer, { product_id: ids.bread });
      expect(await lines(buyer)).toBe(1);
      await race.post(buyer, '/cart/increment', { product_id: ids.bread, is_buy_now: true });
      await race.post(buyer, '/cart/checkout', { shop_ids: [ids.bakery], is_buy_now: true });
      await unchanged();
      const wrong = await race.place(buyer, [ids.bakery], { body: { is_buy_now: true, payable_amount: 0.01 } });
      expect([wrong.status, wrong.body.data.checkout_items[0].products[0].quantity]).toEqual([409, 2]);
      await unchanged();
      expect((await race.place(buyer, [ids.bakery], { body: { is_buy_now: true } })).status).toBe(200);
      await unchanged();
      expect(await lines(buyer)).toBe(0);
    }
  });

  const quote = async (buyer: Shopper, shopId: number) =>
    (await race.post(buyer, '/cart/checkout', { shop_ids: [shopId], is_buy_now: true })).body.data;
  const order = (buyer: Shopper, { checkout, cart_version }: Awaited<ReturnType<typeof quote>>) =>
    race.place(buyer, [ids.dairy], {
      body: { is_buy_now: true, payable_amount: checkout.payable_amount, cart_version },
    });

  test('of another product that costs the same, in another tab, is refused with the quote of that product', async () => {
    const [twin] = await race.likeCheese(1);
    if (!twin) throw new Error('no product that costs as much as the cheese');
    await race.setStock(twin.id, 10);
    const buyer = await race.buyer();
    await add(buyer, { product_id: ids.cheese });
    const shown = await quote(buyer, ids.dairy);
    await add(buyer, { product_id: twin.productId });
    const refused = await order(buyer, shown);
    expect([refused.status, refused.body.data?.checkout_items[0].products[0].packaging_id]).toEqual([409, twin.id]);
    expect(refused.body.data.checkout).toEqual(shown.checkout);
    expect((await order(buyer, refused.body.data)).status).toBe(200);
  });

  test('is refused after each change of its line, and not after a change of the cart', async () => {
    const buyer = await race.buyer();
    await add(buyer, { product_id: ids.cheese, quantity: 2 });
    const change = (path: string, body = {}) =>
      race.post(buyer, path, { product_id: ids.cheese, is_buy_now: true, ...body });
    const changes = [
      () => add(buyer, { product_id: ids.cheese, quantity: 2 }),
      () => change('/cart/increment'),
      () => change('/cart/decrement'),
      () => change('/cart/quantity', { quantity: 2 }),
      () => change('/cart/delete'),
    ];
    for (const change of changes) {
      const shown = await quote(buyer, ids.dairy);
      expect((await change()).status).toBe(200);
      expect((await order(buyer, shown)).status).toBe(409);
    }
    await add(buyer, { product_id: ids.cheese });
    const shown = await quote(buyer, ids.dairy);
    await race.fillCarts([buyer], [milk]);
    await race.post(buyer, '/cart/increment', { product_id: ids.milk });
    expect((await order(buyer, shown)).status).toBe(200);
  });

  test('at the same time as ordering the cart makes two orders with the right lines', async () => {
    for (let round = 0; round < 10; round += 1) {
      const buyer = await race.buyer();
      await race.fillCarts([buyer], [milk]);
      await add(buyer, { product_id: ids.cheese });
      const responses = await Promise.all([
        race.place(buyer, [ids.dairy]),
        race.place(buyer, [ids.dairy], { body: { is_buy_now: true } }),
      ]);
      expect(statuses(responses)).toEqual({ 200: 2 });
      const bought = `select count(*) as value from order_lines join orders on orders.id = order_id
        where user_id = ${buyer.id} and is_buy_now = (packaging_id = ${cheese.id})`;
      expect(await race.value(bought)).toBe(2);
    }
  });
});
