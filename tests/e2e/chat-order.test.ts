/**
 * A question about an order, in two languages: the next text names it, with a card that both sides see.
 *
 * @spec R112
 */
import { expect, test } from 'vitest';
import { isolated } from '#src/i18n/messages.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { logOf, openChat, say } from '../support/shopper/chat.ts';
import { newOrder, operate } from '../support/shopper/delivery.ts';
import { openSession } from '../support/shopper/http-account.ts';
import { newMember } from '../support/shopper/member.ts';
import { greengrocer, productOf, shopOf } from '../support/shopper/shelf.ts';
import { deskAndPhone, open, see, seeGone } from '../support/shopper/shopper.ts';

openShop();

test.each(deskAndPhone)('a chat from an order: $locale, $device', async ({ locale, device }) => {
  const shopper = await newMember(browser, shop.url, { locale, device }, await openSession(shop.url));
  const { page, t, press, account } = shopper;
  await open(shopper, '/order-history');
  const product = await productOf(shopper, greengrocer);
  const { name } = await shopOf(shopper, greengrocer);
  const { id, code } = await newOrder(shop, greengrocer, [product.id]);
  await open(shopper, `/order-history/${id}`);
  const drawer = await openChat(shopper, name);
  const about = drawer.getByText(t('About order {code}', { code: isolated(code) }));
  await see(about);
  await say(shopper, drawer, 'Where is it?');
  await seeGone(about);
  const card = logOf(drawer).getByRole('link', { name: code });
  await see(card);
  await see(card.getByText(t('Pending')));
  await say(shopper, drawer, `Hello, ${device}?`);
  await see(logOf(drawer).getByText(`Hello, ${device}?`));
  expect(await card.count()).toBe(1);
  const shown = await operate(shop, 'chat', 'show', String(account.user.id), String(greengrocer));
  expect(shown.join('\n')).toContain(`[${code}] Where is it?`);

  await press(drawer.getByRole('button', { name: t('Close chat') }));
  await openChat(shopper, name);
  await press(drawer.getByRole('button', { name: t('Send without order {code}', { code: isolated(code) }) }));
  await seeGone(about);
  await press(card);
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/order-history/${id}`);
  await shopper.leave();
});
