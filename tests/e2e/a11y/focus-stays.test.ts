/** Presses that remove the pressed control, by the keyboard alone: the focus stays near, and never falls to the body. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, shareShop, shop } from '../../support/browser/open-shop.ts';
import { callOf } from '../../support/shopper/delivery.ts';
import { addAddress, fillCart, register } from '../../support/shopper/http-account.ts';
import { button } from '../../support/shopper/shopper.ts';
import { come, newVisitor, type Visitor } from '../../support/shopper/visitor.ts';
import { isFocused } from './focus.ts';
import { openCart } from './screens.ts';

shareShop();

const member = async (options: { isBuying?: boolean } = {}): Promise<Visitor> => {
  const account = await register(shop.url);
  if (options.isBuying) await fillCart(shop.url, account);
  return newVisitor(browser, shop.url, { account });
};

const seeFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
const seeFocusOn = (control: Locator) => expect.poll(() => isFocused(control)).toBe(true);

test('the first product of a visit leads from “Add” to its stepper, whose code comes late', async () => {
  const visitor = await member();
  const { page, t } = visitor;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/Stepper-/, async (route) => {
    await held;
    await route.continue();
  });
  // `come` would wait for that code.
  await page.goto(`${shop.url}/products/2/details`);
  const add = page
    .getByRole('main')
    .getByRole('button', { name: t('Add to cart'), exact: true })
    .first();
  const pressed = await add.elementHandle();
  await add.press('Enter');
  await pressed?.waitForElementState('hidden');
  letGo();
  await seeFocusOn(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Increase quantity of/ })
      .first(),
  );
  await visitor.context.close();
});

test('“Checkout” in the cart leads to the content of the checkout', async () => {
  const visitor = await member({ isBuying: true });
  const { page, t } = visitor;
  await come(visitor, '/about-us');
  await openCart(visitor, 4);
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check();
  await button(visitor, t('Checkout'))
    .or(button(visitor, t('Proceed to Checkout')))
    .press('Enter');
  await page.waitForURL('**/checkout');
  await seeFocusOn(page.getByRole('main'));
  await visitor.context.close();
});

test('the last applied filter leads to the place of the filters', async () => {
  const visitor = await newVisitor(browser, shop.url);
  const { page, t } = visitor;
  await come(visitor, '/products?min=1');
  const list = page.getByRole('list', { name: t('Applied filters') });
  await list.getByRole('button').first().press('Enter');
  await list.waitFor({ state: 'detached' });
  await seeFocusKept(page);
  await visitor.context.close();
});

test('“Load more” leads to the first new product', async () => {
  const visitor = await newVisitor(browser, shop.url, { device: 'phone' });
  const { page, t } = visitor;
  await come(visitor, '/products');
  const cards = page.getByRole('main').getByRole('article');
  const shown = await cards.count();
  await button(visitor, t('Load more')).press('Enter');
  await expect.poll(() => cards.count()).toBeGreaterThan(shown);
  await expect.poll(() => cards.nth(shown).evaluate((card) => card.contains(document.activeElement))).toBe(true);
  await visitor.context.close();
});

test('a cancelled order, whose card goes, leads to the content', async () => {
  const account = await register(shop.url);
  await fillCart(shop.url, account, { shops: [1], kinds: 1 });
  await addAddress(shop.url, account);
  const call = callOf(shop.url, account.token);
  const { addresses } = await call('/addresses');
  await call('/place-order', { shop_ids: [1], address_id: addresses[0].id, payment_method: 'cash' });
  const visitor = await newVisitor(browser, shop.url, { account });
  const { page, t } = visitor;
  await come(visitor, '/order-history');
  const cancel = page.getByRole('main').getByRole('button', { name: new RegExp(`^${t('Cancel Order')}`) });
  await cancel.press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('Yes, cancel it') })
    .press('Enter');
  await cancel.waitFor({ state: 'detached' });
  await seeFocusKept(page);
  await visitor.context.close();
});

test('a renamed list leads back to “Rename”, and a shared one to its link', async () => {
  const account = await register(shop.url);
  const visitor = await newVisitor(browser, shop.url, { account });
  const { page, t } = visitor;
  await come(visitor, '/lists');
  await button(visitor, t('New list')).press('Enter');
  await page.getByRole('textbox', { name: t('Name of the list') }).fill('Week');
  await page.keyboard.press('Enter');
  await button(visitor, t('Rename')).press('Enter');
  await page.getByRole('textbox', { name: t('Name of the list') }).fill('Month');
  await page.keyboard.press('Enter');
  await seeFocusOn(button(visitor, t('Rename')));
  await button(visitor, t('Share by a link')).press('Enter');
  await button(visitor, t('End the link')).waitFor();
  await seeFocusKept(page);
  await visitor.context.close();
});

test('a question reads its text with its title', async () => {
  const visitor = await member();
  const { page, t } = visitor;
  await come(visitor, '/dashboard');
  await button(visitor, t('Sign Out')).click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  const id = await question.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${id}"]`).textContent()).not.toBe('');
  await visitor.context.close();
});
