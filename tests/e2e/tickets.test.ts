/** Help from the shop, in two languages: a ticket with files, the shop's answer, the end of it, and the contact form. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { MessageKey } from '#src/i18n/messages.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { asUpload, png } from '../support/data/sample-files.ts';
import { demo, newAccount } from '../support/shopper/account.ts';
import { newOrder, operate } from '../support/shopper/delivery.ts';
import { arrive } from '../support/shopper/demo-shopper.ts';
import { productOf } from '../support/shopper/shelf.ts';
import {
  button,
  deskAndPhone,
  heading,
  link,
  newShopper,
  open,
  type Shopper,
  see,
  seeGone,
} from '../support/shopper/shopper.ts';
import { seeToast } from '../support/shopper/shopping.ts';
import { newVisitor } from '../support/shopper/visitor.ts';

shareShop();

const paper = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('milk') };

const photo = async () => asUpload(await png());

const field = ({ page, t }: Shopper, key: MessageKey): Locator =>
  page.getByRole('main').getByRole('textbox', { name: t(key), exact: true });

/** The thread is the part of the page that is read out when something arrives. */
const thread = ({ page, t }: Shopper): Locator => page.getByRole('log', { name: t('Messages') });

test.each(deskAndPhone)('a ticket from its first word to its last: $locale, $device', async ({ locale, device }) => {
  const shopper = await arrive({ locale, device }, '/support-tickets');
  const { page, t, press, write, choose } = shopper;
  await see(heading(shopper, t('Support Tickets')));
  await press(link(shopper, t('Create Ticket')).first());

  // Without a topic and words nothing is sent; a file that cannot be sent is named at once.
  await see(heading(shopper, t('Create Ticket')));
  await press(button(shopper, t('Send')));
  await see(page.getByText(t('Choose what it is about')));
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles([await photo(), paper, notes]);
  await see(page.getByText(/notes\.txt/));
  expect(
    await page
      .getByRole('list', { name: t('Attachments') })
      .getByRole('listitem')
      .count(),
  ).toBe(2);
  expect(shopper.countOf('POST /support-ticket')).toBe(0);

  const topic = { en: 'Delivery', ar: 'التوصيل' }[locale];
  await choose(page.getByRole('combobox', { name: t('Issue type') }), topic);
  const orders = page.getByRole('combobox', { name: t('Order number') });
  const newest = (await orders.getByRole('option').nth(1).textContent()) ?? '';
  await choose(orders, newest);
  await write(field(shopper, 'Subject'), `One bag, ${locale}`);
  await write(field(shopper, 'Message'), 'Two bags came instead of three.');
  // Another address than the account's.
  await write(field(shopper, 'Email'), newAccount().email);
  // To the list and back: the typed text is still there.
  await press(link(shopper, t('Support Tickets')).last());
  await page.goBack();
  await expect.poll(() => field(shopper, 'Message').inputValue()).toBe('Two bags came instead of three.');
  await press(button(shopper, t('Send')));
  await seeToast(shopper, t('Ticket created successfully'));
  expect(shopper.countOf('POST /support-ticket')).toBe(1);

  // The ticket shows its messages and files, and waits for the shop's reply.
  await page.waitForURL(/\/support-ticket\/\d+$/);
  const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await see(thread(shopper).getByText('Two bags came instead of three.'));
  await see(page.getByText(newest.split(' ')[0] ?? ''));
  const shown = page.getByRole('img', { name: t('Photo {number}', { number: 1 }) });
  const widthOf = (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth);
  expect(await shown.evaluate(widthOf)).toBeGreaterThan(0);
  await see(link(shopper, 'receipt.pdf'));
  await see(page.getByText(t('You can write here as soon as the shop has answered')));
  await seeGone(field(shopper, 'Message'));

  // The shop answers; the open page hears of it, and the shopper may write.
  await operate(shop, 'ticket', 'reply', number, 'We found it.', '--pin');
  await see(thread(shopper).getByText('We found it.'));
  await see(page.getByRole('region', { name: t('Pinned messages') }).getByText('We found it.'));
  await write(field(shopper, 'Message'), 'Thank you!');
  await page.locator('input[type=file]').setInputFiles([await photo(), notes]);
  await see(page.getByText(/notes\.txt/));
  await press(button(shopper, t('Send')));
  await see(thread(shopper).getByText('Thank you!'));
  await expect.poll(() => field(shopper, 'Message').inputValue()).toBe('');
  const attached = thread(shopper).getByRole('img');
  expect(await attached.evaluate(widthOf)).toBeGreaterThan(0);
  expect(await page.getByRole('list', { name: t('Attachments') }).count()).toBe(0);
  expect(await operate(shop, 'ticket', 'show', number)).toContainEqual(
    expect.stringContaining('> Thank you! (me.png)'),
  );

  // The ticket closes, and writing ends; the list shows its new status.
  await operate(shop, 'ticket', 'status', number, 'confirm');
  await operate(shop, 'ticket', 'status', number, 'completed');
  await see(page.getByText(t('This ticket is closed'), { exact: true }));
  await seeGone(field(shopper, 'Message'));
  const done = page
    .getByRole('listitem')
    .filter({ hasText: t('{status}, current status', { status: t('Completed') }) });
  await see(done);
  await open(shopper, '/support-tickets?status=completed');
  await see(page.getByText(`One bag, ${locale}`));
  // The shopper stays signed in after a reload, and a new ticket can start at its order.
  await open(shopper, '/contact-us');
  await expect.poll(() => field(shopper, 'Email').inputValue()).toBe(demo.login);
  const order = await newOrder(shop, 1, [(await productOf(shopper, 1)).id]);
  await open(shopper, `/order-history/${order.id}`);
  await press(link(shopper, t('Help with this order')));
  await expect.poll(() => field(shopper, 'Email').inputValue()).toBe(demo.login);
  expect(await page.getByRole('combobox', { name: t('Order number') }).inputValue()).toBe(order.code);
  await open(shopper, '/support-ticket/249999');
  await see(heading(shopper, t('This ticket could not be found')));
  await shopper.leave();
});

