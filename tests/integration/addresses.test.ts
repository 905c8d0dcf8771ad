/**
 * Addresses: rules, the one default, and that nobody reaches another shopper's.
 *
 * @spec R29
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { demoAccount } from '#server/domain/demo-account.ts';
import type { SharedServer } from '#tests/support/server/server.ts';
import { sharedServer } from '#tests/support/server/shared-server.ts';
import { text } from '#tests/support/texts/texts.ts';

let shop: SharedServer;

beforeAll(async () => {
  shop = await sharedServer('demo');
});

const form = { name: 'Amal', phone: '202 555 0142', address_line: '12 Orchard Lane', address_type: 'home' };

const add = (token: string, change: object = {}) => shop.post('/address/store', { ...form, ...change }, { token });
const list = async (token: string, query = '') => (await shop.get(`/addresses${query}`, { token })).body.data;
const defaults = async (token: string) =>
  (await list(token)).addresses
    .filter((each: { is_default: boolean }) => each.is_default)
    .map(({ id }: { id: number }) => id);

test('The first address is the default, and a new default replaces the old one', async () => {
  const { token } = await shop.shopper();
  const first = (await add(token)).body.data.address;
  const second = (await add(token, { address_type: 'office', area: '  ', latitude: 35.7, longitude: 51.4 })).body.data
    .address;
  expect(first).toMatchObject({ is_default: true, phone: '2025550142' });
  expect(second).toMatchObject({ is_default: false, area: null, latitude: 35.7, longitude: 51.4 });

  const third = (await add(token, { is_default: true })).body.data.address;
  expect(await defaults(token)).toEqual([third.id]);
  const { total, addresses } = await list(token);
  expect(total).toBe(3);
  expect(addresses.map(({ id }: { id: number }) => id)).toEqual([third.id, second.id, first.id]);
  expect((await list(token, '?page=2&per_page=2')).addresses).toHaveLength(1);

  await shop.post(`/address/${first.id}/update`, { ...form, is_default: true }, { token });
  expect(await defaults(token)).toEqual([first.id]);
  await shop.post(`/address/${first.id}/update`, { ...form, name: 'Amal Haddad' }, { token });
  expect(await defaults(token)).toEqual([first.id]);
});

test('A request that is repeated under its key adds one address, and another one under it is refused', async () => {
  const { token } = await shop.shopper();
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const send = (change: object = {}) => shop.post('/address/store', { ...form, ...change }, { token, headers });
  const responses = [await send(), await send()];
  const [first, second] = responses.map(({ body }) => body.data.address.id);
  expect(second).toBe(first);
  expect((await list(token)).total).toBe(1);
  expect((await send({ name: 'Kim' })).body.message).toBe(text('This idempotency key was used for another request.'));
  expect((await list(token)).total).toBe(1);
});

test('Ten parallel requests for the default leave one default', async () => {
  const { token } = await shop.shopper();
  const responses = await Promise.all(Array.from({ length: 10 }, () => add(token, { is_default: true })));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await defaults(token)).toHaveLength(1);
});

test('The newest address becomes the default when the default is deleted', async () => {
  const { token } = await shop.shopper();
  const ids = [];
  for (let at = 0; at < 3; at += 1) ids.push((await add(token)).body.data.address.id);
  const response = await shop.call('DELETE', `/address/${ids[0]}/delete`, { token });
  expect(response.body).toEqual({ message: text('Address deleted successfully') });
  expect(await defaults(token)).toEqual([ids[2]]);
});

test('An address that an order uses cannot be deleted', async () => {
  const { phone, password } = demoAccount;
  const { token } = (await shop.post('/login', { phone, password })).body.data.access;
  const [address] = (await list(token)).addresses;
  const response = await shop.call('DELETE', `/address/${address.id}/delete`, { token });
  expect(response.status).toBe(422);
  expect(response.body).toEqual({ message: text('This address belongs to an order and cannot be deleted.') });
  expect((await list(token)).total).toBe(1);
});

describe('another shopper', () => {
  test('gets the same response for a foreign address as for an unknown one', async () => {
    const owner = await shop.shopper();
    const other = await shop.shopper();
    const { id } = (await add(owner.token, { name: 'Not yours' })).body.data.address;
    const calls = (wanted: number) => [
      shop.post(`/address/${wanted}/update`, form, { token: other.token }),
      shop.call('DELETE', `/address/${wanted}/delete`, { token: other.token }),
    ];
    const foreign = await Promise.all(calls(id));
    const unknown = await Promise.all(calls(2_000_000_000));
    expect(foreign.map(({ status }) => status)).toEqual([404, 404]);
    expect(foreign.map(({ text }) => text)).toEqual(unknown.map(({ text }) => text));
    expect((await list(owner.token)).addresses[0].name).toBe('Not yours');
    expect((await list(other.token)).total).toBe(0);
  });

  test('cannot give an address to somebody else', async () => {
    const owner = await shop.shopper();
    const other = await shop.shopper();
    await add(other.token, { user_id: owner.id, userId: owner.id, id: 7 });
    expect((await list(owner.token)).total).toBe(0);
  });

  test('gets nothing without a token', async () => {
    for (const [method, path] of [
      ['GET', '/addresses'],
      ['POST', '/address/store'],
      ['POST', '/address/1/update'],
      ['DELETE', '/address/1/delete'],
    ] as const) {
      const response = await shop.call(method, path, method === 'POST' ? { body: form } : {});
      expect(response.status).toBe(401);
    }
  });
});

test.each([
  ['a blank name', { name: ' ' }, ['name']],
  ['no line', { address_line: undefined }, ['address_line']],
  ['a short phone', { phone: '12345678' }, ['phone']],
  ['a long phone', { phone: '12345678901234567' }, ['phone']],
  ['letters in the phone', { phone: 'call me maybe' }, ['phone']],
  ['a number as phone', { phone: 2025550142 }, ['phone']],
  ['256 characters', { name: 'n'.repeat(256), area: 'a'.repeat(256) }, ['name', 'area']],
  ['a place that is not on earth', { latitude: 91, longitude: -181 }, ['latitude', 'longitude']],
  ['text as default', { is_default: 'yes' }, ['is_default']],
])('The form of an address refuses %s', async (_what, change, fields) => {
  const { token } = await shop.shopper();
  const response = await add(token, change);
  expect(response.status).toBe(422);
  expect(Object.keys(response.body.errors).sort()).toEqual(fields.toSorted());
});

test('A shopper has at most fifty addresses', async () => {
  const { token, id } = await shop.shopper();
  await shop.database.pool.query(
    `insert into addresses (user_id, name, phone, address_line, address_type) select $1, 'n', '1', 'l', 'home' from generate_series(1, 50)`,
    [id],
  );
  expect((await add(token)).body).toEqual({ message: text('You can keep at most {count} addresses.', { count: 50 }) });
});
