import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ filling: countriesFilling });
});
afterAll(() => shop.close());

const body = {
  name: 'Amal Haddad',
  email: 'lost@larder.test',
  phone: '0151 2345670',
  password: goodPassword,
  country: 'Germany',
  phone_code: '+49',
};

test('A registration whose response was lost signs in when it is sent again, with its password only', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const [first, again] = [
    await shop.post('/registration', body, { headers }),
    await shop.post('/registration', body, { headers }),
  ];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body.data.user.id).toBe(first.body.data.user.id);
  expect((await shop.get('/profile', { token: again.body.data.access.token })).status).toBe(200);

  const refused = [
    await shop.post('/registration', { ...body, password: `${goodPassword} no` }, { headers }),
    await shop.post('/registration', body, { headers: { 'Idempotency-Key': randomUUID() } }),
    await shop.post('/registration', body),
  ];
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
});
