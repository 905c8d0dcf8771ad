/** What is shown is what is paid, over HTTP: random carts with vouchers, and additions that try to cheat. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printedSeed } from '#tests/support/data/random.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { addVoucher } from '#tests/support/data/vouchers.ts';
import { ids } from '#tests/support/shops/cart-shop.ts';
import { type Goods, type RaceShop, startRaceShop } from '#tests/support/shops/crowd-shop.ts';

let race: RaceShop;

beforeAll(async () => {
  race = await startRaceShop();
});

afterAll(() => race.shop.close());

const cents = (amount: number) => Math.round(amount * 100);
const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + cents(amount), 0);

describe('random carts', () => {
  const goods = [
    { product_id: ids.milk, packaging_id: ids.milkLitre },
    { product_id: ids.milk, packaging_id: ids.milkCrate },
    { product_id: ids.cheese, packaging_id: ids.cheeseSlice },
    { product_id: ids.bread, packaging_id: ids.breadLoaf },
    { product_id: ids.bread, packaging_id: ids.breadHalf },
  ];
  const wish = fc.record({
    quantities: fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 5 })
      .filter((all) => all.some(Boolean)),
    price: fc.integer({ min: 1, max: 5_000 }),
    percent: fc.option(fc.integer({ min: 1, max: 100 })),
    amount: fc.option(fc.integer({ min: 1, max: 5_000 })),
  });

  type Lines = { product_id: number; packaging_id: number; quantity: number }[];

  async function vouchersFor(buyer: Shopper, percent: number | null, amount: number | null): Promise<void> {
    const offers = [
      ...(percent === null ? [] : [{ shopId: ids.dairy, discount: percent, maxDiscountAmount: 700 }]),
      ...(amount === null ? [] : [{ shopId: ids.bakery, discountType: 'Amount' as const, discount: amount }]),
    ];
    for (const offer of offers) {
      const { id } = await addVoucher(race.shop.database.db, offer);
      await race.post(buyer, '/vouchers-collect', { coupon_id: id });
    }
  }

  /** Cart, quote, order, list, details and the mail have the same amounts. */
  async function orderAndCompare(buyer: Shopper, lines: Lines): Promise<void> {
    for (const line of lines) await race.post(buyer, '/cart/store', line);
    const { cart_items } = (await race.get(buyer, '/carts')).body.data;
    const shopIds = cart_items.map(({ shop_id }: { shop_id: number }) => shop_id);
    const { checkout, cart_version } = (await race.post(buyer, '/cart/checkout', { shop_ids: shopIds })).body.data;
    const products = cart_items.flatMap(
      (group: { products: { unit_price: number; quantity: number }[] }) => group.products,
    );
    const goodsCost = products.reduce(
      (sum: number, each: { unit_price: number; quantity: number }) => sum + cents(each.unit_price) * each.quantity,
      0,
    );
    expect(cents(checkout.total_amount)).toBe(goodsCost);
    const { total_amount, delivery_charge, order_tax_amount, coupon_discount, payable_amount } = checkout;
    expect(cents(payable_amount)).toBe(sumOf([total_amount, delivery_charge, order_tax_amount, -coupon_discount]));

    const body = { payable_amount, cart_version };
    const { orders } = (await race.place(buyer, shopIds, { body })).body.data;
    const placed = orders as { id: number; amount: number }[];
    expect(sumOf(placed.map(({ amount }) => amount))).toBe(cents(payable_amount));
    const details = await Promise.all(
      placed.map(async ({ id }) => (await race.get(buyer, `/order-details?order_id=${id}`)).body.data.order),
    );
    const over = (field: string) => sumOf(details.map((order) => order[field]));
    expect([over('total_amount'), over('tax_amount'), over('delivery_charge'), over('coupon_discount')]).toEqual(
      [total_amount, order_tax_amount, delivery_charge, coupon_discount].map(cents),
    );
    const listed = (await race.get(buyer, '/orders')).body.data.orders as { amount: number }[];
    expect(sumOf(listed.map(({ amount }) => amount))).toBe(cents(payable_amount));
    const toShopper = `select body from outbox where subject like 'Your order %' order by id desc limit 1`;
    const { rows } = await race.shop.database.pool.query(toShopper);
    expect(rows[0].body.replaceAll(',', '')).toContain(payable_amount.toFixed(2));
  }

  test('cost the same in the cart, the quote, the order and the mail', async () => {
    await fc.assert(
      fc.asyncProperty(wish, async ({ quantities, price, percent, amount }) => {
        await race.shop.database.pool.query('delete from vouchers');
        await race.shop.database.pool.query('update packagings set stock = 100');
        await race.shop.database.pool.query(`update packagings set price = ${price} where id = ${ids.cheeseSlice}`);
        const buyer = await race.buyer();
        await vouchersFor(buyer, percent, amount);
        const lines = goods.map((each, index) => ({ ...each, quantity: quantities[index] ?? 0 }));
        await orderAndCompare(
          buyer,
          lines.filter(({ quantity }) => quantity > 0),
        );
      }),
      { numRuns: 20, seed: printedSeed() },
    );
  });
});

