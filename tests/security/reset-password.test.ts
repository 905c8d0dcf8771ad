/**
 * A new password with the token of a right code: once, in time, for one account, and every session ends.
 *
 * @spec R24
 */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readyCode, tryCode } from '#tests/support/data/one-time-codes.ts';
import { addSeller } from '#tests/support/data/sellers.ts';
import { goodPassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';
import { text } from '#tests/support/texts/texts.ts';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ filling: countriesFilling });
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => shop.close());

const newPassword = 'seven slow swans a-swimming';

/** The limiter reads the clock of the process, and so does the test server. */
const later = (seconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
};

const reset = (token: string, password = newPassword, confirmation = password) =>
  shop.post('/reset-password', { token, password, password_confirmation: confirmation });

describe('a new password', () => {
  const provenToken = async (email: string) => {
    const { phone, cookie, code } = await readyCode(shop, email);
    return (await tryCode(shop, { phone, otp: code, cookie })).body.data.token as string;
  };
  const login = (phone: string, password: string) => shop.post('/login', { phone, password });

  test('replaces the old one, ends every session and signs nobody in', async () => {
    const { email, token: first } = await shop.shopper();
    const second = (await login(email, goodPassword)).body.data.access.token;
    const response = await reset(await provenToken(email));
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ message: text('Password reset successfully') });
    for (const token of [first, second]) expect((await shop.get('/profile', { token })).status).toBe(401);
    expect((await login(email, goodPassword)).status).toBe(400);
    expect((await login(email, newPassword)).status).toBe(200);
  });

  test('of a seller ends their tokens, and opens their shop again', async () => {
    const seller = await addSeller(shop.database.db);
    const enter = (password: string) => shop.post('/seller/login', { email: seller.email, password });
    expect((await reset(await provenToken(seller.email))).status).toBe(200);
    expect((await shop.get('/seller/shop', { token: seller.token })).status).toBe(401);
    expect([(await enter(goodPassword)).status, (await enter(newPassword)).status]).toEqual([400, 200]);
    expect((await login(seller.email, newPassword)).status).toBe(400);
  });

  test('is set once by ten parallel requests', async () => {
    const { email } = await shop.shopper();
    const token = await provenToken(email);
    const responses = await Promise.all(Array.from({ length: 10 }, (_, at) => reset(token, `${newPassword} ${at}`)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
    const again = await reset(token);
    expect(again.status).toBe(422);
    expect(Object.keys(again.body.errors)).toEqual(['token']);
  });

  test.each([
    ['nine minutes later', 540, 200],
    ['ten minutes and a second later', 601, 422],
  ])('can be set %s: %i s → %i', async (_what, seconds, status) => {
    const { email } = await shop.shopper();
    const token = await provenToken(email);
    later(seconds);
    expect((await reset(token)).status).toBe(status);
  });

  test('requires the token of the latest verified code', async () => {
    const { email } = await shop.shopper();
    const old = await provenToken(email);
    later(61);
    const young = await provenToken(email);
    expect((await reset(old)).status).toBe(422);
    expect((await reset('x'.repeat(43))).status).toBe(422);
    expect((await reset(young)).status).toBe(200);
  });

  test('follows the rules of registration, and a refusal leaves the token valid', async () => {
    const { email } = await shop.shopper();
    const token = await provenToken(email);
    const fields = async (...given: [string, string?]) => Object.keys((await reset(token, ...given)).body.errors);
    expect(await fields('short')).toEqual(['password']);
    expect(await fields('P@ssw0rd2024!')).toEqual(['password']);
    expect(await fields(email)).toEqual(['password']);
    expect(await fields(newPassword, `${newPassword}!`)).toEqual(['password_confirmation']);
    expect((await reset(token)).status).toBe(200);
  });

  test('changes the account of the code and no other', async () => {
    const [mine, other] = [await shop.shopper(), await shop.shopper()];
    await reset(await provenToken(mine.email));
    expect((await login(other.email, goodPassword)).status).toBe(200);
    expect((await shop.get('/profile', { token: other.token })).status).toBe(200);
  });
});
