/**
 * Companies as buyers: registration, papers, the operator's decision and what becomes of the account.
 *
 * @spec R30
 */
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import { privateLink } from '#server/uploads/file-links.ts';
import { type FormFields, formOf, gif, jpeg, pdf } from '#tests/support/data/sample-files.ts';
import { goodPassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ filling: countriesFilling });
});

afterAll(() => shop.close());

const company = { company_name: ' Sample Catering Ltd ', tax_number: 'DE 123456789', accept_terms: 1 };
const person = {
  name: 'Sample Buyer',
  email: 'buyer@larder.test',
  phone: '0151 2345678',
  password: goodPassword,
  password_confirmation: goodPassword,
  country: 'Germany',
};

const register = (fields: FormFields = {}) =>
  shop.post('/professional/registration', formOf({ ...person, ...company, 'documents[]': [pdf()], ...fields }));
const apply = (token: string, fields: FormFields = {}) =>
  shop.post('/professional/application', formOf({ ...company, 'documents[]': [pdf()], ...fields }), { token });
const state = (token: string) => shop.get('/professional/application', { token });
const operator = (...words: string[]) => commandOf(words)?.(shop.database.db);
const roleOf = async (token: string) => (await shop.get('/profile', { token })).body.data.user.role;

describe('the registration of a professional', () => {
  test('signs in as an ordinary shopper with a company under review', async () => {
    const { status, body } = await register({ 'documents[]': [pdf(), await jpeg()], company_type: 'restaurant' });
    expect(status).toBe(200);
    expect(body.data.application).toMatchObject({
      status: 'under_review',
      company_name: 'Sample Catering Ltd',
      company_type: 'restaurant',
      company_address: null,
      documents: [
        { name: 'licence.pdf', type: 'pdf' },
        { name: 'me.jpg', type: 'image' },
      ],
      decided_at: null,
      note: null,
    });
    const { token } = body.data.access;
    expect(await roleOf(token)).toBeUndefined();
    expect((await state(token)).body.data.application).toEqual(body.data.application);
  });

  const other = { email: 'new@larder.test', phone: '0151 7654321' };

  test.each([
    ['an e-mail that is taken', { email: person.email }, 'email'],
    ['two passwords that differ', { password_confirmation: 'another pass phrase' }, 'password_confirmation'],
    ['a password that everybody tries', { password: '123456789', password_confirmation: '123456789' }, 'password'],
    ['no company', { company_name: ' ' }, 'company_name'],
    ['a tax number of three characters', { tax_number: 'DE1' }, 'tax_number'],
    ['terms that were not accepted', { accept_terms: 0 }, 'accept_terms'],
    ['no documents', { 'documents[]': undefined }, 'documents'],
    ['text instead of documents', { 'documents[]': 'trust me' }, 'documents'],
    ['six documents', { 'documents[]': Array.from({ length: 6 }, () => pdf()) }, 'documents'],
    [
      'an HTML page with the type of a document',
      { 'documents[]': { ...pdf(), bytes: Buffer.from('<html>') } },
      'documents',
    ],
  ])('refuses %s and opens no account', async (_what, fields, field) => {
    const { status, body } = await register({ ...other, ...fields });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    const { rowCount } = await shop.database.pool.query('select from users where email = $1', [other.email]);
    expect(rowCount).toBe(0);
  });

  test('opens one account for a request that comes again, and only for somebody who has its password', async () => {
    const contact = { email: 'again@larder.test', phone: '0151 2223334' };
    const key = randomUUID();
    const send = (fields: FormFields = {}, used = key) => {
      const form = formOf({ ...person, ...company, 'documents[]': [pdf()], ...contact, ...fields });
      return shop.post('/professional/registration', form, { headers: { 'Idempotency-Key': used } });
    };
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.data.user.id).toBe(first.body.data.user.id);
    expect(again.body.data.application).toEqual(first.body.data.application);
    expect((await state(again.body.data.access.token)).status).toBe(200);
    const { rowCount } = await shop.database.pool.query('select from outbox where recipient = $1', [contact.email]);
    expect(rowCount).toBe(1);
    const other = { password: 'another pass phrase', password_confirmation: 'another pass phrase' };
    expect((await send(other)).status).toBe(422);
    expect((await send({}, randomUUID())).status).toBe(422);
  });

  test('refuses an animated picture and a document of more than 5 MB', async () => {
    expect((await register({ ...other, 'documents[]': [await gif()] })).status).toBe(422);
    const large = { ...pdf(), bytes: Buffer.concat([pdf().bytes, Buffer.alloc(5_300_000)]) };
    expect((await register({ ...other, 'documents[]': [large] })).status).toBe(413);
  });
});

