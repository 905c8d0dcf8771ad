/** Two requests of one account at once, of which one changes its e-mail address. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readyCode, tryCode } from '#tests/support/data/one-time-codes.ts';
import { changeProfile } from '#tests/support/data/profile-form.ts';
import { type Account, goodPassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ filling: countriesFilling });
});

afterAll(() => shop.close());

const rowOf = async ({ id }: Account) =>
  (await shop.database.pool.query('select email, email_verified from users where id = $1', [id])).rows[0];

/** Starts the requests one by one, each when the one before waits for the account's row; then the row becomes free. */
async function inTurn<Response>(account: Account, requests: (() => Promise<Response>)[]): Promise<Response[]> {
  const { pool } = shop.database;
  const holder = await pool.connect();
  const waiting = 'select from pg_stat_activity where datname = current_database() and wait_event_type = $1';
  try {
    await holder.query('begin');
    await holder.query('select from users where id = $1 for no key update', [account.id]);
    const responses: Promise<Response>[] = [];
    for (const request of requests) {
      responses.push(request());
      await expect.poll(async () => (await pool.query(waiting, ['Lock'])).rowCount).toBe(responses.length);
    }
    await holder.query('commit');
    return await Promise.all(responses);
  } finally {
    holder.release(true);
  }
}

describe('an e-mail address that is changed', () => {
  test('is not verified by a code that was sent to the one before', async () => {
    const account = await shop.shopper();
    const { phone, cookie, code } = await readyCode(shop, account.email);
    const [change, check] = await inTurn(account, [
      () => changeProfile(shop, account, { email: 'moved.first@larder.test', current_password: goodPassword }),
      () => tryCode(shop, { phone, otp: code, cookie }),
    ]);
    expect(change?.status).toBe(200);
    expect(check?.status).toBe(400);
    expect(await rowOf(account)).toEqual({ email: 'moved.first@larder.test', email_verified: false });
  });

  test('is not changed back without the password by a form that was filled in before', async () => {
    const account = await shop.shopper();
    const [moved, old] = await inTurn(account, [
      () => changeProfile(shop, account, { email: 'moved.second@larder.test', current_password: goodPassword }),
      () => changeProfile(shop, account),
    ]);
    expect(moved?.status).toBe(200);
    expect(old?.status).toBe(422);
    expect(old?.body.errors).toHaveProperty('current_password');
    expect(await rowOf(account)).toMatchObject({ email: 'moved.second@larder.test' });
  });
});
