/**
 * A shop leaves out what it cannot deliver: the sums follow, and nothing comes back to the shelf.
 *
 * @spec R106
 */
import { describe, expect, test } from 'vitest';
import { randomOf } from '#tests/support/data/random.ts';
import { addVoucher } from '#tests/support/data/vouchers.ts';
import { ids } from '#tests/support/shops/cart-shop.ts';
import { dairyTrade, sellerDesk, sellerOf } from '#tests/support/shops/seller-desk.ts';

const { shop, desk, post, value, place, detailsOf, stockOf, mails } = dairyTrade();

describe('a line that cannot be delivered', () => {
  test('is left out in part or as a whole, and costs nothing', async () => {
    const { id, code } = await place({ litre: 3, cheese: 1 }, { if_sold_out: 'leave_out' });
    const before = await detailsOf(id);
    const milk = await desk.lineOf(code, '1 l');
    expect((await desk.deliver(code, milk.id, { quantity: 1 })).status).toBe(200);
    const part = await detailsOf(id);
    expect(part.left_out).toMatchObject([{ name: 'Milk', quantity: 2, unit: '1 l', replaced_by: [] }]);
    expect(part.ordered_amount).toBe(before.payable_amount);
    expect(part).not.toHaveProperty('refund');
    // 1.29 + 3.33, 5 % and 1.25 % of it, and the delivery as agreed.
    expect(part).toMatchObject({ total_amount: 4.62, tax_amount: 0.29, delivery_charge: before.delivery_charge });
    expect(part.payable_amount).toBe(Math.round((4.62 + 0.29 + before.delivery_charge) * 100) / 100);

    await desk.deliver(code, milk.id, { quantity: 0 });
    const whole = await detailsOf(id);
    expect(whole.products.map(({ name }: { name: string }) => name)).toEqual(['Cheese']);
    expect(whole.left_out).toMatchObject([{ quantity: 3 }]);
    expect(whole.quantity).toBe(1);
    expect((await desk.linesOf(code)).map(({ quantity, missing }) => [quantity, missing])).toEqual([
      [0, 3],
      [1, 0],
    ]);
  });

  test('does not come back to the shelf, and is not counted as sold', async () => {
    const sold = () => value('sold from products where id = $1', [ids.milk]);
    const before = await sold();
    const { code } = await place({ litre: 3, cheese: 1 });
    expect([await sold(), await stockOf(ids.milkLitre)]).toEqual([before + 3, 47]);
    await desk.deliver(code, (await desk.lineOf(code, '1 l')).id, { quantity: 1 });
    expect([await sold(), await stockOf(ids.milkLitre)]).toEqual([before + 1, 47]);
    await desk.step(code, 'Cancelled');
    expect([await sold(), await stockOf(ids.milkLitre)]).toEqual([before, 48]);
  });

  test('takes its share of the voucher along', async () => {
    const { code: coupon } = await addVoucher(shop().database.db, { discountType: 'Amount', discount: 300 });
    const { id, code } = await place({ litre: 2, cheese: 2 }, { coupon_code: coupon });
    expect((await detailsOf(id)).coupon_discount).toBe(3);
    await desk.deliver(code, (await desk.lineOf(code, '1 l')).id, { quantity: 0 });
    // 3.00 of 9.24 for 6.66: 2.1623…, rounded for the shopper.
    expect(await detailsOf(id)).toMatchObject({ total_amount: 6.66, coupon_discount: 2.17 });
  });

  test('cancels the order if nothing is left, gives the voucher back and nothing to the shelf', async () => {
    const voucher = await addVoucher(shop().database.db);
    const { id, code } = await place({ litre: 2 }, { coupon_code: voucher.code });
    const { body } = await desk.deliver(code, (await desk.lineOf(code, '1 l')).id, { quantity: 0 });
    expect(body.data.order).toMatchObject({ status: 'Cancelled', payable: 0 });
    expect(await value('used from vouchers where id = $1', [voucher.id])).toBe(0);
    expect(await stockOf(ids.milkLitre)).toBe(48);
    expect((await detailsOf(id)).left_out).toMatchObject([{ name: 'Milk', quantity: 2 }]);
    expect((await mails()).at(-1)?.body).toContain('2 × Milk · 1 l: left out');
  });

  test('is named in a mail with the new sum, and the shopper’s open pages hear of it', async () => {
    const { code } = await place({ litre: 2, cheese: 1 });
    await desk.deliver(code, (await desk.lineOf(code, '1 l')).id, { quantity: 1 });
    const mail = (await mails()).at(-1);
    expect(mail?.subject).toBe(`Your order ${code} has changed`);
    expect(mail?.body).toContain('1 × Milk · 1 l: left out');
    expect(mail?.body).not.toContain('already paid');
  });

  test('is no part of an order that is placed again', async () => {
    const { id, code } = await place({ litre: 1, cheese: 1 });
    await desk.deliver(code, (await desk.lineOf(code, '1 l')).id, { quantity: 0 });
    for (const status of ['Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered']) await desk.step(code, status);
    const again = await post('/place-order/again', { order_id: id, payment_method: 'cash' });
    expect(again.body.data.order.products.map(({ name }: { name: string }) => name)).toEqual(['Cheese']);
  });

  test.each(['Pickup', 'Cancelled'])('stays in an order that is %s', async (end) => {
    const { code } = await place({ litre: 2 });
    const way = end === 'Pickup' ? ['Confirm', 'Processing', 'Pickup'] : ['Cancelled'];
    for (const status of way) await desk.step(code, status);
    expect((await desk.deliver(code, (await desk.lineOf(code, '1 l')).id, { quantity: 1 })).status).toBe(409);
  });

  test('cannot grow, and belongs to its order and shop', async () => {
    const first = await place({ litre: 1 });
    const second = await place({ cheese: 1 });
    const milk = await desk.lineOf(first.code, '1 l');
    expect((await desk.deliver(first.code, milk.id, { quantity: 2 })).status).toBe(409);
    expect((await desk.deliver(second.code, milk.id, { quantity: 0 })).status).toBe(404);
    const foreign = await sellerOf(shop(), ids.bakery);
    const other = sellerDesk(shop, () => foreign);
    expect((await other.deliver(first.code, milk.id, { quantity: 0 })).status).toBe(404);
  });
});

