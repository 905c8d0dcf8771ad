/** One product, bought at once: the cart stays as it is, to the byte. */
import { describe, expect, test } from 'vitest';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { newAccount, signUp } from '../support/shopper/account.ts';
import { boughtNow, serverCart, serverQuantity } from '../support/shopper/cart.ts';
import { newMember } from '../support/shopper/member.ts';
import { fillAddress, followOrder, payCash, placeOrder } from '../support/shopper/ordering.ts';
import { bakery, greengrocer, type OnShelf, productOf } from '../support/shopper/shelf.ts';
import { button, deskAndPhone, dialog, heading, open, reload, type Shopper, see } from '../support/shopper/shopper.ts';
import { addFromPage, seeCartCount, seeQuantity, seeToast } from '../support/shopper/shopping.ts';
import { newVisitor } from '../support/shopper/visitor.ts';

openShop();

const pageOf = ({ id }: OnShelf) => `/products/${id}/details`;

const buyNow = (shopper: Shopper, { name }: OnShelf) =>
  shopper.press(
    shopper.page
      .getByRole('main')
      .getByRole('button', { name: `${shopper.t('Buy now')}: ${name}`, exact: true })
      .first(),
  );

const seeCheckoutOf = async (shopper: Shopper, { name }: OnShelf) => {
  const { page, t } = shopper;
  await see(heading(shopper, t('Buy now')));
  await see(page.getByRole('main').getByRole('link', { name, exact: true }));
  expect(new URL(page.url()).pathname).toBe('/buynow');
};

const somethingInCart = async (shopper: Shopper) => {
  const kept = await productOf(shopper, greengrocer);
  await open(shopper, pageOf(kept));
  await addFromPage(shopper);
  await seeQuantity(shopper, kept.name, 1);
  await expect.poll(() => serverQuantity(shopper, kept)).toBe(1);
  expect(shopper.countOf('POST /cart/store')).toBe(1);
  return kept;
};

describe('buying now', () => {
  for (const { locale, device } of deskAndPhone) {
    test(`places an order and leaves the cart alone, in ${locale} on a ${device}`, async () => {
      const shopper = await newMember(browser, shop.url, { locale, device });
      const { page, t } = shopper;
      const kept = await somethingInCart(shopper);
      const bread = await productOf(shopper, bakery);
      const before = await serverCart(shopper);

      await open(shopper, pageOf(bread));
      await buyNow(shopper, bread);
      await seeCheckoutOf(shopper, bread);
      expect(await page.getByText(t('has been added to cart')).count()).toBe(0);
      await seeCartCount(shopper, 1);
      // A later visit finds it unchanged.
      await reload(shopper);
      await seeCheckoutOf(shopper, bread);
      expect(await page.getByText(t('Stays in your cart')).count()).toBe(0);

      await fillAddress(shopper);
      await payCash(shopper);
      const placed = await placeOrder(shopper);
      await followOrder(shopper, placed);
      await see(page.getByRole('main').getByText(bread.name));
      expect(await page.getByRole('main').getByText(kept.name).count()).toBe(0);

      expect(await serverCart(shopper)).toBe(before);
      expect(await boughtNow(shopper)).toEqual([]);
      expect(shopper.countOf('POST /place-order')).toBe(1);
      await seeCartCount(shopper, 1);
      await shopper.leave();
    });
  }

  test('asks a guest to log in, and goes on to the order afterwards', async () => {
    const shopper = await newVisitor(browser, shop.url, { locale: 'ar' });
    const { t } = shopper;
    const bread = await productOf(shopper, bakery);
    await open(shopper, pageOf(bread));
    await buyNow(shopper, bread);
    await seeToast(shopper, t('Please login first!'));
    await see(dialog(shopper, t('Login')));
    expect(shopper.countOf('POST /cart/store')).toBe(0);

    await signUp(shopper, newAccount());
    await seeCheckoutOf(shopper, bread);
    expect(shopper.countOf('POST /cart/store')).toBe(1);
    await seeCartCount(shopper, 0);
    await shopper.leave();
  });

  test('an abandoned purchase is not ordered, and an empty page of it shows a notice', async () => {
    const shopper = await newMember(browser, shop.url);
    const { page, t } = shopper;
    await open(shopper, '/buynow');
    await see(heading(shopper, t('There is nothing to check out')));

    const [first, second] = await Promise.all([productOf(shopper, bakery), productOf(shopper, bakery, 1)]);
    for (const product of [first, second]) {
      await open(shopper, pageOf(product));
      await buyNow(shopper, product);
      await seeCheckoutOf(shopper, product);
    }
    expect(await boughtNow(shopper)).toEqual([second.id]);
    await open(shopper, '/checkout');
    await see(heading(shopper, t('There is nothing to check out')));
    expect(await page.getByText(second.name).count()).toBe(0);
    await shopper.leave();
  });

  test('treats a double press as one', async () => {
    const shopper = await newMember(browser, shop.url);
    const bread = await productOf(shopper, bakery);
    await open(shopper, pageOf(bread));
    await button(shopper, `${shopper.t('Buy now')}: ${bread.name}`)
      .first()
      .dblclick();
    await seeCheckoutOf(shopper, bread);
    expect(shopper.countOf('POST /cart/store')).toBe(1);
    await shopper.leave();
  });
});
