/** The shop by keyboard alone: where the focus is, that it can be seen, and that it is never lost. */
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shareShop, shop } from '../../support/browser/open-shop.ts';
import { type Account, addAddress, fillCart, register } from '../../support/shopper/http-account.ts';
import { shareVisitors } from '../../support/shopper/shared-visitors.ts';
import { button, dialog } from '../../support/shopper/shopper.ts';
import { come, seeSettled, type Visitor, type VisitorOptions } from '../../support/shopper/visitor.ts';
import { isFocused, stopsOf } from './focus.ts';

let account: Account;

shareShop();
const visitorWith = shareVisitors();
beforeAll(async () => {
  account = await register(shop.url);
  await addAddress(shop.url, account);
  await fillCart(shop.url, account);
});

let visitor: Visitor;
let page: Page;
const arrive = async (path: string, options: VisitorOptions = {}) => {
  visitor = await visitorWith(options);
  page = visitor.page;
  await come(visitor, path);
};
const arriveAsShopper = (path: string, options: VisitorOptions = {}) =>
  arrive(path, { account, chosenShops: [1, 2], ...options });

afterEach(() => expect(visitor?.complaints ?? []).toEqual([]));

const pressEnter = async (control: Locator) => {
  await control.focus();
  await page.keyboard.press('Enter');
};
const seeFocusOn = (control: Locator) => expect.poll(() => isFocused(control)).toBe(true);
const seeFocusIn = (place: Locator) =>
  expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);

describe('on a page', () => {
  test('the first stop skips to the content', async () => {
    await arrive('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: visitor.t('Skip to content') });
    await seeFocusOn(skip);
    const box = await skip.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await seeFocusIn(page.getByRole('main'));
  });

  test('every stop of the home page shows the focus and is not covered', async () => {
    await arrive('/');
    const stops = await stopsOf(page);
    expect(stops.length).toBeGreaterThan(40);
    expect(stops.filter(({ fault }) => fault)).toEqual([]);
  });

  test('every stop of the home page of a phone shows the focus and is not covered', async () => {
    await arrive('/', { device: 'phone', locale: 'ar', scheme: 'dark' });
    const stops = await stopsOf(page);
    expect(stops.length).toBeGreaterThan(40);
    expect(stops.filter(({ fault }) => fault)).toEqual([]);
  });

  test('every stop of the checkout shows the focus and is not covered', async () => {
    await arriveAsShopper('/checkout');
    await button(visitor, visitor.t('Place Order')).waitFor();
    const stops = await stopsOf(page);
    expect(stops.map(({ name }) => name)).toContain(visitor.t('Place Order'));
    expect(stops.filter(({ fault }) => fault)).toEqual([]);
  });
});

type Opening = {
  name: string;
  path: string;
  opener: () => Locator;
  title: () => string;
  as?: () => VisitorOptions;
  role?: 'dialog' | 'alertdialog';
};

const asShopper = (): VisitorOptions => ({ account, chosenShops: [1, 2] });
const t = (...key: Parameters<Visitor['t']>) => visitor.t(...key);

const openings: Opening[] = [
  { name: 'the login', path: '/about-us', opener: () => button(visitor, t('Login')), title: () => t('Login') },
  {
    name: 'the registration',
    path: '/about-us',
    opener: () => button(visitor, t('Register')),
    title: () => t('Create your account'),
  },
  {
    name: 'the cart of a guest',
    path: '/about-us',
    opener: () => button(visitor, t('Cart, {count} items', { count: 0 })),
    title: () => t('Shopping Cart'),
  },
  {
    name: 'the filled cart',
    path: '/products',
    as: asShopper,
    opener: () => button(visitor, t('Cart, {count} items', { count: 4 })),
    title: () => t('Shopping Cart'),
  },
  { name: 'the filters', path: '/products', opener: () => button(visitor, t('Filters')), title: () => t('Filters') },
  {
    name: 'the menu of a phone',
    path: '/about-us',
    as: () => ({ device: 'phone' }),
    opener: () => button(visitor, t('Open menu')),
    title: () => t('Menu'),
  },
  {
    name: 'the search of a phone',
    path: '/about-us',
    as: () => ({ device: 'phone' }),
    opener: () => button(visitor, t('Search')),
    title: () => t('Search'),
  },
  {
    name: 'the question before logging out',
    path: '/dashboard',
    as: asShopper,
    opener: () => button(visitor, t('Sign Out')),
    title: () => t('Log Out!'),
    role: 'alertdialog',
  },
];

describe.each(openings)('$name', ({ path, as, opener, title, role = 'dialog' }) => {
  test('has a name, traps the focus, and returns it on Escape', async () => {
    await arrive(path, as?.());
    await pressEnter(opener());
    const sheet = page.getByRole(role, { name: title(), exact: true });
    await sheet.waitFor();
    await seeSettled(visitor);
    await seeFocusIn(sheet);
    for (const key of [...Array<string>(40).fill('Tab'), 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await seeFocusOn(opener());
  });
});

describe('in the cart', () => {
  let sheet: Locator;
  beforeEach(async () => {
    await arriveAsShopper('/products');
    await pressEnter(button(visitor, visitor.t('Cart, {count} items', { count: 4 })));
    sheet = dialog(visitor, visitor.t('Shopping Cart'));
    await button(visitor, visitor.t('Checkout')).waitFor();
  });

  test('the focus moves to Undo when a line is removed, and to the line that Undo restores', async () => {
    const remove = sheet
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: /^Remove/ });
    const label = (await remove.getAttribute('aria-label')) ?? '';
    await pressEnter(remove);
    await seeFocusOn(button(visitor, visitor.t('Undo')));
    // The next test has the same cart.
    const restored = page.waitForResponse('**/api/cart/store');
    await page.keyboard.press('Enter');
    await sheet.getByRole('button', { name: label, exact: true }).waitFor();
    await seeFocusOn(
      sheet
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: label, exact: true }) })
        .getByRole('link'),
    );
    expect((await restored).status()).toBe(200);
  });

  test('the focus stays in a quantity field after typing', async () => {
    const quantity = sheet.getByRole('textbox', { name: /^Quantity/ }).first();
    for (const typed of ['2', '1']) {
      await quantity.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await sheet.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      expect(await quantity.inputValue()).toBe(typed);
      await seeFocusOn(quantity);
    }
  });
});
