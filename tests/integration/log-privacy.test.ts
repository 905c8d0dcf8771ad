/** What the log says when the database refuses something: enough to mend it, and nothing of the shopper. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { fillCartShop, ids } from '#tests/support/shops/cart-shop.ts';

let shop: TestServer;

const person = { name: 'Zephyrine Quill', phone: '2025550187', email: 'zephyrine.quill@larder.test' };
const address = { name: person.name, phone: person.phone, address_type: 'home', address_line: '12 Orchard Lane' };
const personal = /zephyrine|quill|2025550187|orchard/i;

beforeAll(async () => {
  shop = await startTestServer({ env: { LOG_LEVEL: 'trace' } });
  await fillCartShop(shop.database.db);
});

afterAll(() => shop.close());

/** Breaks a rule of the database with this work, and gives the response and what was logged about it. */
async function logged(rule: string, work: () => Promise<{ status: number; text: string }>) {
  const [table] = rule.split(' ');
  await shop.database.pool.query(`alter table ${rule} not valid`);
  const from = shop.log.length;
  const response = await work();
  const lines = shop.log.slice(from);
  await shop.database.pool.query(`alter table ${table} drop constraint refused_by_the_test`);
  const failure = lines.find((line) => line.includes('request failed')) ?? '{}';
  return { response, lines: lines.join(''), failure: JSON.parse(failure) };
}

const refuse = (table: string) => `${table} add constraint refused_by_the_test check (false)`;

describe('a statement that the database refuses', () => {
  test('is logged with its text, constraint and place in the code, and without the new address', async () => {
    const { token } = await shop.shopper(person);
    const { response, lines, failure } = await logged(refuse('addresses'), () =>
      shop.post('/address/store', address, { token }),
    );
    expect(response.status).toBe(500);
    expect(response.text).not.toMatch(personal);
    expect(lines).not.toMatch(personal);
    expect(failure.err).toMatchObject({
      message: expect.stringContaining('insert into "addresses"'),
      stack: expect.stringContaining('addresses.ts'),
      cause: { code: '23514', table: 'addresses', constraint: 'refused_by_the_test' },
    });
  });

  test('is logged without the personal data of a new account', async () => {
    const { response, lines } = await logged(refuse('users'), () =>
      shop.post('/registration', {
        ...person,
        email: 'orchard@larder.test',
        phone: '2025550188',
        password: 'nine green bottles',
        country: 'United States',
      }),
    );
    expect(response.status).toBe(500);
    expect(lines).not.toMatch(personal);
    expect(lines).not.toMatch(/2025550188|argon2/);
  });

  test('is logged without the address that an order carries', async () => {
    const { token } = await shop.shopper({ ...person, email: 'another@larder.test', phone: '2025550189' });
    const { id } = (await shop.post('/address/store', address, { token })).body.data.address;
    await shop.post('/cart/store', { product_id: ids.milk }, { token });
    const order = { shop_ids: [ids.dairy], address_id: id, payment_method: 'cash', note: 'Ring at Orchard gate' };
    const { response, lines } = await logged(refuse('orders'), () => shop.post('/place-order', order, { token }));
    expect(response.status).toBe(500);
    expect(lines).not.toMatch(personal);
  });
});

describe('an error that is logged on its own', () => {
  const failure = () => {
    const detail = Object.assign(new Error('value "Zephyrine Quill" is out of range'), {
      code: '22003',
      severity: 'ERROR',
      detail: 'Failing row contains (Zephyrine Quill, 2025550187).',
      where: 'unnamed portal with parameters: $1 = 2025550187',
    });
    return Object.assign(new Error('Failed query: select $1\nparams: Zephyrine Quill', { cause: detail }), {
      query: 'select $1',
      params: ['12 Orchard Lane'],
    });
  };

  test.each([
    ['as the first argument', (log: TestServer['app']['log']) => log.error(failure())],
    ['with a message', (log: TestServer['app']['log']) => log.warn(failure(), 'it has to wait')],
    ['under err, without a message', (log: TestServer['app']['log']) => log.error({ err: failure() })],
    [
      'under err, with its own message',
      (log: TestServer['app']['log']) => log.error({ err: failure() }, failure().message),
    ],
    ['under error', (log: TestServer['app']['log']) => log.error({ error: failure() }, 'it failed')],
    ['among several', (log: TestServer['app']['log']) => log.error(new AggregateError([failure()], 'Both failed'))],
    ['by a child', (log: TestServer['app']['log']) => log.child({ reqId: 1 }).error(failure())],
  ])('reveals nothing about the shopper %s', (_, write) => {
    const from = shop.log.length;
    write(shop.app.log);
    const lines = shop.log.slice(from).join('');
    expect(lines).toMatch(/select \$1|22003/);
    expect(lines).not.toMatch(personal);
  });
});
