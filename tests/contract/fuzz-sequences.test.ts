/**
 * Shoppers who send one request after the other, good and bad ones, with ids from the responses before: the server never
 * fails, and every response is one that the contract describes. A failure is the shortest sequence that shows it, as
 * commands. `LARDER_FUZZ=20000` sends so many requests, `LARDER_TEST_SEED` repeats a run.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '#server/contract.types.ts';
import { printedSeed } from '#tests/support/data/random.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { exampleProduct } from '#tests/support/server/shared-server.ts';
import type { Dictionary } from './arbitraries.ts';
import { curlOf } from './curl.ts';
import { IdPool, poolName } from './id-pool.ts';
import { implemented, operation, requestOf } from './operations.ts';
import { Session, type Step, sequencesOf } from './sequences.ts';

const requests = Number(process.env.LARDER_FUZZ) || 1_000;
const longest = 40;

let shop: TestServer;
let words: Dictionary;

async function column(query: string): Promise<number[]> {
  const { rows } = await shop.database.pool.query<{ id: number }>(query);
  return rows.map(({ id }) => id);
}

beforeAll(async () => {
  shop = await startTestServer({ filling: demoFilling });
  await shop.database.pool.query('update packagings set stock = 1000000 where product_id = $1', [exampleProduct]);
  await shop.database.pool.query(`update settings set value = 'true' where key = 'onlinePayment'`);
  words = {
    product_id: [exampleProduct],
    packaging_id: await column(
      `select id from packagings where product_id = ${exampleProduct} order by position limit 1`,
    ),
    shop_id: await column(`select shop_id as id from products where id = ${exampleProduct}`),
    payment_method: ['cash', 'stripe'],
    paymentMethod: ['stripe'],
    country: ['United States'],
    quantity: [1, 2, 3],
  };
});

afterAll(() => shop.close());

/** What the responses were. */
class Counts {
  sent = 0;
  readonly succeeded = new Set<string>();
  readonly #statuses = new Map<number, number>();

  add(step: Step, status: number | undefined): void {
    if (status === undefined || 'does' in step) return;
    this.sent += 1;
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    if (status < 300) this.succeeded.add(step.operation.id);
  }

  summary(): string {
    const never = implemented.filter(({ id }) => !this.succeeded.has(id)).map(({ id }) => id);
    const statuses = [...this.#statuses].map(([status, count]) => `${count} times ${status}`);
    return `${this.sent} requests: ${statuses.join(', ')}\nWithout a success: ${never.join(', ')}`;
  }
}

describe('the sequences', () => {
  test(`of about ${requests} requests are answered as the contract describes`, { timeout: 7_200_000 }, async () => {
    const counts = new Counts();
    let hasFailed = false;

    async function play(steps: Step[]): Promise<void> {
      // After a failure fast-check looks for the shortest sequence, however many were sent.
      if (counts.sent >= requests && !hasFailed) return;
      const session = await Session.open(shop, words);
      const takeAll = async () => {
        for (const step of steps) counts.add(step, await session.take(step));
      };
      await takeAll().catch((error: Error) => {
        hasFailed = true;
        throw new Error(`${error.message}\n${session.commands.join('\n')}`);
      });
    }

    const property = fc.asyncProperty(sequencesOf(words, longest), play);
    const { failed, errorInstance } = await fc.check(property, { seed: printedSeed(), numRuns: requests });
    console.log(counts.summary());
    expect(failed ? String(errorInstance) : '').toBe('');
    expect(counts.sent).toBeGreaterThanOrEqual(requests);
    expect(counts.succeeded.size).toBeGreaterThan(implemented.length / 2);
  });
});

describe('a session', () => {
  test('knows the passwords, codes and contacts that operations need', { timeout: 120_000 }, async () => {
    const session = await Session.open(shop, words);
    const take = async (...ids: OperationId[]) => {
      const statuses: [string, number | undefined][] = [];
      for (const id of ids)
        statuses.push([id, await session.take({ operation: operation(id), drawn: undefined, picks: 0 })]);
      expect(statuses, session.commands.join('\n')).toEqual(ids.map((id) => [id, 200]));
    };
    // The example of both is one password, and a change must give another one than before.
    await take('login', 'changeProfile', 'changePassword', 'sendOtp', 'verifyOtp', 'resetPassword', 'login', 'logout');
    await take('login', 'checkPartnerContact', 'sendPartnerCode', 'verifyPartnerCode', 'registerPartner');
    await take('getPartnerApplication', 'registerProfessional', 'register', 'eraseAccount');
  });
});

describe('the pool of ids', () => {
  test('names what lists and new things give as later requests do', () => {
    const pool = new IdPool({});
    pool.learn({ orders: [{ id: 7, order_code: 'L-1' }], address: { id: 5 }, support_ticket: { ticket_no: '240001' } });
    pool.learn({
      order_payment_url: 'https://shop.example/order/31/payment?key=1',
      coupons: [{ id: 3, code: 'FRESH10' }],
    });
    const found = (id: Parameters<typeof operation>[0], field: string) => pool.pick(poolName(operation(id), field), 0);
    expect(found('getOrder', 'order_id')).toBe(7);
    expect(found('changeAddress', 'id')).toBe(5);
    expect(found('sendTicketMessage', 'ticket_number')).toBe('240001');
    expect(found('getPayment', 'payment')).toBe(31);
    expect(found('collectVoucher', 'coupon_id')).toBe(3);
    expect(found('applyVoucher', 'coupon_code')).toBe('FRESH10');
  });
});

describe('a command', () => {
  test('has the whole request, and no token', () => {
    const request = requestOf(operation('cancelOrder'), { body: { order_id: "7'" } });
    expect(curlOf(request, true)).toBe(
      `curl -X POST "$SHOP"'/api/orders/cancel' -H 'X-Requested-With: XMLHttpRequest' -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d '{"order_id":"7'\\''"}'`,
    );
  });
});
