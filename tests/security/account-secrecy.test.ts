/** Nobody learns from a response, or from the time that it took, whether an account exists. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inSteps, refusedInSteps, restOf, stepMs } from '#server/security/steps.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';

let shop: TestServer;

beforeAll(async () => {
  const env = { LARDER_LIMITS: 'on', TRUST_PROXY: 'loopback' };
  shop = await startTestServer({ filling: countriesFilling, env, config: { hidesTimes: true } });
  await shop.database.pool.query(
    `insert into settings (key, value) values ('multiVendor', 'true') on conflict (key) do update set value = excluded.value`,
  );
});

afterAll(() => shop.close());

let addresses = 0;
/** Another address each time, so that no limit is reached. */
const elsewhere = () => {
  addresses += 1;
  return { headers: { 'X-Forwarded-For': `198.51.100.${addresses}` } };
};

const mailsTo = async (email: string) =>
  (await shop.database.pool.query('select subject from outbox where recipient = $1', [email])).rows;

describe('the check of a new seller’s contact', () => {
  const check = (email: string, phone: string) => shop.post('/seller/check-email-phone', { email, phone }, elsewhere());

  test('responds the same for a known and an unknown contact', async () => {
    const { email, phone } = await shop.shopper();
    const [known, called, unknown] = [
      await check(email, '2025550199'),
      await check('nobody@larder.test', phone),
      await check('nobody@larder.test', '2025550199'),
    ];
    expect([known.status, known.text]).toEqual([200, unknown.text]);
    expect([called.status, called.text]).toEqual([200, unknown.text]);
    expect((await check('nobody', '2025550199')).status).toBe(422);
  });

  test('writes to the owner once a day', async () => {
    const { email } = await shop.shopper();
    await check(email, '2025550198');
    await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1));
    await check(email, '2025550198');
    // The mail to another owner is written later than a second one would have been.
    const { email: other } = await shop.shopper();
    await check(other, '2025550198');
    await vi.waitFor(async () => expect(await mailsTo(other)).toHaveLength(1));
    expect(await mailsTo(email)).toEqual([{ subject: expect.stringContaining('was used at') }]);
  });
});

describe('the time of a response', () => {
  const timeOf = async (send: () => Promise<unknown>) => {
    const from = performance.now();
    await send();
    return performance.now() - from;
  };

  test('of a refused login is a whole step, with and without an account', async () => {
    const { email } = await shop.shopper();
    for (const phone of [email, 'nobody@larder.test']) {
      const time = await timeOf(() => shop.post('/login', { phone, password: 'wrong' }, elsewhere()));
      expect(time).toBeGreaterThanOrEqual(stepMs.refusedLogin - 1);
    }
  });

  test('of a code is a whole step, with and without an account', async () => {
    const { email } = await shop.shopper();
    for (const phone of [email, 'nobody@larder.test']) {
      const send = () => shop.post('/send-otp', { phone, forgot_password: 1 }, elsewhere());
      expect(await timeOf(send)).toBeGreaterThanOrEqual(stepMs.code - 1);
      const verify = () => shop.post('/verify-otp', { phone, otp: '0000' }, elsewhere());
      expect(await timeOf(verify)).toBeGreaterThanOrEqual(stepMs.code - 1);
    }
  });
});

describe('work in steps', () => {
  const hidden = { hidesTimes: true };
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  test.each([
    [0.1, 99.9],
    [37, 63],
    [100, 0],
    [101, 99],
    [250, 50],
  ])('after %d ms of 100 waits for another %d ms', (taken, rest) => {
    expect(restOf(taken, 100)).toBeCloseTo(rest);
  });

  const failing = async () => {
    throw new Error('refused');
  };
  const timeOf = async (work: () => Promise<unknown>) => {
    const from = performance.now();
    await work().catch(() => undefined);
    return performance.now() - from;
  };

  test('waits after a refusal, and after a success only where that is a secret', async () => {
    const step = 500;
    for (const work of [() => sleep(1), failing]) {
      expect(await timeOf(() => inSteps(hidden, step, work))).toBeGreaterThanOrEqual(step - 1);
    }
    expect(await timeOf(() => refusedInSteps(hidden, step, failing))).toBeGreaterThanOrEqual(step - 1);
    expect(await timeOf(() => refusedInSteps(hidden, step, () => sleep(1)))).toBeLessThan(step - 1);
    expect(await timeOf(() => inSteps({ hidesTimes: false }, step, () => sleep(1)))).toBeLessThan(step - 1);
  });
});
