/** The chat with shops: from the page, on its own screen, and over a network that fails. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { demo, fillLogin } from '../support/shopper/account.ts';
import { fillConversation, logOf, openChat, replyTo, rowsOf, say, textsAt } from '../support/shopper/chat.ts';
import { newMember } from '../support/shopper/member.ts';
import { greengrocer, productOf, shopOf } from '../support/shopper/shelf.ts';
import {
  button,
  deskAndPhone,
  dialog,
  link,
  newShopper,
  open,
  see,
  seeGone,
  shopperLocales,
} from '../support/shopper/shopper.ts';

const screen = '/massages';
const drawerShare = 0.7;

/** The shop's yes to the next text: the page shows a text before that. */
const takenBy = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/send-message') && response.ok());

shareShop();

describe('a shop', () => {
  for (const { locale, device } of deskAndPhone) {
    test(`receives a question about a product and replies, in ${locale} on a ${device}`, async () => {
      const shopper = await newMember(browser, shop.url, { locale, device });
      const { page, t, press } = shopper;
      const [{ name: shopName }, product] = await Promise.all([
        shopOf(shopper, greengrocer),
        productOf(shopper, greengrocer),
      ]);
      await open(shopper, `/products/${product.id}/details`);
      const drawer = await openChat(shopper, shopName);
      const height = page.viewportSize()?.height ?? 0;
      await expect.poll(async () => (await drawer.boundingBox())?.height).toBeCloseTo(height * drawerShare, 0);
      await see(logOf(drawer).getByRole('link', { name: product.name }));

      await say(shopper, drawer, 'Is it ripe?');
      await see(logOf(drawer).getByText('Is it ripe?'));
      await expect.poll(() => textsAt(shop, shopper, greengrocer)).toContain('Is it ripe?');
      // A push event updates the page without a reload.
      await replyTo(shop, shopper, greengrocer, 'Yes, see https://larder.test/ripe.');
      await see(logOf(drawer).getByRole('link', { name: 'https://larder.test/ripe', exact: true }));
      await see(drawer.getByText(t('Online'), { exact: true }));
      await expect.poll(() => drawer.getByRole('status').first().textContent()).toContain('Yes, see');

      await press(drawer.getByRole('button', { name: t('Close chat') }));
      await seeGone(drawer);
      await replyTo(shop, shopper, greengrocer, 'And sweet');
      await open(shopper, screen);
      const row = page.getByRole('button', { name: shopName });
      await see(row.getByText(t('{count} unread', { count: 1 })));
      await press(row);
      const pane = page.getByRole('region', { name: t('Chat with {shop}', { shop: shopName }) });
      await see(logOf(pane).getByText('And sweet'));
      await expect.poll(() => row.getByText(t('{count} unread', { count: 1 })).count()).toBe(0);
      await shopper.leave();
    });
  }

  test('receives the question of a guest once the guest has logged in', async () => {
    const shopper = await newShopper(browser, shop.url);
    const { t, press } = shopper;
    await open(shopper, `/shops/${greengrocer}`);
    const { name } = await shopOf(shopper, greengrocer);
    await press(button(shopper, t('Chat with {shop}', { shop: name })));
    await fillLogin(shopper, demo.login, demo.password);
    await see(dialog(shopper, name).getByRole('textbox', { name: t('Message') }));
    await shopper.leave();
  });

  test('is not chosen at first, and a search without a result shows a notice', async () => {
    const shopper = await newMember(browser, shop.url);
    const { page, t, write } = shopper;
    await fillConversation(shop, shopper, greengrocer, 1);
    await open(shopper, screen);
    await see(page.getByText(t('No User Selected')));
    await see(page.getByText(t('Please select a user to see their messages')));
    const { name } = await shopOf(shopper, greengrocer);
    await see(page.getByRole('button', { name }));
    await write(page.getByRole('searchbox', { name: t('Search Seller') }), 'zzz');
    await see(page.getByText(t('No results found for “{text}”', { text: 'zzz' })));
    await write(page.getByRole('searchbox', { name: t('Search Seller') }), name.slice(0, 4));
    await see(page.getByRole('button', { name }));
    await shopper.leave();
  });
});

