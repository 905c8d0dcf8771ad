/**
 * Allergies of an account: stored with consent only, for their owner alone, and gone with one call.
 *
 * @spec R94
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Account, goodPassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';
import { text } from '#tests/support/texts/texts.ts';

let shop: TestServer;
let ann: Account;

beforeAll(async () => {
  shop = await startTestServer({ filling: countriesFilling });
});
afterAll(() => shop.close());
beforeEach(async () => {
  ann = await shop.register();
});

const save = (form: object, { token }: Account = ann) => shop.post('/allergies', form, { token });
const stored = async ({ token }: Account = ann) => (await shop.get('/allergies', { token })).body.data;
const milk = { allergens: ['nuts', 'milk'], agrees: true };

describe('allergies', () => {
  test('are stored with consent, in the order of the law, and replace the earlier ones', async () => {
    expect(await stored()).toEqual({ allergens: [], agreed_at: null });
    const { status, body } = await save(milk);
    expect([status, body.message]).toEqual([200, text('Allergies saved')]);
    expect(body.data).toEqual({ allergens: ['milk', 'nuts'], agreed_at: expect.any(String) });
    await save({ allergens: ['fish'], agrees: true });
    expect(await stored()).toEqual({ allergens: ['fish'], agreed_at: body.data.agreed_at });
  });

  test('are refused without consent, and nothing is stored', async () => {
    const { status, body } = await save({ ...milk, agrees: false });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['agrees']]);
    expect(await stored()).toEqual({ allergens: [], agreed_at: null });
  });

  test.each([
    [{ allergens: ['moon'], agrees: true }],
    [{ allergens: ['milk', 'milk'], agrees: true }],
    [{ allergens: 'milk', agrees: true }],
    [{ agrees: true }],
  ])('are refused as %j', async (form) => {
    expect((await save(form)).status).toBe(422);
  });

  test('belong to one account: others see and delete their own only', async () => {
    await save(milk);
    const bob = await shop.register();
    expect((await stored(bob)).allergens).toEqual([]);
    await shop.call('DELETE', '/allergies', { token: bob.token });
    expect((await stored()).allergens).toEqual(['milk', 'nuts']);
    expect((await shop.get('/allergies')).status).toBe(401);
  });

  test('are deleted together with the consent, however often that is asked for', async () => {
    await save(milk);
    for (const _ of 'ab') expect((await shop.call('DELETE', '/allergies', { token: ann.token })).status).toBe(200);
    expect(await stored()).toEqual({ allergens: [], agreed_at: null });
  });

  test('are one row, however many requests store them at once', async () => {
    const answers = await Promise.all(
      ['milk', 'fish', 'nuts', 'eggs'].map((each) => save({ allergens: [each], agrees: true })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await stored()).allergens).toHaveLength(1);
  });

  test('are in the export of the account, and go with it', async () => {
    await save(milk);
    const { records } = (await shop.get('/account-data', { token: ann.token })).body.data;
    expect(records.allergies).toMatchObject([{ allergens: ['milk', 'nuts'] }]);
    expect((await shop.post('/erase-account', { password: goodPassword }, { token: ann.token })).status).toBe(200);
    expect((await shop.database.pool.query('select from allergy_profiles where user_id = $1', [ann.id])).rowCount).toBe(
      0,
    );
  });
});
