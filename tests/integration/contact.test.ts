/**
 * The contact form over HTTP: what is kept, what the shop is written, and who may read it.
 *
 * @spec R67
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { text } from '#tests/support/texts/texts.ts';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer();
});
afterAll(() => shop.close());

const words = {
  name: ' Sample ',
  phone: '2025550142',
  subject: 'Opening\nhours',
  message: 'Open on Sunday?\nThank you.',
};
const send = (more: object = {}, headers = {}) => shop.post('/support', { ...words, ...more }, { headers });
const mails = async () =>
  (await shop.database.pool.query('select recipient, subject, body from outbox order by id')).rows;
const kept = async () => (await shop.database.pool.query('select id from contact_messages')).rowCount;

test('A shop without an address stores the message and sends no mail', async () => {
  expect((await shop.get('/contact-us')).body.data).toEqual({
    phone: null,
    email: null,
    whatsapp: null,
    messenger: null,
    address: null,
  });
  const { status, body } = await send();
  expect([status, body.message]).toEqual([200, text('Message sent successfully')]);
  expect(body.data.content).toMatchObject({ name: 'Sample', email: null, message: words.message });
  expect(await mails()).toEqual([]);
  expect(await commandOf(['contact', 'list'])?.(shop.database.db)).toEqual([
    expect.stringContaining('Sample, 2025550142  Opening hours: Open on Sunday? Thank you.'),
  ]);
});

test('A shop with an address gets a mail in its own language, with a subject of one line', async () => {
  const { pool } = shop.database;
  await pool.query(`insert into settings values ('contact', '{"email": "hello@larder.test", "phone": ""}'),
    ('defaultLanguage', '"ar"'), ('address', '{"en": "1 Quay", "ar": "الرصيف ١", "ir": ""}')`);
  await send({ email: ' me@larder.test ', message: '<b>Hello</b>' });
  expect(await mails()).toEqual([
    {
      recipient: 'hello@larder.test',
      subject: 'رسالة إلى Larder: Opening hours',
      body: 'رسالة إلى Larder: Opening hours\n\nالاسم: Sample\nالهاتف: 2025550142\nالبريد الإلكتروني: me@larder.test\n\n> <b>Hello</b>',
    },
  ]);
  const { body } = await shop.get('/contact-us', { locale: 'ir' });
  expect(body.data).toMatchObject({ email: 'hello@larder.test', phone: null, address: '1 Quay' });
});

test('A repeated message is stored and mailed once, and its key is refused for another message', async () => {
  // Without a language the shop's own counts, which the test before has changed: the server follows some time later.
  const headers = { 'Idempotency-Key': crypto.randomUUID(), 'Accept-Language': 'en' };
  const before = [await kept(), (await mails()).length];
  const first = await send({}, headers);
  const again = await send({}, headers);
  expect(again.body).toEqual(first.body);
  expect([await kept(), (await mails()).length]).toEqual(before.map((value) => Number(value) + 1));
  const other = await send({ message: 'Something else' }, headers);
  expect([other.status, other.text.includes(words.message)]).toEqual([422, false]);
});

test.each(['name', 'phone', 'subject', 'message'])('A form without %s gets an error for that field', async (field) => {
  const { status, body } = await send({ [field]: undefined });
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});
