/** Orders in a real browser, in two languages: the history, what can be done with an order, and how the page follows. */
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/pool.ts';
import { openShop, shop } from '../support/browser/open-shop.ts';
import { deliveredOrder, operate } from '../support/shopper/delivery.ts';
import { arrive } from '../support/shopper/demo-shopper.ts';
import { seeOrder } from '../support/shopper/ordering.ts';
import { leaveOutcome, pressIn, seePayment, unpaidOrder } from '../support/shopper/payment.ts';
import { greengrocer, productsOf } from '../support/shopper/shelf.ts';
import { button, deskAndPhone, dialog, heading, type Shopper, see, seeGone } from '../support/shopper/shopper.ts';
import { seeToast } from '../support/shopper/shopping.ts';

openShop();

type Options = (typeof deskAndPhone)[number];

const goods = (locale: Options['locale']) => productsOf({ url: shop.url, locale }, greengrocer);

/** The tab of a status, with its count. */
const tab = ({ page, t }: Shopper, name: string) =>
  page.getByRole('navigation', { name: t('Order status') }).getByRole('link', { name: new RegExp(`^${name}`) });
const countOf = async (shopper: Shopper, name: string) =>
  Number(((await tab(shopper, name).textContent()) ?? '').replace(/\D/g, ''));

const seeStatus = ({ page, t }: Shopper, status: string) =>
  see(page.getByRole('listitem').filter({ hasText: t('{status}, current status', { status }) }));

/** A change of the database for which `npm run shop` has no command. */
const run = async (query: string) => {
  const database = await openDatabase({ url: shop.databaseUrl, poolSize: 1 });
  await database.pool.query(query);
  await database.close();
};

/** `cents` on the price and, if there is one, on the discounted price. */
const raise = (packaging: number | null | undefined, cents: number) =>
  run(
    `update packagings set price = price + ${cents}, discount_price = discount_price + ${cents} where id = ${packaging}`,
  );

