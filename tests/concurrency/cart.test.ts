/** One cart, many hands: every change is counted or refused, and no sent price becomes a price. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printedSeed } from '#tests/support/data/random.ts';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { cartFilling, ids } from '#tests/support/shops/cart-shop.ts';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ filling: cartFilling, poolSize: 20 });
});

afterAll(() => shop.close());

const newBuyer = async (): Promise<Shopper> => {
  const [buyer] = await addShoppers(shop.database.db, 1);
  if (!buyer) throw new Error('No buyer was made.');
  return buyer;
};
const post = ({ token }: Shopper, path: string, body: unknown) => shop.post(path, body, { token });
const lineOf = async ({ token }: Shopper) => (await shop.get('/carts', { token })).body.data.cart_items[0]?.products[0];

describe('parallel changes of one cart', () => {
  test('count each of a hundred increments or refuse it at the stock limit', async () => {
    const buyer = await newBuyer();
    await post(buyer, '/cart/store', { product_id: ids.milk });
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => post(buyer, '/cart/increment', { product_id: ids.milk })),
    );
    const good = responses.filter(({ status }) => status === 200).length;
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(100 - good);
    expect((await lineOf(buyer)).quantity).toBe(1 + good);
    expect(good).toBe(49);
  });

  test('end at the right quantity after increments and decrements', async () => {
    const buyer = await newBuyer();
    await post(buyer, '/cart/store', { product_id: ids.milk, quantity: 25 });
    const paths = Array.from({ length: 40 }, (_, index) => (index % 2 ? '/cart/increment' : '/cart/decrement'));
    await Promise.all(paths.map((path) => post(buyer, path, { product_id: ids.milk })));
    expect((await lineOf(buyer)).quantity).toBe(25);
  });

  test('give a new shopper one line for the first product', async () => {
    const buyer = await newBuyer();
    await Promise.all(Array.from({ length: 20 }, () => post(buyer, '/cart/store', { product_id: ids.cheese })));
    expect((await lineOf(buyer)).quantity).toBe(20);
  });

  test('leave goods either paid or free when the line is removed while it is ordered', async () => {
    for (let round = 0; round < 10; round += 1) {
      const buyer = await newBuyer();
      await post(buyer, '/cart/store', { product_id: ids.bread });
      const order = { shop_ids: [ids.bakery], address_id: buyer.addressId, payment_method: 'cash' };
      const [placed, removed] = await Promise.all([
        post(buyer, '/place-order', order),
        post(buyer, '/cart/delete', { product_id: ids.bread }),
      ]);
      expect([placed.status, removed.status].sort()).toEqual([200, 422]);
      expect(await lineOf(buyer)).toBeUndefined();
    }
  });
});

describe('the price that a client sends', () => {
  type Sent = { unit_price: number | null; quantity: number; payable_amount?: number | undefined };

  const price = fc.oneof(
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    fc.constantFrom(0, -0, 0.001, 1e-9, 1e15, null),
  );
  const quantity = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(-1, 0, 0.5, 1e9, 999.9));
  const payable = fc.option(fc.double({ min: 0, max: 1_000, noNaN: true }), { nil: undefined });
  const sent: fc.Arbitrary<Sent> = fc.record({ unit_price: price, quantity, payable_amount: payable });
  const isPossible = (quantity: number) => Number.isInteger(quantity) && quantity >= 1 && quantity <= 50;

  async function tamper({ payable_amount, ...addition }: Sent): Promise<void> {
    const buyer = await newBuyer();
    const added = await post(buyer, '/cart/store', { product_id: ids.cheese, ...addition });
    expect(added.status).toBe(isPossible(addition.quantity) ? 200 : 422);
    if (added.status === 200) await order(buyer, addition.quantity, payable_amount);
    else expect(await lineOf(buyer)).toBeUndefined();
  }

  async function order(buyer: Shopper, quantity: number, payable_amount: number | undefined): Promise<void> {
    expect((await lineOf(buyer)).unit_price).toBe(3.33);
    const { checkout } = (await post(buyer, '/cart/checkout', { shop_ids: [ids.dairy] })).body.data;
    expect(Math.round(checkout.total_amount * 100)).toBe(333 * quantity);
    const wish = { shop_ids: [ids.dairy], address_id: buyer.addressId, payment_method: 'cash' };
    const seen = payable_amount === undefined ? {} : { payable_amount };
    const placed = await post(buyer, '/place-order', { ...wish, ...seen });
    if (placed.status === 200) expect(placed.body.data.orders[0].amount).toBe(checkout.payable_amount);
    else expect(placed.status).toBe(409);
    await shop.database.pool.query(`update packagings set stock = 50 where id = ${ids.cheeseSlice}`);
  }

  test('never changes what is paid, whatever the quantity is', async () => {
    await shop.database.pool.query(`update packagings set stock = 50 where id = ${ids.cheeseSlice}`);
    await fc.assert(fc.asyncProperty(sent, tamper), { numRuns: 60, seed: printedSeed() });
  });
});
