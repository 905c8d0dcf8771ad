/** What is written in tickets, by the shopper over HTTP and by the shop on the command line. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formOf, jpeg, pdf, png, type SampleFile } from '#tests/support/data/sample-files.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { startTicketShop, type TicketShop } from '#tests/support/shops/ticket-shop.ts';
import { text, textsIn } from '#tests/support/texts/texts.ts';

let tickets: TicketShop;
let ann: Shopper;

beforeAll(async () => {
  tickets = await startTicketShop();
});

afterAll(() => tickets.shop.close());

beforeEach(async () => {
  [ann] = await tickets.twoShoppers();
});

describe('writing in a ticket', () => {
  test('waits for the shop’s reply, then goes on in turn', async () => {
    const number = await tickets.opened(ann);
    const early = await tickets.write(ann, number, 'Hello?');
    expect([early.status, early.body]).toEqual([
      422,
      { message: text('The shop has not opened this ticket for messages yet.') },
    ]);
    await tickets.operator('reply', number, ' We are looking for it. ', '--pin');
    const { body } = await tickets.write(ann, number, ' Thank you. ');
    expect(body.message).toBe('Message sent');
    expect(body.data.messages).toMatchObject([
      { message: 'Two bags came instead of three.', sender_id: ann.id },
      { message: 'We are looking for it.', sender_id: 0, sender_name: 'Larder Support', is_highlighted: true },
      { message: 'Thank you.', sender_id: ann.id, is_highlighted: false },
    ]);
    const { highlighted_messages: pinned, support_ticket: found } = (await tickets.show(ann, number)).body.data;
    expect(pinned).toEqual([body.data.messages[1]]);
    expect(found).toMatchObject({ user_chat: true, messages: body.data.messages });
    await tickets.operator('chat', number, 'off');
    expect((await tickets.write(ann, number, 'Still there?')).status).toBe(422);
  });

  test('is refused in a closed ticket, even at the moment of closing', async () => {
    const number = await tickets.opened(ann);
    await tickets.operator('reply', number, 'Yes?');
    await tickets.operator('status', number, 'confirm');
    await Promise.all([tickets.operator('status', number, 'completed'), tickets.write(ann, number, 'One more thing.')]);
    const { status, body } = await tickets.write(ann, number, 'And another.');
    expect([status, body]).toEqual([422, { message: 'This ticket is closed.' }]);
    await tickets.operator('status', number, 'cancel');
    expect((await tickets.write(ann, number, 'And another.')).status).toBe(422);
    await expect(tickets.operator('reply', number, 'No.')).rejects.toThrow('was cancelled');
  });

  test('stores a repeated message once, and 5,000 characters whole', async () => {
    const number = await tickets.opened(ann);
    await tickets.operator('reply', number, 'Yes?');
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    await tickets.write(ann, number, 'Once', key);
    await tickets.write(ann, number, 'Once', key);
    const long = '<b>🍊'.padEnd(5001, 'x');
    expect((await tickets.write(ann, number, `${long}x`)).status).toBe(422);
    expect(
      (await tickets.write(ann, number, long)).body.data.messages.map(({ message }: { message: string }) => message),
    ).toEqual(['Two bags came instead of three.', 'Yes?', 'Once', long]);
  });
});

/** @spec R122 */
describe('files in a reply', () => {
  const send = ({ token }: Shopper, number: string, files: SampleFile[]) =>
    tickets.shop.post(
      '/support-ticket-message',
      formOf({ ticket_number: number, message: 'This bag.', 'attachments[]': files }),
      { token },
    );
  const answered = async () => {
    const number = await tickets.opened(ann, { 'attachments[]': [await jpeg()] });
    await tickets.operator('reply', number, 'Which one?');
    return number;
  };

  test('are shown with their message, behind links that end, and not with the ticket', async () => {
    const number = await answered();
    const { status, body, text: said } = await send(ann, number, [await png(), pdf('bill.pdf')]);
    expect(status, said).toBe(200);
    const { messages } = body.data;
    expect(messages.map(({ attachments }: { attachments: object[] }) => attachments.length)).toEqual([0, 0, 2]);
    const [picture, paper] = messages[2].attachments;
    expect([picture.type, paper.type, paper.name]).toEqual(['image', 'pdf', 'bill.pdf']);
    expect((await fetch(`${tickets.shop.url}${picture.src}`)).headers.get('content-type')).toBe('image/webp');
    expect((await fetch(`${tickets.shop.url}${picture.src.split('?')[0]}`)).status).toBe(404);
    const found = await tickets.ticket(ann, number);
    expect(found.attachments).toMatchObject([{ type: 'image', name: 'me.jpg' }]);
    expect(found.messages[2].attachments).toMatchObject([{ name: 'me.png' }, { name: 'bill.pdf' }]);
    expect(await tickets.operator('show', number)).toContainEqual(
      expect.stringMatching(/> This bag\. \(me\.png\) \(bill\.pdf\)$/),
    );
  });

  test('can be sent by the shop, on the command line', async () => {
    const number = await tickets.opened(ann);
    const folder = mkdtempSync(join(tmpdir(), 'larder-reply-'));
    const path = join(folder, 'label.png');
    writeFileSync(path, (await png()).bytes);
    await tickets.operator('reply', number, 'Like this one?', '--file', path);
    const { messages } = await tickets.ticket(ann, number);
    expect(messages[1]).toMatchObject({
      message: 'Like this one?',
      attachments: [{ type: 'image', name: 'label.png' }],
    });
    expect((await fetch(`${tickets.shop.url}${messages[1].attachments[0].src}`)).status).toBe(200);
    writeFileSync(path, '<svg/>');
    await expect(tickets.operator('reply', number, 'Or this?', '--file', path)).rejects.toThrow('no JPEG, PNG or PDF');
    rmSync(folder, { recursive: true });
  });

  test('are refused where a new ticket would refuse them, and in tickets of others and closed ones', async () => {
    const number = await answered();
    const before = await tickets.count('uploads');
    const drawing = { name: 'me.png', type: 'image/png', bytes: Buffer.from('<svg onload="alert(1)"/>') };
    const many = Array.from({ length: 6 }, () => drawing);
    for (const files of [[drawing], many]) expect((await send(ann, number, files)).status).toBe(422);
    const [, eve] = await tickets.twoShoppers();
    expect((await send(eve, number, [await png()])).status).toBe(404);
    await tickets.operator('status', number, 'cancel');
    expect((await send(ann, number, [await png()])).status).toBe(422);
    expect(await tickets.count('uploads')).toBe(before);
  });
});