describe('the sums', () => {
  /** In cents, with fractions of whole numbers, straight from the rules. */
  function plainSums(lines: { ordered: number; left: number; cents: number }[], coupon: number, delivery: number) {
    const goods = lines.reduce((all, { left, cents }) => all + left * cents, 0);
    const ordered = lines.reduce((all, { ordered: pieces, cents }) => all + pieces * cents, 0);
    const tax = Math.round((goods * 500) / 10_000) + Math.round((goods * 125) / 10_000);
    let share = 0;
    while (share * ordered < coupon * goods) share += 1;
    return { goods, tax, share, payable: goods + tax + delivery - share };
  }

  const random = randomOf(20_261_127);
  const below = (count: number) => Math.floor(random() * count);
  const cents = (amount: number) => Math.round(amount * 100);
  const drawnVoucher = () =>
    addVoucher(
      shop().database.db,
      below(2) === 0 ? { discount: 1 + below(90) } : { discountType: 'Amount', discount: 1 + below(5_000) },
    );

  async function leaveSomeOut(code: string) {
    for (let step = 0; step < 4; step += 1) {
      const line = (await desk.linesOf(code))[below(3)];
      // One piece stays, so that the order is not cancelled.
      if (line && line.quantity > 1) await desk.deliver(code, line.id, { quantity: 1 + below(line.quantity) });
    }
    return (await desk.linesOf(code)).map(({ quantity, missing, price }) => ({
      ...{ ordered: quantity + missing, left: quantity, cents: cents(price) },
    }));
  }

  test.each(Array.from({ length: 12 }, (_, round) => round))(
    'of an order at random (%i) are those of the rules, whatever the way there',
    async () => {
      const required = { litre: 1 + below(6), crate: 1 + below(3), cheese: 1 + below(6) };
      const voucher = await drawnVoucher();
      const { id, code } = await place(required, below(4) === 0 ? {} : { coupon_code: voucher.code });
      const before = await detailsOf(id);
      const lines = await leaveSomeOut(code);
      const after = await detailsOf(id);
      expect({
        goods: cents(after.total_amount),
        tax: cents(after.tax_amount),
        share: cents(after.coupon_discount),
        payable: cents(after.payable_amount),
      }).toEqual(plainSums(lines, cents(before.coupon_discount), cents(before.delivery_charge)));
      expect(after.payable_amount).toBeLessThanOrEqual(before.payable_amount);
    },
  );
});
