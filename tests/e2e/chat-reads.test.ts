/**
 * Ticks of the shopper's own messages, in two languages: one, then two as soon as the seller opens the conversation.
 *
 * @spec R111
 */
import { expect, test } from 'vitest';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { logOf, nameOf, newSeller, openChat, say } from '../support/shopper/chat.ts';
import { newMember } from '../support/shopper/member.ts';
import { deskAndPhone, open, see } from '../support/shopper/shopper.ts';

openShop();

test.each(deskAndPhone)('the seller reads a message: $locale, $device', async ({ locale, device }) => {
  const seller = await newSeller(shop);
  const shopper = await newMember(browser, shop.url, { locale, device });
  const { t, account } = shopper;
  await open(shopper, `/shops/${seller.shopId}`);
  const drawer = await openChat(shopper, nameOf(seller));
  await say(shopper, drawer, 'Is it ripe?');
  const log = logOf(drawer);
  // The automatic reply may have such a word in it.
  const ticks = (word: string) => log.locator('span', { hasText: new RegExp(`${word}$`) });
  await see(ticks(t('Sent')).first());
  expect(await log.getByRole('heading', { level: 3 }).count()).toBe(1);
  const response = await fetch(`${shop.url}/api/seller/conversations/${account.user.id}`, {
    headers: { Authorization: `Bearer ${seller.token}` },
  });
  expect(response.status).toBe(200);
  await see(ticks(t('Read')).first());
  await expect.poll(() => ticks(t('Sent')).count()).toBe(0);
  await shopper.leave();
});
