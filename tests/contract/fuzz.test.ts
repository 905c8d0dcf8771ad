/**
 * Requests drawn from the contract, good and bad ones, so many of each operation: the server never fails, and every response
 * is one that the contract describes. `LARDER_TEST_SEED` repeats a run, `LARDER_TEST_SCALE=10` draws ten times as many.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '#locales/locales.ts';
import { orderStatuses } from '#machines/lifecycles/order.machine.ts';
import { demoAccount } from '#server/domain/demo-account.ts';
import { seed } from '#tests/support/data/random.ts';
import { addSeller } from '#tests/support/data/sellers.ts';
import { addShoppers } from '#tests/support/data/shoppers.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { scaled } from '#tests/support/scale.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { type Caller, type Dictionary, type Drawn, requestsFor } from './arbitraries.ts';
import { unlike } from './every-operation.ts';
import { implemented, type Known, requestOf } from './operations.ts';

const perOperation = scaled(20);
/** Node refuses longer ones before they come to us. */
const longestAddress = 8_000;

let shop: TestServer;
let token = '';
let sellerToken = '';
let spare: string[] = [];
const words: Record<string, Dictionary[string]> = {
  order_status: orderStatuses,
  payment_method: ['cash', 'Cash Payment'],
  phone: [demoAccount.phone, '2025550142', '+1 202 555 0143'],
  email: ['fuzz@larder.test', demoAccount.phone],
  password: [demoAccount.password, 'nine green bottles'],
  country: ['United States'],
  locale: [...locales, 'xx'],
  search: ['tomato', 'tomatt', 'طماطم'],
  query: ['tom', 'br'],
  quantity: [1, 2, 3],
  'Idempotency-Key': ['6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10', '0b6f3a52-3c1c-4a3e-9a27-0f8a4f6f9f10'],
};
const statuses = new Map<number, number>();

async function numbersOf(query: string, values: unknown[] = []): Promise<number[]> {
  const { rows } = await shop.database.pool.query<{ id: number }>(query, values);
  return rows.map(({ id }) => id);
}

/** One shopper who has much, and others who only have a session to lose. */
async function moveIn(): Promise<void> {
  const [main, ...others] = await addShoppers(shop.database.db, 1 + perOperation * ending.length);
  token = main?.token ?? '';
  sellerToken = (await addSeller(shop.database.db)).token;
  spare = others.map((other) => other.token);
  await shop.database.pool.query('update addresses set user_id = $1, is_default = id = $2 where id >= $2', [
    main?.id,
    main?.addressId,
  ]);
  // In one statement: a ticket about an order is its buyer's.
  await shop.database.pool.query('with moved as (update tickets set user_id = $1) update orders set user_id = $1', [
    main?.id,
  ]);
  words.address_id = await numbersOf('select id from addresses where user_id = $1', [main?.id]);
  words.id = words.address_id;
}

async function learnWords(): Promise<void> {
  words.product_id = await numbersOf('select id from products order by id limit 3');
  words.packaging_id = await numbersOf('select id from packagings where product_id = any($1)', [words.product_id]);
  words.shop_id = await numbersOf('select shop_id as id from products where id = any($1)', [words.product_id]);
  words.shop = words.shop_id;
  words.category_id = await numbersOf('select id from categories limit 5');
  words.order_id = await numbersOf('select id from orders limit 2');
}

beforeAll(async () => {
  shop = await startTestServer({ filling: demoFilling });
  await moveIn();
  await learnWords();
  console.log(`LARDER_TEST_SEED=${seed}`);
});

afterAll(async () => {
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} times ${status}`);
  console.log(`${total} answers: ${counts.join(', ')}`);
  await shop.close();
});

/** A good request for one of these ends sessions: a spare shopper sends it, and the main one goes on. */
const ending = ['logout', 'changePassword', 'endSession', 'eraseAccount'];

function shopperFor({ id, access }: Known): string | undefined {
  if (access === 'seller') return sellerToken;
  return ending.includes(id) ? spare.pop() : token;
}

function tokenOf(operation: Known, caller: Caller): string | undefined {
  if (caller === 'stranger') return 'not-a-token';
  return caller === 'shopper' ? shopperFor(operation) : undefined;
}

async function answered(operation: Known, { change, caller }: Drawn): Promise<void> {
  const { method, path, body, headers } = requestOf(operation, change);
  fc.pre(path.length < longestAddress);
  const { status, text } = await shop.call(method, path, { body, headers, token: tokenOf(operation, caller) });
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  expect(status, text).toBeLessThan(500);
}

async function checkDrawn(operation: Known): Promise<string> {
  const property = fc.asyncProperty(requestsFor(operation, words), (drawn) => answered(operation, drawn));
  await fc.assert(property, { seed, numRuns: perOperation });
  return 'as described';
}

test('Every operation answers generated requests as the contract describes, and none fails', async () => {
  // One after the other: a seed repeats what was drawn, but not what met what.
  expect(await unlike('as described', implemented, checkDrawn, 1)).toEqual([]);
}, 900_000);
