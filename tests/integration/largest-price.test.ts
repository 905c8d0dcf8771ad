/** A price that is above the largest amount with the surcharge of a size: no cart could hold it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import type { SharedServer } from '#tests/support/server/server.ts';
import { sharedServer } from '#tests/support/server/shared-server.ts';
import { options } from '#tests/support/shops/options-shop.ts';
import { sellerOf } from '#tests/support/shops/seller-desk.ts';
import { text, textsIn } from '#tests/support/texts/texts.ts';

let shop: SharedServer;

const setSurcharge = (amount: number) =>
  shop.database.pool.query('update product_sizes set surcharge = $1 where product_id = $2 and size_id = $3', [
    amount,
    options.apron,
    options.large,
  ]);
const run = async (...words: string[]) => commandOf(words)?.(shop.database.db);
const tooHigh = 'With its surcharges the price is above 21474836.47.';

beforeAll(async () => {
  shop = await sharedServer('options');
  await setSurcharge(2_000_000_000);
});

// Other files share the shop.
afterAll(async () => {
  await setSurcharge(120);
  await run('price', 'set', 'C-Apron', '12', '--discount', '10.10');
});

test('is refused to the operator, whichever size is named', async () => {
  await expect(run('price', 'set', 'C-Apron', '1474836.48')).rejects.toThrow(tooHigh);
  await expect(run('price', 'set', 'C-Apron', '1474836.48', '--pack', '2')).rejects.toThrow(tooHigh);
});

test('is refused to the seller in words, under its field', async () => {
  const { token } = await sellerOf(shop);
  const send = (change: object, locale = 'en') =>
    shop.post('/seller/products', { sku: 'C-Apron', ...change }, { token, locale });
  const refusals = [await send({ price: 1_474_900 }), await send({ price: 1_474_900 }, 'ar')];
  const phrase = 'With its surcharges the price is too high.';
  expect(refusals.map(({ status }) => status)).toEqual([422, 422]);
  expect(refusals.map(({ body }) => body.errors.price)).toEqual([[text(phrase)], [textsIn('ar')(phrase)]]);
  expect((await send({ stock: 9 })).status).toBe(200);
});
