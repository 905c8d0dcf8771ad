/** Shopping by a list: a guest logs in and continues; products are matched, changed, left out and added to the cart. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { MessageKey } from '#src/i18n/messages.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { demo, fillLogin } from '../support/shopper/account.ts';
import {
  button,
  dialog,
  heading,
  link,
  newShopper,
  open,
  type Shopper,
  see,
  seeGone,
} from '../support/shopper/shopper.ts';
import { newVisitor } from '../support/shopper/visitor.ts';

shareShop();

const inMain = ({ page }: Shopper): Locator => page.getByRole('main');
const list = (shopper: Shopper): Locator =>
  inMain(shopper).getByRole('textbox', { name: shopper.t('Shopping list'), exact: true });
const pressNamed = (shopper: Shopper, name: MessageKey): Promise<void> =>
  shopper.press(inMain(shopper).getByRole('button', { name: shopper.t(name), exact: true }));
const productFor = (shopper: Shopper, line: string): Locator =>
  inMain(shopper).getByRole('combobox', { name: shopper.t('Product for {line}', { line }) });

const logInOnTheWay = async (shopper: Shopper) => {
  await see(dialog(shopper, shopper.t('Login')));
  await fillLogin(shopper, demo.login, demo.password);
  await see(heading(shopper, shopper.t('Smart order')));
};

test('en, by keyboard: a guest logs in, the list is sorted, changed and added in one step', async () => {
  const shopper = await newShopper(browser, shop.url, { keyboardOnly: true });
  const { page, t } = shopper;
  await open(shopper);
  await shopper.press(link(shopper, 'Smart order').first());
  await logInOnTheWay(shopper);
  expect(new URL(page.url()).pathname).toBe('/smart-order');

  await pressNamed(shopper, 'Find products');
  await see(inMain(shopper).getByText(t('Write at least one product')));
  await shopper.write(list(shopper), '2 kg tomatoes, free-range eggs, qzxwv, bananas');
  await see(inMain(shopper).getByText(t('{count} products', { count: 4 })));
  await pressNamed(shopper, 'Find products');

  await see(heading(shopper, t('What we found')));
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await see(inMain(shopper).getByText(t('We found nothing for this')));
  const eggs = productFor(shopper, 'free-range eggs');
  await expect
    .poll(() => eggs.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text))
    .toMatch(/Free-Range Eggs/);
  await pressNamed(shopper, 'Change the list');
  expect(await list(shopper).inputValue()).toBe('2 kg tomatoes, free-range eggs, qzxwv, bananas');
  await pressNamed(shopper, 'Find products');
  await shopper.choose(productFor(shopper, 'bananas'), t('Leave this out'));
  await see(inMain(shopper).getByText(t('{count} products', { count: 2 })));
  await pressNamed(shopper, 'Add all to cart');

  await see(heading(shopper, t('What came of your list')));
  expect(await inMain(shopper).getByText(t('Not added')).count()).toBe(0);
  expect(shopper.countOf('POST /smart-order/add')).toBe(1);
  await pressNamed(shopper, 'View In Cart');
  await see(dialog(shopper, t('Shopping Cart')).getByText('Free-Range Eggs').first());
  await shopper.leave();
});

test('ar, on a phone: an Arabic list with its own digits', async () => {
  const shopper = await newVisitor(browser, shop.url, { locale: 'ar', device: 'phone' });
  const { t } = shopper;
  await shopper.page.goto(`${shop.url}/smart-order`);
  await logInOnTheWay(shopper);
  await shopper.write(list(shopper), '٢ كيلو طماطم عنقودية، ٦ بيض');
  await pressNamed(shopper, 'Find products');
  const tomatoes = productFor(shopper, '٢ كيلو طماطم عنقودية');
  await expect
    .poll(() => tomatoes.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text))
    .toMatch(/طماطم عنقودية/);
  await pressNamed(shopper, 'Add all to cart');
  await see(heading(shopper, t('What came of your list')));
  await pressNamed(shopper, 'Another list');
  expect(await list(shopper).inputValue()).toBe('');
  await shopper.leave();
});

test('a guest who closes the login stays on the page', async () => {
  const shopper = await newShopper(browser, shop.url);
  await shopper.page.goto(`${shop.url}/smart-order`);
  await see(dialog(shopper, shopper.t('Login')));
  await shopper.page.keyboard.press('Escape');
  await seeGone(dialog(shopper, shopper.t('Login')));
  expect(new URL(shopper.page.url()).pathname).toBe('/');
  expect(await button(shopper, shopper.t('Find products')).count()).toBe(0);
  await shopper.leave();
});
