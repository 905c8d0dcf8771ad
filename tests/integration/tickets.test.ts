/** Support tickets over HTTP: opening them with files, the list, and what somebody else sees of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gif, jpeg, pdf, png } from '#tests/support/data/sample-files.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { ids } from '#tests/support/shops/cart-shop.ts';
import { startTicketShop, type TicketShop } from '#tests/support/shops/ticket-shop.ts';
import { text, textsIn } from '#tests/support/texts/texts.ts';

let tickets: TicketShop;
let shop: TicketShop['shop'];
let ann: Shopper;
let bob: Shopper;

beforeAll(async () => {
  tickets = await startTicketShop();
  ({ shop } = tickets);
});

afterAll(() => shop.close());

beforeEach(async () => {
  [ann, bob] = await tickets.twoShoppers();
});

async function orderOf(who: Shopper): Promise<string> {
  await shop.post('/cart/store', { product_id: ids.cheese }, { token: who.token });
  const placing = { shop_ids: [ids.dairy], address_id: who.addressId, payment_method: 'cash' };
  return (await shop.post('/place-order', placing, { token: who.token })).body.data.orders[0].order_code;
}

describe('opening a ticket', () => {
  test('stores the text as the first message, and its files for the owner', async () => {
    const code = await orderOf(ann);
    const files = [await jpeg(), pdf('receipt.pdf')];
    const { status, body } = await tickets.open(ann, {
      'attachments[]': files,
      order_number: code,
      subject: ' A bag ',
      phone: '20255501',
    });
    expect([status, body.message]).toEqual([200, text('Ticket created successfully')]);
    const listed = body.data.support_ticket;
    expect(listed).toMatchObject({ order_number: code, status: 'pending', subject: 'A bag', issue_type: 'Delivery' });
    expect(listed.ticket_no).toBe(String(240_000 + listed.id));
    const found = await tickets.ticket(ann, listed.ticket_no);
    expect(found).toMatchObject({
      ...listed,
      user_chat: false,
      email: 'ann@larder.test',
      phone: '20255501',
      ticket_schedule_start: null,
      attachments: [
        { type: 'image', name: 'me.jpg' },
        { type: 'pdf', name: 'receipt.pdf' },
      ],
      messages: [{ message: 'Two bags came instead of three.', sender_id: ann.id, is_highlighted: false }],
    });
    const [picture, paper] = await Promise.all(
      found.attachments.map(({ src }: { src: string }) => fetch(shop.url + src)),
    );
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(Buffer.from(await picture.arrayBuffer()).includes('Canary Camera')).toBe(false);
    expect(paper.headers.get('content-disposition')).toContain('attachment');
  });

  test('accepts a type by its name in any language, and responds in the shopper’s', async () => {
    const { body } = await tickets.open(ann, { issue_type: 'الدفع' }, { locale: 'ar' });
    const { issue_type, ticket_no } = body.data.support_ticket;
    expect([body.message, issue_type]).toEqual([textsIn('ar')('Ticket created successfully'), 'الدفع']);
    expect((await tickets.show(ann, ticket_no, 'ir')).body.data.support_ticket.issue_type).toBe('پرداخت');
    const listed = await shop.get('/ticket-issue-types', { token: ann.token, locale: 'ar' });
    expect(listed.body.data.issue_types).toEqual([
      { id: 1, name: 'التوصيل' },
      { id: 2, name: 'الدفع' },
    ]);
  });

  test('takes five files of 2048 KB, and refuses more files, larger ones and other kinds', async () => {
    const before = [await tickets.count('tickets'), await tickets.count('uploads')];
    const large = { ...pdf(), bytes: Buffer.concat([pdf().bytes, Buffer.alloc(2048 * 1024)]) };
    expect((await tickets.open(ann, { 'attachments[]': [large] })).status).toBe(413);
    for (const bad of [
      [await gif()],
      [{ ...pdf(), bytes: Buffer.from('<script>alert(1)</script>') }],
      Array.from({ length: 6 }, () => pdf()),
    ]) {
      const { status, body } = await tickets.open(ann, { 'attachments[]': bad });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['attachments']]);
    }
    expect([await tickets.count('tickets'), await tickets.count('uploads')]).toEqual(before);
    const most = { ...pdf(), bytes: Buffer.concat([pdf().bytes, Buffer.alloc(2048 * 1024 - pdf().bytes.length)]) };
    const number = await tickets.opened(ann, { 'attachments[]': [most, await png(), pdf(), pdf(), pdf()] });
    expect((await tickets.ticket(ann, number)).attachments).toHaveLength(5);
  });

  test.each([
    ['no message', { message: ' ' }, 'message'],
    ['a word as an address', { email: 'ann' }, 'email'],
    ['an unknown type', { issue_type: 'Weather' }, 'issue_type'],
    ['seven digits', { phone: '2025550' }, 'phone'],
    ['an unknown order', { order_number: '#LD999999' }, 'order_number'],
    ['an order that is a word', { order_number: 'the last one' }, 'order_number'],
  ])('refuses %s', async (_what, fields, field) => {
    const { status, body } = await tickets.open(ann, fields);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test('refuses somebody else’s order like an unknown one', async () => {
    const foreign = await tickets.open(ann, { order_number: await orderOf(bob) });
    const unknown = await tickets.open(ann, { order_number: '#LD999999' });
    expect([foreign.status, foreign.text]).toEqual([422, unknown.text]);
  });

  test('makes one ticket when it is repeated with the same key', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await tickets.open(ann, {}, { headers });
    const again = await tickets.open(ann, {}, { headers });
    expect(again.body).toEqual(first.body);
    expect((await tickets.list(ann)).total).toBe(1);
  });
});

describe('the list of tickets', () => {
  test('counts all and the filtered ones, the newest first; other words mean all', async () => {
    const numbers: string[] = [];
    for (let at = 0; at < 4; at += 1) {
      numbers.unshift(await tickets.opened(ann));
      shop.forward(1000);
    }
    const [fourth, third, second = '', first = ''] = numbers;
    await tickets.operator('status', second, 'cancel');
    await tickets.operator('status', first, 'confirm');
    await tickets.operator('status', first, 'completed');
    const counts = { running: 2, completed: 1, cancel: 1 };
    const shown = async (query: string, total = 4) => {
      const { support_tickets, ...found } = await tickets.list(ann, query);
      expect(found).toEqual({ ...counts, total });
      return support_tickets.map(({ ticket_no }: { ticket_no: string }) => ticket_no);
    };
    expect(await shown('')).toEqual(numbers);
    expect(await shown('?status=running', 2)).toEqual([fourth, third]);
    expect(await shown('?status=completed', 1)).toEqual([first]);
    expect(await shown('?status=cancel', 1)).toEqual([second]);
    expect(await shown('?status=all')).toEqual(numbers);
    expect(await shown('?status=pending')).toEqual(numbers);
    expect(await shown('?page=2&per_page=3')).toEqual([first]);
    expect(await tickets.list(bob)).toEqual({ total: 0, running: 0, completed: 0, cancel: 0, support_tickets: [] });
  });
});

describe('a ticket of somebody else', () => {
  test('gets the response for an unknown one from every call', async () => {
    const number = await tickets.opened(ann, { 'attachments[]': [pdf()] });
    await tickets.operator('reply', number, 'Yes?');
    const messages = (name: string) => shop.get(`/support-ticket-messages?ticket_number=${name}`, { token: bob.token });
    for (const send of [
      (name: string) => tickets.show(bob, name),
      messages,
      (name: string) => tickets.write(bob, name, 'Mine.'),
    ]) {
      const [foreign, unknown] = [await send(number), await send('249999')];
      expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    }
    expect((await tickets.ticket(ann, number)).messages).toHaveLength(2);
  });

  test('hides its files: no link, no file', async () => {
    const number = await tickets.opened(ann, { 'attachments[]': [pdf()] });
    const { src } = (await tickets.ticket(ann, number)).attachments[0];
    const [path = ''] = src.split('?');
    const statuses = async (...tries: string[]) =>
      Promise.all(tries.map(async (address) => (await fetch(shop.url + address)).status));
    expect(await statuses(src, path, path.replace('/files/', '/uploads/'), `${src}x`)).toEqual([200, 404, 404, 404]);
    shop.forward(11 * 60_000);
    expect(await statuses(src)).toEqual([404]);
    expect(await statuses((await tickets.ticket(ann, number)).attachments[0].src)).toEqual([200]);
  });

  test('is found under no other spelling of its number', async () => {
    for (const name of ['0', '-1', '1', "1' or 1=1", '99999999999999', '۲۴۰۰۰۱'])
      expect((await tickets.show(ann, name)).status).toBe(404);
  });
});
