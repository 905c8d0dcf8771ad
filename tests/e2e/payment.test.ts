/** Paying online in a real browser, against the sandbox gateway, in two languages: every end of the window. */
import { describe, expect, test } from 'vitest';
import { paymentWaitMs } from '#machines/constants.ts';
import { openShop, shop } from '../support/browser/open-shop.ts';
import { arrive } from '../support/shopper/demo-shopper.ts';
import { checkOut, chooseShop, seeOrder } from '../support/shopper/ordering.ts';
import {
  inWindow,
  leaveOutcome,
  pressIn,
  seeOutcome,
  seePayment,
  seeWindowGone,
  unpaidOrder,
  windowAfter,
} from '../support/shopper/payment.ts';
import { greengrocer, productOf, shopOf } from '../support/shopper/shelf.ts';
import { button, deskAndPhone, heading, see, seeGone } from '../support/shopper/shopper.ts';
import { addFromPage, openCart } from '../support/shopper/shopping.ts';

openShop();

type Options = (typeof deskAndPhone)[number];

/** At the checkout of one shop, with nothing left to do but to pay online. */
const atCheckout = async (options: Options) => {
  const product = await productOf({ url: shop.url, locale: options.locale }, greengrocer);
  const shopper = await arrive(options, `/products/${product.id}/details`);
  const { name } = await shopOf(shopper, greengrocer);
  await addFromPage(shopper);
  await openCart(shopper, 1);
  await chooseShop(shopper, name);
  await checkOut(shopper);
  await shopper.press(shopper.page.getByRole('radio', { name: 'Card (test)' }));
  return shopper;
};

const orderLater = (locale: Options['locale']) => unpaidOrder(shop, locale, greengrocer);

describe.each(deskAndPhone)('in $locale on a $device', (options) => {
  test('the checkout: a refused window is opened by a press, a declined card is tried again, and the order is paid', async () => {
    const shopper = await atCheckout(options);
    const { page, t, press } = shopper;

    await page.evaluate(() => {
      const allowed = window.open;
      window.open = () => {
        window.open = allowed;
        return null;
      };
    });
    await press(button(shopper, t('Place Order')));
    const refused = await seeOutcome(shopper, 'The payment window did not open');
    const way = refused.getByRole('link', { name: t('Open the payment page') });
    expect(await way.getAttribute('href')).toMatch(/\/order\/\d+\/payment\?/);
    let popup = await windowAfter(shopper, () => press(way));

    await see(heading(shopper, t('Waiting for your payment')));
    await inWindow(shopper, popup, 'Have the card declined');
    await popup.getByRole('alert').waitFor();
    await popup.close();
    const declined = await seeOutcome(shopper, 'The payment was declined');
    await see(declined.getByText(t('The card was declined.')));

    popup = await windowAfter(shopper, () => pressIn(shopper, declined, 'Pay now'));
    await inWindow(shopper, popup, 'Pay now');
    await seeWindowGone(popup);
    const thanks = await seeOutcome(shopper, 'Thank you!');
    await see(thanks.getByText(t('Payment received')));
    const code = (await thanks.getByRole('term').first().textContent()) ?? '';
    expect(shopper.countOf('POST /place-order')).toBe(1);

    await press(thanks.getByRole('link', { name: t('Order History') }));
    await press(page.getByRole('link', { name: t('View details of order {code}', { code }) }));
    await seeOrder(shopper, code);
    await seePayment(shopper, 'Paid');
    expect(await button(shopper, t('Make Payment')).count()).toBe(0);
    await shopper.leave();
  });

  test('the checkout has a pending order when the shopper turns back at the gateway', async () => {
    const shopper = await atCheckout(options);
    const { page, t } = shopper;
    const popup = await windowAfter(shopper, () => shopper.press(button(shopper, t('Place Order'))));
    await inWindow(shopper, popup, 'Cancel and go back');
    await seeWindowGone(popup);
    const cancelled = await seeOutcome(shopper, 'Payment was cancelled');
    await see(cancelled.getByText(t('Your order is kept and can be paid later from its page.')));
    await leaveOutcome(shopper, cancelled, 'Pay later');
    await page.waitForURL(`${shop.url}/`);
    expect(shopper.countOf('POST /place-order')).toBe(1);
    await shopper.leave();
  });

  test('an order of the history is paid later: closed once, then paid', async () => {
    const { code } = await orderLater(options.locale);
    const shopper = await arrive(options, '/order-history');
    const { page, t, press } = shopper;
    const pay = page.getByRole('button', { name: `${t('Make Payment')}, ${code}` });
    let popup = await windowAfter(shopper, () => press(pay));
    await popup.close();
    const closed = await seeOutcome(shopper, 'Payment not finished');
    popup = await windowAfter(shopper, () => pressIn(shopper, closed, 'Pay now'));
    await inWindow(shopper, popup, 'Pay now');
    await leaveOutcome(shopper, await seeOutcome(shopper, 'Thank you!'), 'Done');
    // The list has been refetched: a paid order has no button to pay.
    await seeGone(pay);
    await shopper.leave();
  });

  test('an order is paid later from its page: cancelled once, then paid, and the receipt is there', async () => {
    const { id, code } = await orderLater(options.locale);
    const shopper = await arrive(options, `/order-history/${id}`);
    const { page, t, press } = shopper;
    await seeOrder(shopper, code);
    await see(page.getByText(t('This order is not paid yet')));
    await seePayment(shopper, 'Pending');
    let popup = await windowAfter(shopper, () => press(button(shopper, t('Make Payment'))));
    await inWindow(shopper, popup, 'Cancel and go back');
    const cancelled = await seeOutcome(shopper, 'Payment was cancelled');
    popup = await windowAfter(shopper, () => pressIn(shopper, cancelled, 'Pay now'));
    await inWindow(shopper, popup, 'Pay now');
    await leaveOutcome(shopper, await seeOutcome(shopper, 'Thank you!'), 'Done');
    await seePayment(shopper, 'Paid');
    await seeGone(page.getByText(t('This order is not paid yet')));
    const receipt = page.getByRole('link', { name: t('Payment receipt') });
    const response = await fetch((await receipt.getAttribute('href')) ?? '');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    await shopper.leave();
  });
});

test('the shop closes the window after three minutes without payment, and the order stays', async () => {
  const { id } = await orderLater('en');
  const shopper = await arrive(deskAndPhone[0], `/order-history/${id}`);
  const { page, t, press } = shopper;
  await page.clock.install();
  const popup = await windowAfter(shopper, () => press(button(shopper, t('Make Payment'))));
  await page.clock.runFor(paymentWaitMs - 2000);
  expect(popup.isClosed()).toBe(false);
  await page.clock.runFor(3000);
  const expired = await seeOutcome(shopper, 'The time to pay is over');
  await seeWindowGone(popup);
  await leaveOutcome(shopper, expired, 'Pay later');
  await seePayment(shopper, 'Pending');
  await shopper.leave();
});