describe('a text', () => {
  test('that failed shows a retry button, and the retry sends it once', async () => {
    const shopper = await newMember(browser, shop.url);
    const { page, t, press } = shopper;
    const { name } = await shopOf(shopper, greengrocer);
    await open(shopper, `/shops/${greengrocer}`);
    const drawer = await openChat(shopper, name);
    await page.route('**/api/send-message', (route) => route.fulfill({ status: 503, json: { message: 'Busy' } }));
    await say(shopper, drawer, 'Are you there?');
    const retry = drawer.getByRole('button', { name: t('Not sent – retry') });
    await see(retry);
    await see(logOf(drawer).getByText('Are you there?', { exact: true }).first());
    await page.unroute('**/api/send-message');
    const taken = takenBy(page);
    await press(retry);
    await taken;
    await seeGone(retry);
    await replyTo(shop, shopper, greengrocer, 'We are');
    await see(logOf(drawer).getByText('We are'));
    const shown = (await rowsOf(logOf(drawer))).map(({ text }) => text);
    expect(shown.filter((text) => text === 'Are you there?')).toHaveLength(1);
    const kept = await textsAt(shop, shopper, greengrocer);
    expect(kept.filter((text) => text === 'Are you there?')).toHaveLength(1);
    shopper.complaints.splice(0);
    await shopper.leave();
  });

  for (const locale of shopperLocales) {
    test(`that failed and is discarded never reaches the shop, in ${locale}`, async () => {
      const shopper = await newMember(browser, shop.url, { locale });
      const { page, t, press } = shopper;
      const { name } = await shopOf(shopper, greengrocer);
      await open(shopper, `/shops/${greengrocer}`);
      const drawer = await openChat(shopper, name);
      await page.route('**/api/send-message', (route) => route.abort(), { times: 2 });
      await say(shopper, drawer, 'Never mind');
      await say(shopper, drawer, 'Is it ripe?');
      const unsent = drawer.getByRole('button', { name: t('Not sent – retry') });
      await expect.poll(() => unsent.count()).toBe(2);
      await press(drawer.getByRole('button', { name: `${t('Discard')} : Never mind` }));
      await seeGone(logOf(drawer).getByText('Never mind', { exact: true }).first());
      const taken = takenBy(page);
      await press(unsent);
      await taken;
      await seeGone(unsent);
      await see(logOf(drawer).getByText('Is it ripe?', { exact: true }));
      const kept = await textsAt(shop, shopper, greengrocer);
      expect(kept).toContain('Is it ripe?');
      expect(kept).not.toContain('Never mind');

      await open(shopper, screen);
      await press(page.getByRole('button', { name }));
      await see(logOf(page).getByText('Is it ripe?', { exact: true }));
      expect(await logOf(page).getByText('Never mind').count()).toBe(0);
      await shopper.leave();
    });
  }

  test('is sent by Enter, with Shift too, but not while a word is composed', async () => {
    const shopper = await newMember(browser, shop.url);
    const { page, t } = shopper;
    const { name } = await shopOf(shopper, greengrocer);
    await open(shopper, `/shops/${greengrocer}`);
    const drawer = await openChat(shopper, name);
    const box = drawer.getByRole('textbox', { name: t('Message') });
    await box.fill('One\ntwo');
    await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    expect(await box.inputValue()).toBe('One\ntwo');
    await box.press('Shift+Enter');
    await box.press('Enter');
    await page.keyboard.type('   ');
    await box.press('Enter');
    await expect.poll(() => textsAt(shop, shopper, greengrocer)).toContain('One\ntwo');
    expect(shopper.countOf('POST /send-message')).toBe(1);
    await shopper.leave();
  });
});

test('the page of a product in the chat is one press away, and the drawer is gone there', async () => {
  const shopper = await newMember(browser, shop.url);
  const { page, press } = shopper;
  const [{ name: shopName }, product] = await Promise.all([
    shopOf(shopper, greengrocer),
    productOf(shopper, greengrocer),
  ]);
  await open(shopper, `/products/${product.id}/details`);
  await openChat(shopper, shopName);
  await open(shopper, screen);
  await press(page.getByRole('button', { name: shopName }));
  await press(link(shopper, product.name).or(logOf(page).getByRole('link')).first());
  await see(page.getByRole('heading', { name: product.name, level: 1 }));
  expect(await dialog(shopper, shopName).count()).toBe(0);
  await shopper.leave();
});
