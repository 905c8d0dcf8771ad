/** Screens without an address: overlays, empty pages and pages with errors, each with the steps that open it. */
import type { Page } from 'playwright-core';
import { button, dialog } from '../../support/shopper/shopper.ts';
import { come, seeSettled, type Visitor } from '../../support/shopper/visitor.ts';
import { at, over, type Screen } from './screen.ts';

const isPhone = ({ look }: Visitor) => look.device === 'phone';

export const openLogin = async (visitor: Visitor): Promise<void> => {
  const { t } = visitor;
  await button(visitor, isPhone(visitor) ? t('Account') : t('Login')).click();
  await dialog(visitor, t('Login')).waitFor();
};

/** The cart button in the header or in the bottom bar; `count` is part of its name. */
export const openCart = async (visitor: Visitor, count = 0, title = visitor.t('Shopping Cart')): Promise<void> => {
  await button(visitor, visitor.t('Cart, {count} items', { count })).click();
  await dialog(visitor, title).waitFor();
  await seeSettled(visitor);
};

const login = async (visitor: Visitor): Promise<void> => {
  await come(visitor, '/about-us');
  await openLogin(visitor);
};

const seeFieldErrors = async (page: Page): Promise<void> => {
  await page.locator('[role=dialog] [aria-invalid=true]').first().waitFor();
};

const loginWithErrors = async (visitor: Visitor): Promise<void> => {
  await login(visitor);
  // On the operator's own machine the demo account is filled in.
  for (const field of ['phone', 'password']) await visitor.page.locator(`[role=dialog] [name=${field}]`).fill('');
  await dialog(visitor, visitor.t('Login'))
    .getByRole('button', { name: visitor.t('Log in'), exact: true })
    .click();
  await seeFieldErrors(visitor.page);
};

const registerWithErrors = async (visitor: Visitor): Promise<void> => {
  const { t, page } = visitor;
  await login(visitor);
  await dialog(visitor, t('Login'))
    .getByRole('button', { name: t('Sign Up'), exact: true })
    .click();
  const sheet = dialog(visitor, t('Create your account'));
  await sheet.getByRole('combobox', { name: t('Country') }).waitFor();
  await sheet.getByRole('button', { name: t('Create account'), exact: true }).click();
  await seeFieldErrors(page);
};

const guestCart = async (visitor: Visitor): Promise<void> => {
  await come(visitor, '/about-us');
  await openCart(visitor);
};

const menu = async (visitor: Visitor): Promise<void> => {
  await come(visitor, '/about-us');
  await button(visitor, visitor.t('Open menu')).click();
  await dialog(visitor, visitor.t('Menu')).waitFor();
};

export const typeSearch = async (visitor: Visitor): Promise<void> => {
  const { page, t, look } = visitor;
  const text = { en: 'app', ar: 'تفاح', ir: 'سیب' }[look.locale];
  await page.getByRole('combobox', { name: t('Search products') }).fill(text);
  await page.getByRole('listbox').getByRole('option').first().waitFor();
};

const mobileSearch = async (visitor: Visitor): Promise<void> => {
  await come(visitor, '/about-us');
  await button(visitor, visitor.t('Search')).click();
  await dialog(visitor, visitor.t('Search')).waitFor();
  await typeSearch(visitor);
};

const search = async (visitor: Visitor): Promise<void> => {
  await come(visitor, '/about-us');
  await typeSearch(visitor);
};

const megaMenu = async (visitor: Visitor): Promise<void> => {
  const { t, page } = visitor;
  await come(visitor, '/about-us');
  await button(visitor, t('Categories')).click();
  await page.getByRole('heading', { name: t('Popular categories') }).waitFor();
  await page.locator('nav a[href^="/products/"]').first().waitFor();
};

const filters = async (visitor: Visitor): Promise<void> => {
  await come(visitor, '/products');
  await button(visitor, visitor.t('Filters')).click();
  await dialog(visitor, visitor.t('Filters')).waitFor();
};

