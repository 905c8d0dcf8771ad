/** The browser's Back closes what is open over a page before it leaves the page. */
import { describe, expect, test } from 'vitest';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { openLogin } from '../support/shopper/account.ts';
import { seePath } from '../support/shopper/addresses.ts';
import { newMember } from '../support/shopper/member.ts';
import { greengrocer, productOf } from '../support/shopper/shelf.ts';
import {
  button,
  deskAndPhone,
  dialog,
  heading,
  open,
  pathOf,
  type Shopper,
  type ShopperOptions,
  see,
  seeGone,
} from '../support/shopper/shopper.ts';
import { addFromPage, closeCart, openCart } from '../support/shopper/shopping.ts';
import { newVisitor } from '../support/shopper/visitor.ts';

shareShop();

/** From now on the shop has another name for the product. */
const rename = ({ page }: Shopper, name: string) =>
  page.route('**/api/product-details?*', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, product: { ...data.product, name } } } });
  });

const shopPath = `/shops/${greengrocer}`;
const seeNoDialog = ({ page }: Shopper) => seeGone(page.getByRole('dialog'));

/** From the page of a shop to one of its products, which is put into the cart. */
const arriveAtProduct = async (options: ShopperOptions) => {
  const shopper = await newMember(browser, shop.url, options);
  const { id, name } = await productOf(shopper, greengrocer);
  await open(shopper, shopPath);
  await shopper.press(shopper.page.getByRole('main').getByRole('link', { name }).first());
  const path = `/products/${id}/details`;
  await seePath(shopper, path);
  await addFromPage(shopper);
  return { shopper, name, path };
};

describe.each(deskAndPhone)('Back, in $locale on a $device', (options) => {
  test('closes the cart, and then leaves the page', async () => {
    const { shopper, path } = await arriveAtProduct(options);
    await openCart(shopper, 1);
    await shopper.page.goBack();
    await seeNoDialog(shopper);
    expect(pathOf(shopper)).toBe(path);
    await shopper.page.goBack();
    await seePath(shopper, shopPath);
    await shopper.leave();
  });

  test('leaves the page at once after the cart was closed by its button', async () => {
    const { shopper } = await arriveAtProduct(options);
    await openCart(shopper, 1);
    await closeCart(shopper);
    await shopper.page.goBack();
    await seePath(shopper, shopPath);
    await shopper.leave();
  });

  test('returns from a link of the cart to the page, without the cart', async () => {
    const { shopper, name, path } = await arriveAtProduct(options);
    await shopper.page.goBack();
    await seePath(shopper, shopPath);
    const cart = await openCart(shopper, 1);
    await shopper.press(cart.getByRole('link', { name }).first());
    await seePath(shopper, path);
    await seeNoDialog(shopper);
    await shopper.page.goBack();
    await seePath(shopper, shopPath);
    await seeNoDialog(shopper);
    await shopper.leave();
  });

  test('shows a page of the browser’s cache, and then what the shop has now', async () => {
    const shopper = await newVisitor(browser, shop.url, options);
    const { id, name } = await productOf(shopper, greengrocer);
    await open(shopper, `/products/${id}/details`);
    await see(heading(shopper, name));
    await open(shopper, '/about-us');
    await rename(shopper, 'Quinces');
    await shopper.page.goBack();
    await see(heading(shopper, 'Quinces'));
    await shopper.leave();
  });

  test('closes the registration that took the place of the login', async () => {
    const shopper = await newVisitor(browser, shop.url, options);
    await open(shopper, '/about-us');
    await shopper.press(shopper.page.getByRole('main').locator('a[href="/terms-and-conditions"]'));
    await seePath(shopper, '/terms-and-conditions');
    await openLogin(shopper);
    await shopper.press(dialog(shopper, shopper.t('Login')).getByRole('button', { name: shopper.t('Sign Up') }));
    await dialog(shopper, shopper.t('Create your account')).waitFor();
    await shopper.page.goBack();
    await seeNoDialog(shopper);
    expect(pathOf(shopper)).toBe('/terms-and-conditions');
    await shopper.page.goBack();
    await seePath(shopper, '/about-us');
    await shopper.leave();
  });

  test('closes the filters, and undoes filters that were applied', async () => {
    const shopper = await newVisitor(browser, shop.url, options);
    await open(shopper, '/products');
    await shopper.press(button(shopper, shopper.t('Filters')));
    const filters = shopper.page.getByRole('dialog');
    await filters.waitFor();
    await shopper.page.goBack();
    await seeNoDialog(shopper);
    await shopper.press(button(shopper, shopper.t('Filters')));
    await shopper.write(filters.getByRole('textbox', { name: shopper.t('Minimum price') }), '2');
    await shopper.press(filters.getByRole('button', { name: shopper.t('Apply') }));
    await expect.poll(() => shopper.page.url()).toContain('min');
    await seeNoDialog(shopper);
    await shopper.page.goBack();
    await expect.poll(() => new URL(shopper.page.url()).search).toBe('');
    expect(pathOf(shopper)).toBe('/products');
    await shopper.leave();
  });
});
