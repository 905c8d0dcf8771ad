/**
 * Photos in a chat, in two languages: one is chosen, sent, enlarged, sent again after a failure, and answered with one.
 *
 * @spec R120
 */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { isolated } from '#src/i18n/messages.ts';
import { holdBack } from '../support/browser/measures.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { asUpload, formOf, png } from '../support/data/sample-files.ts';
import { logOf, nameOf, newSeller, openChat, say } from '../support/shopper/chat.ts';
import { newMember } from '../support/shopper/member.ts';
import { deskAndPhone, dialog, open, see, seeGone } from '../support/shopper/shopper.ts';

openShop();

const paper = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
const automaticReply =
  'This is an automatic reply: you are in a demo shop, and nobody reads this chat. In a real shop the seller answers here.';
const isLoaded = (image: Locator) =>
  expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
const boxOf = (place: Locator) => place.evaluate((element) => JSON.stringify(element.getBoundingClientRect()));

test.each(deskAndPhone)('photos to a shop and from it: $locale, $device', async ({ locale, device }) => {
  const seller = await newSeller(shop);
  const name = nameOf(seller);
  const shopper = await newMember(browser, shop.url, { locale, device });
  const { page, t, press, account } = shopper;
  const photo = asUpload(await png());
  await open(shopper, `/shops/${seller.shopId}`);
  const drawer = await openChat(shopper, name);
  const picker = drawer.getByLabel(t('Add a photo'));
  const log = logOf(drawer);

  // A file that cannot be sent is named; a chosen photo can be taken back.
  await picker.setInputFiles(paper);
  await see(drawer.getByText(t('{name} is not a JPEG, PNG, GIF or WebP picture', { name: isolated(paper.name) })));
  await picker.setInputFiles(photo);
  const remove = drawer.getByRole('button', { name: t('Remove the photo') });
  await press(remove);
  await seeGone(remove);
  await expect.poll(() => picker.evaluate((element) => element === document.activeElement)).toBe(true);

  // Nothing moves when the photo arrives.
  const held = await holdBack(page, /\/files\//);
  await picker.setInputFiles(photo);
  await say(shopper, drawer, 'Is this mould?');
  const own = log.getByRole('img', { name: t('Your photo') });
  await see(own);
  await see(log.getByText(t('Sent'), { exact: false }));
  // It comes with the first text of a conversation, and moves what is above it.
  await see(log.getByText(t(automaticReply)));
  const before = await boxOf(own);
  held.letGo();
  await isLoaded(own);
  expect(await boxOf(own)).toBe(before);

  // A press shows it large, and the way back leads to the chat.
  await press(own);
  const large = dialog(shopper, t('Your photo'));
  await isLoaded(large.getByRole('img'));
  await press(large.getByRole('button', { name: t('Close') }));
  await seeGone(large);
  await see(drawer);

  // Alone, and once more after a failure.
  await page.route('**/api/send-message', (route) => route.abort(), { times: 1 });
  await picker.setInputFiles(photo);
  await press(drawer.getByRole('button', { name: t('Send message') }));
  await press(log.getByRole('button', { name: t('Not sent – retry') }));
  await expect.poll(() => own.count()).toBe(2);

  const sent = await fetch(`${shop.url}/api/seller/conversations/${account.user.id}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${seller.token}`, 'X-Requested-With': 'XMLHttpRequest' },
    body: formOf({ picture: await png() }),
  });
  expect(sent.status).toBe(200);
  const theirs = log.getByRole('img', { name: t('Photo from {shop}', { shop: name }) });
  await isLoaded(theirs);

  // A link that has ended: the photo says so and comes back with a new one.
  await page.route('**/files/**', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await openChat(shopper, name);
  const lost = log.getByText(t('The photo could not be loaded'));
  await see(lost.last());
  await page.unroute('**/files/**');
  await press(log.getByRole('button', { name: t('Retry') }).last());
  await isLoaded(theirs);
  await shopper.leave();
});