test.each(['/contact-us', '/support'])('%s is complete before any script has run', async (path) => {
  const shopper = await newShopper(browser, shop.url, { context: { javaScriptEnabled: false } });
  const { page, t } = shopper;
  await page.goto(shop.url + path);
  await see(page.getByRole('form', { name: t('Write to us') }).getByRole('textbox', { name: t('Message') }));
  await see(page.getByRole('main').getByRole('link', { name: 'hello@larder.example' }));
  await shopper.leave();
});

test.each(deskAndPhone)('the contact form of a guest: $locale, $device', async ({ locale, device }) => {
  const shopper = await newVisitor(browser, shop.url, { locale, device });
  const { page, t, press, write } = shopper;
  await open(shopper, '/contact-us');
  await see(page.getByRole('main').getByRole('link', { name: 'hello@larder.example' }));
  const form = page.getByRole('form', { name: t('Write to us') });
  await press(form.getByRole('button', { name: t('Send') }));
  await expect.poll(() => form.locator('[aria-invalid=true]').count()).toBe(4);
  await write(field(shopper, 'Full name'), 'Sample Shopper');
  await write(field(shopper, 'Phone'), '2025550142');
  await write(field(shopper, 'Subject'), `Opening hours ${locale}`);
  await write(field(shopper, 'Message'), 'Are you open on Sunday?');
  await press(form.getByRole('button', { name: t('Send') }));
  await seeToast(shopper, t('Message sent successfully'));
  await expect.poll(() => field(shopper, 'Message').inputValue()).toBe('');
  expect(shopper.countOf('POST /support')).toBe(1);
  const [latest] = await operate(shop, 'contact', 'list');
  expect(latest).toContain(`Sample Shopper, 2025550142  Opening hours ${locale}: Are you open on Sunday?`);
  await open(shopper, '/support');
  await see(page.getByRole('form', { name: t('Write to us') }));
  await shopper.leave();
});
