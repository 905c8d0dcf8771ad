/** Addresses that change while orders are placed with them: nobody meets a deadlock, and no order loses its address. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { printedSeed, randomOf, shuffled } from '#tests/support/data/random.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { watchDatabaseErrors } from '#tests/support/database/database-errors.ts';
import type { TestResponse } from '#tests/support/server/server.ts';
import { ids } from '#tests/support/shops/cart-shop.ts';
import { cheese, type RaceShop, startRaceShop, statuses } from '#tests/support/shops/crowd-shop.ts';

const rounds = 30;
let race: RaceShop;
let random: () => number;
/** A deadlock that a second attempt has mended is one, too. */
let codes: string[];

beforeAll(async () => {
  race = await startRaceShop();
  codes = watchDatabaseErrors(race.shop.database.pool);
  await race.setStock(ids.cheeseSlice, 10_000);
  random = randomOf(printedSeed());
});

beforeEach(() => {
  codes.length = 0;
});

afterAll(() => race.shop.close());

const remove = ({ token, addressId }: Shopper) => race.shop.call('DELETE', `/address/${addressId}/delete`, { token });

const change = ({ token, addressId }: Shopper) =>
  race.shop.call('POST', `/address/${addressId}/update`, {
    token,
    body: { name: 'Ann', phone: '2025550100', address_type: 'home', address_line: '2 Road', is_default: true },
  });

const add = ({ token }: Shopper) =>
  race.shop.post(
    '/address/store',
    { name: 'Bea', phone: '2025550101', address_type: 'home', address_line: '3 Road', is_default: true },
    { token },
  );

/** Each round has a shopper of its own, whose calls start in an order of their own. */
async function roundOf(calls: readonly ((buyer: Shopper) => Promise<TestResponse>)[]) {
  const buyer = await race.buyer();
  // By the call, so that the cart is there: making it would refer to the account, and put everybody in a row.
  await race.post(buyer, '/cart/store', { product_id: cheese.productId, packaging_id: cheese.id });
  const turns = shuffled(
    calls.map((call, at) => ({ call, at })),
    random,
  );
  const responses: TestResponse[] = [];
  await Promise.all(
    turns.map(async ({ call, at }) => {
      responses[at] = await call(buyer);
    }),
  );
  return { buyer, responses };
}

const place = (buyer: Shopper) => race.place(buyer, [ids.dairy]);

describe('deleting an address while an order is placed with it', () => {
  test('either removes the address or keeps it with the order, in thirty races', async () => {
    const outcomes: TestResponse[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { buyer, responses } = await roundOf([place, remove]);
      const [placed, removed] = responses.map(({ status }) => status);
      // Either the order found no address, or the address has an order.
      expect([
        [200, 422],
        [422, 200],
      ]).toContainEqual([placed, removed]);
      const kept = `select count(*) as value from addresses where id = ${buyer.addressId}`;
      expect(await race.value(kept)).toBe(placed === 200 ? 1 : 0);
      const lost = `select count(*) as value from orders where user_id = ${buyer.id} and address_id is null`;
      expect(await race.value(lost)).toBe(0);
      outcomes.push(...responses);
    }
    console.log(JSON.stringify(statuses(outcomes)));
    expect(codes).not.toContain('40P01');
  });
});

describe('the other changes of an account', () => {
  test('never deadlock with the orders of the account', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { responses } = await roundOf([place, change, add, change]);
      expect(statuses(responses)).toEqual({ 200: 4 });
    }
    expect(codes).not.toContain('40P01');
  });
});