describe('the operator’s decision', () => {
  test('makes the shopper a professional, or gives a reason and lets them apply again', async () => {
    const { token, email } = await shop.shopper();
    expect((await state(token)).body.data).toEqual({ application: null });
    expect((await apply(token)).status).toBe(200);
    expect((await apply(token)).status).toBe(409);
    await expect(operator('professional', 'refuse', email)).rejects.toThrow('Say why');
    expect(await operator('professional', 'refuse', email, '--note', 'The licence has expired.')).toEqual([
      'Sample Catering Ltd: refused',
    ]);
    expect((await state(token)).body.data.application).toMatchObject({
      status: 'refused',
      note: 'The licence has expired.',
      decided_at: expect.any(String),
    });
    expect((await apply(token, { 'documents[]': [await jpeg()] })).body.data.application).toMatchObject({
      status: 'under_review',
      note: null,
      documents: [{ name: 'me.jpg', type: 'image' }],
    });
    await operator('professional', 'approve', email.toUpperCase());
    expect(await roleOf(token)).toBe('Professional');
    expect((await apply(token)).status).toBe(409);
  });

  test('takes the company from a list', async () => {
    expect(await operator('professional', 'list', '--status', 'under review')).toContainEqual(
      expect.stringContaining('Sample Catering Ltd, tax number DE 123456789, buyer@larder.test'),
    );
    await expect(operator('professional', 'approve', 'nobody@larder.test')).rejects.toThrow('Nobody with the address');
    await expect(operator('professional', 'list', '--status', 'lost')).rejects.toThrow('There is no status "lost"');
  });

  test('is stored once when two come at the same moment', async () => {
    const { token } = await shop.shopper();
    const responses = await Promise.all([apply(token), apply(token), apply(token)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('the company’s documents', () => {
  const paper = async () => {
    const { rows } = await shop.database.pool.query<{ name: string }>(
      `select name from uploads where kind = 'pdf' limit 1`,
    );
    return rows[0]?.name ?? '';
  };
  const statusOf = async (path: string) => (await fetch(shop.url + path)).status;
  const linkTo = async (name: string) => privateLink(await shopSecretOf(shop.database)(), name, new Date());

  test('are sandboxed downloads, and only a holder of the link gets them', async () => {
    const name = await paper();
    const link = await linkTo(name);
    const response = await fetch(shop.url + link);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''licence.pdf",
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const [path = '', query = ''] = link.split('?');
    const foreign = [
      path,
      `/uploads/${name}`,
      `${path}?${query.replace(/until=\d/, 'until=9')}`,
      `${path}?${query.slice(0, -2)}`,
      `${path}?until=${Number.MAX_SAFE_INTEGER}&sign=`,
      `${path.replace(/.\.pdf/, 'x.pdf')}?${query}`,
      '/files/..%2f..%2fsecret',
      '/uploads/..%2fkept%2fx.webp',
    ];
    const statuses = await Promise.all(foreign.map(statusOf));
    console.log(`${foreign.length} ways round a link: ${statuses.join(', ')}`);
    expect(statuses).toEqual(foreign.map(() => 404));
  });

  test('have links that expire after ten minutes', async () => {
    const link = await linkTo(await paper());
    shop.forward(9 * 60_000);
    expect(await statusOf(link)).toBe(200);
    shop.forward(2 * 60_000);
    expect(await statusOf(link)).toBe(404);
  });

  test('have random names on the disk', () => {
    for (const name of readdirSync(join(shop.uploadsDir, 'kept'))) expect(name).toMatch(/^[\w-]{22}\.(webp|pdf)$/);
  });
});
