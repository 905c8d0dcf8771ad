/** The main job, from a search to the order in the history, in two languages and on two devices, and by the keyboard alone. */
import { describe, expect, test } from 'vitest';
import { seeQuiet } from '../support/browser/browser.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { newAccount, signUp } from '../support/shopper/account.ts';
import {
  checkOut,
  chooseShop,
  fillAddress,
  followOrder,
  payCash,
  placeOrder,
  seeOrder,
} from '../support/shopper/ordering.ts';
import { bakery, greengrocer, productOf, shopOf } from '../support/shopper/shelf.ts';
import {
  dialog,
  newShopper,
  open,
  reload,
  type Shopper,
  type ShopperOptions,
  see,
  shopperLocales,
  speak,
} from '../support/shopper/shopper.ts';
import {
  addFromCard,
  addFromPage,
  closeCart,
  openCart,
  partOf,
  searchWithArrows,
  seeAdded,
  seeCartCount,
  seeQuantity,
  seeToast,
  visitShop,
} from '../support/shopper/shopping.ts';

openShop();

/** A guest adds a product, logs in by registering, and finds the product in the cart, once. */
const addAsGuest = async (shopper: Shopper, name: string) => {
  const { t } = shopper;
  await searchWithArrows(shopper, name, name);
  await addFromPage(shopper);
  await seeToast(shopper, t('Please login first!'));
  await see(dialog(shopper, t('Login')));
  expect(shopper.countOf('POST /cart/store')).toBe(0);
  await signUp(shopper, newAccount());
  await seeAdded(shopper, name);
  await seeQuantity(shopper, name, 1);
  expect(shopper.countOf('POST /cart/store')).toBe(1);
};

const seeInCart = async (shopper: Shopper, shopName: string, product: string) => {
  const part = partOf(shopper, shopName);
  await see(part.getByRole('link', { name: product, exact: true }));
  await seeQuantity(shopper, product, 1);
};

const doTheMainJob = async (options: ShopperOptions & { locale: (typeof shopperLocales)[number] }) => {
  const shopper = await newShopper(browser, shop.url, { ...options, motion: true });
  const { page, t } = shopper;
  const [first, second] = await Promise.all([productOf(shopper, greengrocer), productOf(shopper, bakery)]);
  const [firstShop, secondShop] = await Promise.all([shopOf(shopper, greengrocer), shopOf(shopper, bakery)]);

  await open(shopper);
  await speak(shopper);
  await addAsGuest(shopper, first.name);
  await visitShop(shopper, secondShop.name);
  await addFromCard(shopper, second.name);
  await seeCartCount(shopper, 2);

  await openCart(shopper, 2);
  await seeInCart(shopper, firstShop.name, first.name);
  await seeInCart(shopper, secondShop.name, second.name);
  await chooseShop(shopper, secondShop.name);
  await checkOut(shopper);
  await fillAddress(shopper);
  await payCash(shopper);
  const placed = await placeOrder(shopper);
  await followOrder(shopper, placed);
  await see(page.getByRole('main').getByText(second.name));

  // The state after a crash does not depend on the input device.
  if (!options.keyboardOnly) {
    // A file in flight while the server stops would be an error of the page.
    await seeQuiet(page);
    await shop.kill();
    await shop.restart();
  }
  await reload(shopper);
  await seeOrder(shopper, placed.code);
  await see(page.getByRole('main').getByText(second.name));

  await seeCartCount(shopper, 1);
  const cart = await openCart(shopper, 1);
  await seeInCart(shopper, firstShop.name, first.name);
  expect(await cart.getByRole('region').count()).toBe(1);
  await closeCart(shopper);
  expect(shopper.countOf('POST /place-order')).toBe(1);
  expect(await page.getByText(t('An error occurred')).count()).toBe(0);
  await shopper.leave();
};

describe('finds, buys and finds the order again', () => {
  for (const locale of shopperLocales) {
    for (const device of ['phone', 'desktop'] as const) {
      test(`in ${locale} on a ${device}`, () => doTheMainJob({ locale, device }));
      test(`in ${locale} on a ${device}, by the keyboard alone`, () =>
        doTheMainJob({ locale, device, keyboardOnly: true }));
    }
  }
});
