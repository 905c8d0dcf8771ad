/** An action that needed a login runs once afterwards, in both directions of writing. */
import { describe, expect, test } from 'vitest';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { type Account, fillLogin, logIn, newAccount } from '../support/shopper/account.ts';
import { callOf } from '../support/shopper/delivery.ts';
import { checkOut, chooseShop, fillAddress, payCash, placeOrder } from '../support/shopper/ordering.ts';
import { greengrocer, type OnShelf, productOf, shopOf } from '../support/shopper/shelf.ts';
import {
  button,
  dialog,
  heading,
  open,
  type Shopper,
  see,
  seeGone,
  shopperLocales,
} from '../support/shopper/shopper.ts';
import { addFromPage, openCart, partOf, seeCartCount } from '../support/shopper/shopping.ts';
import { killToken } from '../support/shopper/tabs.ts';
import { newVisitor } from '../support/shopper/visitor.ts';
import { emptyHeart, fullHeart } from '../support/shopper/wishlist.ts';

openShop();

/** A shopper with an account and, optionally, one product of the greengrocer in the cart. */
const register = async (isFilled = true): Promise<Account & { product: OnShelf }> => {
  const account = newAccount();
  const call = callOf(shop.url);
  const { access } = await call('/registration', { ...account, phone_code: '1', country: 'United States' });
  const product = await productOf({ url: shop.url, locale: 'en' }, greengrocer);
  if (isFilled) await callOf(shop.url, access.token)('/cart/store', { product_id: product.id, quantity: 1 });
  return { ...account, product };
};

type Known = Awaited<ReturnType<typeof register>>;

const arrive = async (locale: Shopper['locale'], { product }: Known): Promise<Shopper> => {
  const shopper = await newVisitor(browser, shop.url, { locale });
  await open(shopper, `/products/${product.id}/details`);
  return shopper;
};

/** In the dialog that the press has opened. */
const logInNow = async (shopper: Shopper, { email, password }: Account) => {
  const form = dialog(shopper, shopper.t('Login'));
  await see(form);
  await fillLogin(shopper, email, password);
  await seeGone(form);
};

/** Product names are in the shopper's language. */
const nameOf = ({ url, locale }: Shopper) => productOf({ url, locale }, greengrocer).then(({ name }) => name);

describe.each(shopperLocales)('in %s', (locale) => {
  test('the login resumes a guest’s add to the cart, favorite and chat, once each', async () => {
    const known = await register(false);
    const adding = await arrive(locale, known);
    await addFromPage(adding);
    await logInNow(adding, known);
    await seeCartCount(adding, 1);
    await expect.poll(() => adding.countOf('POST /cart/store')).toBe(1);
    await adding.leave();

    const wishing = await arrive(locale, known);
    const name = await nameOf(wishing);
    await wishing.press(emptyHeart(wishing, name));
    await logInNow(wishing, known);
    await see(fullHeart(wishing, name));
    await expect.poll(() => wishing.countOf('POST /favorite-add-or-remove')).toBe(1);
    await wishing.leave();

    const asking = await arrive(locale, known);
    const { name: shopName } = await shopOf(asking, greengrocer);
    await asking.press(button(asking, asking.t('Chat with {shop}', { shop: shopName })).first());
    await logInNow(asking, known);
    await see(dialog(asking, shopName).getByRole('textbox', { name: asking.t('Message') }));
    await expect.poll(() => asking.countOf('POST /store-message')).toBe(1);
    await asking.leave();
  });

  test('the login resumes a voucher that was collected with an expired session', async () => {
    const known = await register();
    const shopper = await arrive(locale, known);
    const { t, press } = shopper;
    await logIn(shopper, known.email, known.password);
    const { name: shopName } = await shopOf(shopper, greengrocer);
    await openCart(shopper, 1);
    await press(partOf(shopper, shopName).getByRole('button', { name: t('Apply Store voucher') }));
    const vouchers = dialog(shopper, t('Vouchers from {shop}', { shop: shopName }));
    const collect = vouchers.getByRole('button', { name: t('Collect') }).first();
    await see(collect);
    await killToken(shopper);
    await press(collect);
    await logInNow(shopper, known);
    await see(vouchers.getByRole('button', { name: t('Collected'), disabled: true }).first());
    // The one that was refused, and the one that was carried out.
    expect(shopper.countOf('POST /vouchers-collect')).toBe(2);
    await shopper.leave();
  });

  test('the login returns to the checkout after an expired session, and places no order without a press', async () => {
    const known = await register();
    const shopper = await arrive(locale, known);
    const { page, t, press, write } = shopper;
    await logIn(shopper, known.email, known.password);
    await openCart(shopper, 1);
    await chooseShop(shopper, (await shopOf(shopper, greengrocer)).name);
    await checkOut(shopper);
    await fillAddress(shopper);
    await payCash(shopper);
    const note = page.getByRole('textbox', { name: t('Note for the shop') });
    await write(note, 'Ring twice');
    await killToken(shopper);
    await press(button(shopper, t('Place Order')));
    await logInNow(shopper, known);
    await see(heading(shopper, t('Checkout')));
    await expect.poll(() => note.inputValue()).toBe('Ring twice');
    expect(await page.getByRole('radio', { name: t('Cash on delivery') }).isChecked()).toBe(true);
    expect(shopper.countOf('POST /place-order')).toBe(1);
    await placeOrder(shopper);
    expect(shopper.countOf('POST /place-order')).toBe(2);
    await shopper.leave();
  });
});
