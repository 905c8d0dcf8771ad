/**
 * Who is writing in a chat, in two languages: the shopper sees it of the shop, and the seller of the shopper.
 *
 * @spec R121
 */
import { expect, test } from 'vitest';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { nameOf, newSeller, openChat } from '../support/shopper/chat.ts';
import { newMember } from '../support/shopper/member.ts';
import { deskAndPhone, open, see, seeGone } from '../support/shopper/shopper.ts';

openShop();

test.each(deskAndPhone)('somebody writes: $locale, $device', async ({ locale, device }) => {
  const seller = await newSeller(shop);
  const name = nameOf(seller);
  const shopper = await newMember(browser, shop.url, { locale, device });
  const { t, account, write } = shopper;
  await open(shopper, `/shops/${seller.shopId}`);
  const drawer = await openChat(shopper, name);
  const box = drawer.getByRole('textbox', { name: t('Message') });
  const headers = { Authorization: `Bearer ${seller.token}`, 'X-Requested-With': 'XMLHttpRequest' };
  const talk = `${shop.url}/api/seller/conversations/${account.user.id}`;

  await write(box, 'Is it ripe?');
  await expect.poll(async () => (await (await fetch(talk, { headers })).json()).data.is_typing).toBe(true);
  expect(shopper.countOf('POST /chat-typing')).toBe(1);

  const line = drawer.getByText(t('{shop} is typing…', { shop: name }));
  const top = () => box.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await expect
    .poll(async () => {
      expect((await fetch(`${talk}/typing`, { method: 'POST', headers })).status).toBe(204);
      return line.count();
    })
    .toBe(1);
  await see(line);
  expect(await top()).toBe(before);
  await seeGone(line);
  await shopper.leave();
});