describe('the shop', () => {
  test('sees the tickets and their messages', async () => {
    const number = await tickets.opened(ann, { subject: 'One bag' });
    const [newest] = (await tickets.operator('list', '--status', 'running')) ?? [];
    for (const part of [number, 'pending', 'Delivery: One bag']) expect(newest).toContain(part);
    expect(await tickets.operator('show', number)).toEqual([
      `${number}  pending  Delivery  ann@larder.test`,
      'The shopper may not write.',
      expect.stringMatching(/> Two bags came instead of three\.$/),
    ]);
    await expect(tickets.operator('list', '--status', 'lost')).rejects.toThrow('There is no list "lost"');
    await expect(tickets.operator('show', '249999')).rejects.toThrow('There is no ticket 249999.');
    expect(() => tickets.operator('reply')).toThrow("missing required argument 'number'");
    await expect(tickets.operator('reply', 'x', 'Hello')).rejects.toThrow('Which ticket?');
  });

  test('takes the steps of the chart only, and tells the shopper in the language of the ticket', async () => {
    const { body } = await tickets.open(ann, {}, { locale: 'ar' });
    const { ticket_no: number } = body.data.support_ticket;
    await expect(tickets.operator('status', number, 'completed')).rejects.toThrow(
      'from there it cannot become completed',
    );
    expect(await tickets.operator('status', number, 'confirm')).toEqual([`Ticket ${number}: pending -> confirm`]);
    expect(await tickets.lastMail()).toEqual({
      recipient: 'ann@larder.test',
      subject: `تذكرتك ${number} لدى Larder`,
      body: expect.stringContaining('\nيعمل المتجر على تذكرتك.\n'),
    });
    await tickets.operator('reply', number, 'وجدناها.');
    const { body: reply } = await tickets.lastMail();
    for (const part of [textsIn('ar')('The shop has answered your ticket:'), 'وجدناها.']) expect(reply).toContain(part);
    await expect(tickets.operator('status', number, 'lost')).rejects.toThrow('There is no status "lost"');
  });

  test('proposes a time for a call, which confirms the ticket', async () => {
    const number = await tickets.opened(ann);
    await tickets.operator('schedule', number, '2026-03-06 10:00', '2026-03-06 22:30');
    expect(await tickets.ticket(ann, number)).toMatchObject({
      status: 'confirm',
      ticket_schedule_start: '06 March, 2026 10:00 AM',
      ticket_schedule_end: '06 March, 2026 10:30 PM',
    });
    await expect(tickets.operator('schedule', number, '2026-03-06 10:00', '2026-03-06 09:00')).rejects.toThrow(
      'after the start',
    );
    await expect(tickets.operator('schedule', number, 'noon', '2026-03-06 09:00')).rejects.toThrow('"noon" is no time');
  });
});

test('A shopper may open five tickets an hour', async () => {
  const limited = await startTicketShop({ LARDER_LIMITS: 'on' });
  const [cat, dan] = await limited.twoShoppers();
  const statuses: number[] = [];
  for (const who of [cat, cat, cat, cat, cat, cat, dan]) statuses.push((await limited.open(who)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200]);
  await limited.shop.close();
});
