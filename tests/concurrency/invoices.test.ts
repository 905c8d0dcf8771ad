/** Invoices of many orders: each has its order's numbers, however long it is. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#locales/locales.ts';
import { fetchPdf, invoiceAmounts, type OrderDetails, readAmounts } from '#tests/support/data/documents.ts';
import { printedSeed } from '#tests/support/data/random.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { addVoucher } from '#tests/support/data/vouchers.ts';
import { scaled } from '#tests/support/scale.ts';
import { ids } from '#tests/support/shops/cart-shop.ts';
import { type RaceShop, startRaceShop } from '#tests/support/shops/crowd-shop.ts';
import { amountsOf, linesOf, pagesOf } from '#tests/support/views/pdf-text.ts';

let race: RaceShop;

beforeAll(async () => {
  race = await startRaceShop();
});
afterAll(() => race.shop.close());

async function orderOf(buyer: Shopper, locale = 'en'): Promise<OrderDetails> {
  const { body } = await race.place(buyer, [ids.dairy]);
  const [{ id }] = body.data.orders;
  return (await race.shop.get(`/order-details?order_id=${id}`, { token: buyer.token, locale })).body.data.order;
}

describe('the invoice of an order of sixty lines', () => {
  test("has several pages, each with the table's head and a page number", async () => {
    const buyer = await race.buyer();
    await race.fillCarts([buyer], await race.likeCheese(60));
    const order = await orderOf(buyer);
    expect(order.products).toHaveLength(60);
    const { pdf } = await fetchPdf(order.invoice_url);
    const pages = pagesOf(pdf);
    expect(pages.length).toBeGreaterThan(2);
    for (const [at, page] of pages.entries()) {
      const lines = linesOf(page, 'ltr').map((line) => line.map(({ shown }) => shown).join(' '));
      expect(lines).toContain('Product Quantity Unit price Amount');
      expect(lines.at(-1)).toBe(`${order.order_code} Page ${at + 1} of ${pages.length}`);
    }
    expect(amountsOf(pdf, 'ltr')).toEqual(invoiceAmounts(order));
  });
});

const carts = scaled(40);

describe(`${carts} random carts`, () => {
  const wish = fc.record({
    quantities: fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)).filter((all) => all.some(Boolean)),
    price: fc.integer({ min: 1, max: 150_000 }),
    percent: fc.option(fc.integer({ min: 1, max: 100 })),
    locale: fc.constantFrom(...locales),
  });
  const goods = [
    { product_id: ids.milk, packaging_id: ids.milkLitre },
    { product_id: ids.milk, packaging_id: ids.milkCrate },
    { product_id: ids.cheese, packaging_id: ids.cheeseSlice },
  ];

  async function fill(buyer: Shopper, quantities: readonly number[]): Promise<void> {
    for (const [at, line] of goods.entries()) {
      const quantity = quantities[at] ?? 0;
      if (quantity > 0) await race.post(buyer, '/cart/store', { ...line, quantity });
    }
  }

  async function offer(buyer: Shopper, percent: number): Promise<void> {
    const { id } = await addVoucher(race.shop.database.db, { discount: percent });
    await race.post(buyer, '/vouchers-collect', { coupon_id: id });
  }

  test('have invoices with the amounts of their orders', { timeout: 240_000 }, async () => {
    const { pool } = race.shop.database;
    await fc.assert(
      fc.asyncProperty(wish, async ({ quantities, price, percent, locale }) => {
        await pool.query('delete from vouchers');
        await pool.query('update packagings set stock = 100');
        await pool.query(`update packagings set price = ${price} where id = ${ids.cheeseSlice}`);
        const buyer = await race.buyer();
        if (percent !== null) await offer(buyer, percent);
        await fill(buyer, quantities);
        const order = await orderOf(buyer, locale);
        expect(await readAmounts(order.invoice_url, locale)).toEqual(invoiceAmounts(order));
      }),
      { numRuns: carts, seed: printedSeed() },
    );
  });
});
