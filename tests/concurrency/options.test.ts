/**
 * Many buyers of one product at once: each combination of size and colour sells what there is of it, and no more.
 *
 * @spec R43, R72
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids } from '#tests/support/shops/cart-shop.ts';
import { type RaceShop, startRaceShop, statuses } from '#tests/support/shops/crowd-shop.ts';
import { options, optionsFilling } from '#tests/support/shops/options-shop.ts';

let race: RaceShop;

beforeAll(async () => {
  race = await startRaceShop(optionsFilling);
});

afterAll(() => race.shop.close());

test('The last pieces of two sizes go to as many buyers as there are pieces of each', async () => {
  const { apron, small, large, red } = options;
  const idOf = (size: number) =>
    race.value(`select id as value from packagings where size_id = ${size} and color_id = ${red}`);
  const [smallRed, largeRed] = [await idOf(small), await idOf(large)];
  const [forSmall, forLarge] = [await race.buyers(20), await race.buyers(20)];
  await race.fillCarts(forSmall, [{ id: smallRed, productId: apron }]);
  await race.fillCarts(forLarge, [{ id: largeRed, productId: apron }]);
  await race.setStock(smallRed, 5);
  await race.setStock(largeRed, 12);
  const place = (buyers: typeof forSmall) => Promise.all(buyers.map((buyer) => race.place(buyer, [ids.dairy])));
  const [won, alsoWon] = await Promise.all([place(forSmall), place(forLarge)]);
  expect(statuses(won)).toEqual({ 200: 5, 409: 15 });
  expect(statuses(alsoWon)).toEqual({ 200: 12, 409: 8 });
  const left = `select sum(stock) as value from packagings where id in (${smallRed}, ${largeRed})`;
  expect(await race.value(left)).toBe(0);
});
