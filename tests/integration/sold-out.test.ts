/**
 * What a shopper chooses for lines that cannot be delivered, and what a shop sends in their place.
 *
 * @spec R105, R107
 */
import { describe, expect, test } from 'vitest';
import { ids } from '#tests/support/shops/cart-shop.ts';
import { dairyTrade } from '#tests/support/shops/seller-desk.ts';

const { shop, ann, desk, post, value, fill, wish, place, detailsOf, stockOf, mails } = dairyTrade();

const cheeseSku = 'C-Cheese';

describe('the choice', () => {
  test('is offered with the quote, and is not stored where nothing is chosen', async () => {
    await fill({ litre: 1 });
    const quote = await post('/cart/checkout', { shop_ids: [ids.dairy] });
    expect(quote.body.data.sold_out_choices).toEqual(['leave_out', 'call_me', 'best_match']);
    const { body } = await post('/place-order', wish());
    const [{ id, order_code: code }] = body.data.orders;
    expect((await detailsOf(id)).products[0]).not.toHaveProperty('if_sold_out');
    expect((await desk.linesOf(code))[0]).not.toHaveProperty('if_sold_out');
  });

  test('counts for the order, and a line may have its own', async () => {
    const own = { product_id: ids.cheese, packaging_id: ids.cheeseSlice, choice: 'best_match' };
    const { id, code } = await place({ litre: 1, cheese: 1 }, { if_sold_out: 'call_me', sold_out_lines: [own] });
    const choices = (await detailsOf(id)).products.map((line: { if_sold_out: string }) => line.if_sold_out);
    expect(choices).toEqual(['call_me', 'best_match']);
    expect((await desk.linesOf(code)).map((line) => line.if_sold_out)).toEqual(['call_me', 'best_match']);
    expect((await desk.orderOf(code)).phone).not.toBe('');
    const [mail] = await mails();
    expect(mail?.body).toContain('If something is sold out: Call me');
    expect(mail?.body).toContain('If sold out: send the best match');
  });

  test('is the same when the order is sent again, and another choice under the same key is refused', async () => {
    await fill({ litre: 1 });
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await post('/place-order', wish({ if_sold_out: 'call_me' }), key);
    const again = await post('/place-order', wish({ if_sold_out: 'call_me' }), key);
    expect(again.body).toEqual(first.body);
    expect(await value('count(*)::int from orders where user_id = $1', [ann().id])).toBe(1);
    expect((await post('/place-order', wish({ if_sold_out: 'leave_out' }), key)).status).toBe(422);
  });

  test.each([
    [{ if_sold_out: 'whatever' }],
    [{ sold_out_lines: [{ product_id: 1, packaging_id: 1, choice: 'whatever' }] }],
  ])('that there is not is refused (%j)', async (more) => {
    await fill({ litre: 1 });
    expect((await post('/place-order', wish(more))).status).toBe(422);
  });
});

describe('a replacement', () => {
  const setPrice = (price: number) =>
    shop().database.pool.query('update packagings set price = $1 where id = $2', [price, ids.cheeseSlice]);

  test('costs what it costs today if that is less, and never more than what it replaces', async () => {
    for (const [price, paid] of [
      [99, 0.99],
      [333, 1.29],
    ] as const) {
      await setPrice(price);
      const { id, code } = await place({ litre: 2 }, { if_sold_out: 'best_match' });
      const milk = await desk.lineOf(code, '1 l');
      const { status, text } = await desk.deliver(code, milk.id, { quantity: 1, replacement: { sku: cheeseSku } });
      expect(status, text).toBe(200);
      const order = await detailsOf(id);
      expect(order.total_amount).toBe(Math.round((1.29 + paid) * 100) / 100);
      expect(order.products[1]).toMatchObject({ name: 'Cheese', order_qty: 1, replaces: 'Milk' });
      expect(order.left_out).toMatchObject([{ name: 'Milk', quantity: 1, replaced_by: ['Cheese'] }]);
      expect(await desk.linesOf(code)).toMatchObject([{ missing: 1 }, { replaces: milk.id, price: paid }]);
    }
    expect(await stockOf(ids.cheeseSlice)).toBe(48);
    expect((await mails()).at(-1)?.body).toContain('1 × Milk · 1 l: replaced by Cheese');
  });

  test('goes back to the shelf with the order, and can be missing too', async () => {
    const { id, code } = await place({ litre: 1, crate: 1 }, { if_sold_out: 'call_me' });
    await desk.deliver(code, (await desk.lineOf(code, '1 l')).id, { quantity: 0, replacement: { sku: cheeseSku } });
    expect(await stockOf(ids.cheeseSlice)).toBe(49);
    await desk.deliver(code, (await desk.lineOf(code, '200 g')).id, { quantity: 0 });
    // One piece is missing, and it was ordered as milk.
    expect((await detailsOf(id)).left_out).toMatchObject([{ name: 'Milk', quantity: 1, replaced_by: [] }]);
    const { body = '' } = (await mails()).at(-1) ?? {};
    expect(body.match(/^.*left out.*$/gm)).toEqual(['1 × Milk · 1 l: left out']);
    await desk.step(code, 'Cancelled');
    expect(await stockOf(ids.cheeseSlice)).toBe(49);
  });

  test('may be replaced itself, and the pieces that are missing of one in part are named', async () => {
    const { id, code } = await place({ litre: 2 }, { if_sold_out: 'best_match' });
    await desk.deliver(code, (await desk.lineOf(code, '1 l')).id, { quantity: 0, replacement: { sku: cheeseSku } });
    const cheese = (await desk.lineOf(code, '200 g')).id;
    await desk.deliver(code, cheese, { quantity: 1, replacement: { sku: 'C-Milk', pack: 2 } });
    expect((await detailsOf(id)).left_out).toMatchObject([
      { unit: '1 l', quantity: 2, replaced_by: ['Cheese'] },
      { unit: '200 g', quantity: 1, replaced_by: ['Milk'] },
    ]);
    await desk.deliver(code, cheese, { quantity: 0 });
    const order = await detailsOf(id);
    expect(order.left_out).toMatchObject([{ unit: '1 l', quantity: 2, replaced_by: ['Milk'] }]);
    expect(order.products).toMatchObject([{ order_qty: 1, replaces: 'Milk' }]);
  });

  test('is refused where the shopper wants the line left out, is unknown, in the order or not in stock', async () => {
    const left = await place({ litre: 1, crate: 1 }, { if_sold_out: 'leave_out' });
    const replace = async (code: string, replacement: { sku: string; pack?: number }) =>
      (await desk.deliver(code, (await desk.lineOf(code, '1 l')).id, { quantity: 0, replacement })).status;
    expect(await replace(left.code, { sku: cheeseSku })).toBe(409);
    const { code } = await place({ litre: 1, crate: 1 }, { if_sold_out: 'best_match' });
    expect(await replace(code, { sku: 'C-Nothing' })).toBe(422);
    expect(await replace(code, { sku: 'C-Bread' })).toBe(422);
    expect(await replace(code, { sku: 'C-Milk', pack: 2 })).toBe(422);
    await shop().database.pool.query('update packagings set stock = 0 where id = $1', [ids.cheeseSlice]);
    expect(await replace(code, { sku: cheeseSku })).toBe(409);
    expect(await desk.lineOf(code, '1 l')).toMatchObject({ quantity: 1, missing: 0 });
  });
});