describe.each(deskAndPhone)('in $locale on a $device', (options) => {
  test('a pending order is cancelled after a confirmation, and moves to another tab', async () => {
    const { id, code } = await unpaidOrder(shop, options.locale, greengrocer);
    const shopper = await arrive(options, '/order-history');
    const { page, t, press } = shopper;
    await see(page.getByRole('heading', { name: code }));
    const pending = await countOf(shopper, t('Pending'));
    const cancelled = await countOf(shopper, t('Cancelled'));

    const cancel = page.getByRole('button', { name: `${t('Cancel Order')}, ${code}` });
    await press(cancel);
    const question = page.getByRole('alertdialog', { name: t('Cancel Order') });
    await leaveOutcome(shopper, question, 'Keep the order');
    expect(shopper.countOf('POST /orders/cancel')).toBe(0);
    await press(cancel);
    await leaveOutcome(shopper, question, 'Yes, cancel it');
    await seeToast(shopper, t('Order cancelled successfully'));
    await seeGone(page.getByRole('heading', { name: code }));
    await expect.poll(() => countOf(shopper, t('Pending'))).toBe(pending - 1);
    expect(await countOf(shopper, t('Cancelled'))).toBe(cancelled + 1);
    expect(shopper.countOf('POST /orders/cancel')).toBe(1);

    await press(tab(shopper, t('Cancelled')));
    await press(page.getByRole('link', { name: t('View details of order {code}', { code }) }));
    await seeOrder(shopper, code);
    await seeStatus(shopper, t('Cancelled'));
    expect(await button(shopper, t('Cancel Order')).count()).toBe(0);
    expect(await button(shopper, t('Make Payment')).count()).toBe(0);
    expect(page.url()).toBe(`${shop.url}/order-history/${id}`);
    await shopper.leave();
  });

  test('the open page follows the order’s steps, and shows a notice if a cancel comes too late', async () => {
    const { id, code } = await unpaidOrder(shop, options.locale, greengrocer);
    const shopper = await arrive(options, `/order-history/${id}`);
    const { page, t, press } = shopper;
    await seeStatus(shopper, t('Pending'));

    await press(button(shopper, t('Cancel Order')));
    const question = page.getByRole('alertdialog', { name: t('Cancel Order') });
    await operate(shop, 'order', 'advance', code);
    await leaveOutcome(shopper, question, 'Yes, cancel it');
    await seeToast(shopper, t('This order cannot be cancelled any more.'));
    await seeStatus(shopper, t('Confirmed'));

    await operate(shop, 'order', 'advance', code);
    // The shopper returns to the page after its last response has become stale.
    const lookAgain = async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      return page.getByText(t('{status}, current status', { status: t('Processing') })).count();
    };
    await expect.poll(lookAgain, { timeout: 15_000, interval: 500 }).toBe(1);
    await shopper.leave();
  });

  test('a delivered order is placed again, and its papers open', async () => {
    const [first, second] = await goods(options.locale);
    const products = [first?.id ?? 0, second?.id ?? 0];
    const order = await deliveredOrder(shop, greengrocer, products);
    const shopper = await arrive(options, `/order-history/${order.id}`);
    const { page, t, press } = shopper;
    for (const paper of [t('Download Invoice'), t('Payment receipt')]) {
      const response = await fetch((await page.getByRole('link', { name: paper }).getAttribute('href')) ?? '');
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    }
    await press(button(shopper, t('Order Again')));
    const again = dialog(shopper, t('Order Again'));
    await see(again.getByRole('radio', { name: t('Cash on delivery'), checked: true }));
    await leaveOutcome(shopper, again, 'Place Order');
    await page.waitForURL(
      (url) => /\/order-history\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${order.id}`),
    );
    await seeStatus(shopper, t('Pending'));
    await seePayment(shopper, 'Pending');
    expect(shopper.countOf('POST /place-order/again')).toBe(1);
    await shopper.leave();
  });

  test('adding an order to the cart places no order, and says what is missing and what costs another amount', async () => {
    const [dearer, gone, other] = await goods(options.locale);
    const products = [dearer, gone, other].map((product) => product?.id ?? 0);
    const order = await deliveredOrder(shop, greengrocer, products);
    const shopper = await arrive(options, `/order-history/${order.id}`);
    const { t, press } = shopper;
    await run(`update packagings set stock = 0 where id = ${gone?.packaging_id}`);
    await raise(dearer?.packaging_id, 100);
    try {
      await press(button(shopper, t('Add all to cart')));
      const added = dialog(shopper, t('Your cart is ready'));
      await see(added.getByText(t('{count} products went into your cart.', { count: 2 })));
      await see(added.getByRole('list', { name: t('Left out:') }).filter({ hasText: gone?.name ?? '' }));
      const changed = added.getByRole('list', { name: t('Prices that have changed since then:') });
      await see(changed.getByRole('listitem').filter({ hasText: dearer?.name ?? '' }));
      expect(await changed.getByRole('listitem').count()).toBe(1);
      await leaveOutcome(shopper, added, 'View In Cart');
      const cart = dialog(shopper, t('My Cart')).or(dialog(shopper, t('Shopping Cart')));
      await see(cart.getByRole('link', { name: other?.name ?? '', exact: true }));
      expect(shopper.countOf('POST /place-order/again')).toBe(0);
    } finally {
      await run(`update packagings set stock = 50 where id = ${gone?.packaging_id}`);
      await raise(dearer?.packaging_id, -100);
    }
    await shopper.leave();
  });

  test('ordering again lists missing products with the reason, and adds the rest to the cart', async () => {
    const [first, gone, few] = await goods(options.locale);
    const products = [first, gone, few].map((product) => product?.id ?? 0);
    const order = await deliveredOrder(shop, greengrocer, products);
    const shopper = await arrive(options, `/order-history/${order.id}`);
    const { t, press } = shopper;
    await run(`update packagings set stock = 0 where id = ${gone?.packaging_id}`);
    try {
      await press(button(shopper, t('Order Again')));
      await pressIn(shopper, dialog(shopper, t('Order Again')), 'Place Order');
      const short = dialog(shopper, t('Not everything can be had now'));
      const missing = short.getByRole('listitem');
      await see(missing.filter({ hasText: gone?.name ?? '' }).filter({ hasText: t('Sold out') }));
      expect(await missing.count()).toBe(1);
      await pressIn(shopper, short, 'Add what there is to the cart');
      const added = dialog(shopper, t('Your cart is ready'));
      await see(added.getByText(t('{count} products went into your cart.', { count: 2 })));
      await see(added.getByRole('listitem').filter({ hasText: gone?.name ?? '' }));
      await leaveOutcome(shopper, added, 'View In Cart');
      const cart = dialog(shopper, t('My Cart')).or(dialog(shopper, t('Shopping Cart')));
      await see(cart.getByRole('link', { name: first?.name ?? '', exact: true }));
      expect(await cart.getByRole('link', { name: gone?.name ?? '', exact: true }).count()).toBe(0);
      await see(heading(shopper, t('Items')));
    } finally {
      await run(`update packagings set stock = 50 where id = ${gone?.packaging_id}`);
    }
    await shopper.leave();
  });
});