export const guestScreens: Screen[] = [
  at('narrowed products', '/products?category=fruit&sort=low_to_high&min=1'),
  at('a search without results', '/products?q=qqqzzz'),
  at('a product that is not there', '/products/999999/details'),
  at('the reviews of a shop', '/shops/1?tab=reviews'),
  at('a policy that is not there', '/page/no-such-page'),
  at('the journal without results', '/blogs?q=qqqzzz'),
  at('a post that is not there', '/blog/no-such-post'),
  at('a flash sale that is not there', '/flash-sale/999999'),
  at('no such page', '/no-such-page'),
  over('the login dialog with errors', loginWithErrors),
  over('the register dialog with errors', registerWithErrors),
  over('the cart panel of a guest', guestCart),
  over('the menu of a phone', menu, 'phone'),
  over('the search of a phone', mobileSearch, 'phone'),
  over('the suggestions', search, 'desktop'),
  over('the mega menu', megaMenu, 'desktop'),
  over('the filters', filters),
];

/** Of a cart with four items from two shops, all chosen, and no address yet; in this order, since it ends in an order. */
const filledCart = async (visitor: Visitor): Promise<void> => {
  await come(visitor, '/products');
  await openCart(visitor, 4);
  await button(visitor, visitor.t('Checkout')).waitFor();
};

const removedLine = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor;
  await page.locator('[role=dialog] li button:has(.lucide-x)').first().click();
  await button(visitor, t('Undo')).waitFor();
};

const restoredCheckout = async (visitor: Visitor): Promise<void> => {
  await button(visitor, visitor.t('Undo')).click();
  await button(visitor, visitor.t('Cart, {count} items', { count: 4 })).waitFor({ state: 'attached' });
  await come(visitor, '/checkout');
  await visitor.page.getByRole('form', { name: visitor.t('New address') }).waitFor();
};

const addressErrors = async (visitor: Visitor): Promise<void> => {
  await button(visitor, visitor.t('Save')).click();
  await visitor.page.locator('main [aria-invalid=true]').first().waitFor();
};

const chosenAddress = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor;
  const form = page.getByRole('form', { name: t('New address') });
  for (const [field, text] of [
    ['name', 'Ann Archer'],
    ['phone', '2025550100'],
    ['address_line', '12 Orchard Lane'],
  ] as const) {
    await form.locator(`[name=${field}]`).fill(text);
  }
  await button(visitor, t('Save')).click();
  await form.waitFor({ state: 'hidden' });
};

const orderPlaced = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor;
  await page.getByRole('radio', { name: t('Cash on delivery') }).check();
  const place = button(visitor, t('Place Order'));
  await place.and(page.locator(':not([aria-disabled])')).click();
  await dialog(visitor, t('Thank you!')).waitFor();
};

const orderDetails = async (visitor: Visitor): Promise<void> => {
  await come(visitor, '/order-history');
  await visitor.page.locator('main a[href^="/order-history/"]').first().click();
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  await visitor.page.waitForURL(/order-history\/\d+/);
};

const accountMenu = async (visitor: Visitor): Promise<void> => {
  await come(visitor, '/about-us');
  await visitor.page.getByRole('button', { name: visitor.t('Account menu') }).click();
  await visitor.page.getByRole('switch').waitFor();
};

const logout = async (visitor: Visitor): Promise<void> => {
  await come(visitor, '/dashboard');
  await button(visitor, visitor.t('Sign Out')).click();
  await visitor.page.getByRole('alertdialog').waitFor();
};

const boughtNow = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor;
  await come(visitor, '/products/1/details');
  await page
    .getByRole('main')
    .locator('button', { hasText: t('Buy now') })
    .first()
    .click();
  await page.getByRole('region', { name: t('Order summary') }).waitFor();
};

export const shopperScreens: Screen[] = [
  over('the filled cart panel', filledCart),
  over('the cart panel after a removal', removedLine),
  over('the checkout without an address', restoredCheckout),
  over('the checkout with address errors', addressErrors),
  over('the checkout with an address', chosenAddress),
  over('the placed order', orderPlaced),
  at('the order history without orders', '/order-history?status=Cancelled'),
  over('the order details', orderDetails),
  at('an order that is not there', '/order-history/999999'),
  over('the checkout of what is bought now', boughtNow),
  at('the empty wishlist', '/wishlist'),
  at('the tickets without tickets', '/support-tickets'),
  at('a new ticket', '/support-tickets?new=1'),
  at('a ticket that is not there', '/support-ticket/249999'),
  over('the account menu', accountMenu, 'desktop'),
  over('the question before logging out', logout, 'desktop'),
];

/** The screens that a visitor of this display mode opens. */
export const screensFor = (screens: readonly Screen[], { look }: Pick<Visitor, 'look'>): Screen[] =>
  screens.filter(({ only }) => only === undefined || only === look.device);