describe('two hundred additions', () => {
  const price = fc.oneof(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }).map(String),
    fc.constantFrom('0', '-0', '0.001', '3.33', '1e309', 'null', '"3"', '[1]', '{}', 'true', '"NaN"'),
  );
  const quantity = fc.oneof(
    fc.integer({ min: 1, max: 999 }).map(String),
    fc.constantFrom('-1', '0', '0.5', '1.5', '1000', '1e9', '1e309', 'null', '"2"', '[2]', 'true', '-999'),
  );
  type Sent = { unit_price: string; quantity: string };
  const sent = fc.record({ unit_price: price, quantity });
  const stock = 500;

  /** Also one beyond all numbers: it is only what the shopper says to have seen. */
  const isNumberOrNull = (value: unknown) => value === null || typeof value === 'number';
  const isCount = (value: unknown) =>
    value === null || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= stock);

  async function tamper(buyer: Shopper, { id, productId }: Goods, wish: Sent): Promise<void> {
    const body = `{"product_id":${productId},"packaging_id":${id},"unit_price":${wish.unit_price},"quantity":${wish.quantity}}`;
    const [seen, count] = [JSON.parse(wish.unit_price), JSON.parse(wish.quantity)];
    const { status, body: response } = await race.shop.post('/cart/store', body, { token: buyer.token, locale: 'en' });
    expect([body, status]).toEqual([body, isNumberOrNull(seen) && isCount(count) ? 200 : 422]);
    if (status !== 200) return;
    const isOther = seen > 0 && cents(seen) !== 333;
    expect([body, response.data.info]).toEqual([body, isOther ? 'The price of this product has changed.' : null]);
  }

  test('store the shop’s price and a whole quantity within the stock, or nothing', async () => {
    const shelves = await race.likeCheese(20);
    const packagings = shelves.map(({ id }) => id);
    const pool = race.shop.database.pool;
    await pool.query('update packagings set stock = $1, price = 333 where id = any($2)', [stock, packagings]);
    await fc.assert(
      fc.asyncProperty(fc.array(sent, { minLength: 20, maxLength: 20 }), async (wishes) => {
        const buyers = await race.buyers(wishes.length);
        await Promise.all(wishes.map((wish, index) => tamper(buyers[index] as Shopper, shelves[index] as Goods, wish)));
      }),
      { numRuns: 10, seed: printedSeed(), endOnFailure: true },
    );
    const { rows } = await pool.query(
      `select count(*)::int as all, count(*) filter (where price_when_added = 333 and quantity between 1 and ${stock})::int
        as good from cart_lines where packaging_id = any($1)`,
      [packagings],
    );
    expect(rows[0].good).toBe(rows[0].all);
    expect(rows[0].all).toBeGreaterThan(20);
  });
});
