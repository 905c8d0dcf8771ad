/**
 * Lines are left out by several at once, and while the order is cancelled or goes on its way.
 *
 * @spec R106, R107
 */
import { describe, expect, test } from 'vitest';
import { ids, restock } from '#tests/support/shops/cart-shop.ts';
import { dairyTrade } from '#tests/support/shops/seller-desk.ts';

const { shop, desk, post, place, detailsOf, stockOf, mails } = dairyTrade();

const cheeseSku = 'C-Cheese';

describe('at once', () => {
  const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).sort();

  test('two that say the same leave the pieces out once', async () => {
    const { id, code } = await place({ litre: 5, cheese: 1 });
    const { id: line } = await desk.lineOf(code, '1 l');
    const both = await Promise.all([1, 2, 3].map(() => desk.deliver(code, line, { quantity: 2 })));
    expect(statuses(both)).toEqual([200, 200, 200]);
    expect((await detailsOf(id)).left_out).toMatchObject([{ quantity: 3 }]);
    expect((await mails()).filter(({ subject }) => subject.includes('has changed'))).toHaveLength(1);
  });

  test('the smaller number wins, whichever comes first', async () => {
    const { code } = await place({ litre: 5, cheese: 1 });
    const { id: line } = await desk.lineOf(code, '1 l');
    const both = await Promise.all([4, 1].map((quantity) => desk.deliver(code, line, { quantity })));
    expect(both.map(({ status }) => status)[1]).toBe(200);
    expect([200, 409]).toContain(both[0]?.status);
    expect(await desk.lineOf(code, '1 l')).toMatchObject({ quantity: 1, missing: 4 });
  });

  /** Whether it was left out, and how many pieces the order has then. */
  async function race(steps: string[], other: (order: { id: number; code: string }) => Promise<{ status: number }>) {
    await restock(shop().database.db);
    const order = await place({ litre: 3 });
    for (const status of steps) await desk.step(order.code, status);
    const { id: line } = await desk.lineOf(order.code, '1 l');
    const [left, moved] = await Promise.all([desk.deliver(order.code, line, { quantity: 1 }), other(order)]);
    expect(moved.status).toBe(200);
    const { quantity } = await desk.lineOf(order.code, '1 l');
    expect(quantity).toBe(left.status === 200 ? 1 : 3);
    return quantity;
  }

  test('leaving out and the shopper’s cancellation come one after the other', async () => {
    for (let round = 0; round < 4; round += 1) {
      const quantity = await race([], ({ id }) => post('/orders/cancel', { order_id: id }));
      expect(await stockOf(ids.milkLitre)).toBe(47 + quantity);
    }
  });

  test('leaving out and the courier come one after the other', async () => {
    for (let round = 0; round < 4; round += 1) {
      await race(['Confirm', 'Processing'], ({ code }) => desk.step(code, 'Pickup'));
      expect(await stockOf(ids.milkLitre)).toBe(47);
    }
  });

  test('a replacement has no more pieces than there are', async () => {
    const orders = [await place({ litre: 1 }, { if_sold_out: 'best_match' })];
    orders.push(await place({ litre: 1 }, { if_sold_out: 'best_match' }));
    await shop().database.pool.query('update packagings set stock = 1 where id = $1', [ids.cheeseSlice]);
    const lines = await Promise.all(orders.map(({ code }) => desk.lineOf(code, '1 l')));
    const both = await Promise.all(
      orders.map(({ code }, at) =>
        desk.deliver(code, lines[at]?.id ?? 0, { quantity: 0, replacement: { sku: cheeseSku } }),
      ),
    );
    expect(statuses(both)).toEqual([200, 409]);
    expect(await stockOf(ids.cheeseSlice)).toBe(0);
  });

  test('the same key answers with the same order', async () => {
    const { code } = await place({ litre: 3, cheese: 1 });
    const { id: line } = await desk.lineOf(code, '1 l');
    const key = crypto.randomUUID();
    const [one, two] = [
      await desk.deliver(code, line, { quantity: 1 }, key),
      await desk.deliver(code, line, { quantity: 1 }, key),
    ];
    expect(two.body).toEqual(one.body);
  });
});
