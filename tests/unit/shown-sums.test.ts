// @vitest-environment happy-dom
/**
 * The lines that a page shows add up to the total that it shows, to the cent and in any currency: over carts, vouchers,
 * deliveries and taxes drawn at random and priced by the server's own rules.
 *
 * @spec R15, R55
 */

import fc from 'fast-check';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Id } from '#api/types/id.ts';
import { CartList } from '#src/features/cart/CartPanel.tsx';
import { CartSummary } from '#src/features/cart/CartSummary.tsx';
import { PaymentSums } from '#src/features/payment/PaymentSums.tsx';
import { ItemsBlock } from '#src/screens/checkout/ItemsBlock.tsx';
import { PlacedOrders } from '#src/screens/checkout/OrderConfirm.tsx';
import { SummaryAmounts } from '#src/screens/checkout/SummaryAmounts.tsx';
import { OrderPage } from '#src/screens/order-details/OrderPage.tsx';
import { ReturnProducts } from '#src/screens/returned-order/ReturnProducts.tsx';
import { detailsOf, purchaseOf, returnOf } from '../support/data/drawn-orders.ts';
import { type DrawnCart, drawnCart } from '../support/data/drawn-purchases.ts';
import { seed } from '../support/data/random.ts';
import { cartOf, checkoutOf, drawn, settingsWith } from '../support/views/drawn-shop.ts';
import { addedUp, minorOf, textIn } from '../support/views/shown-amounts.ts';
import { readSummary } from '../support/views/shown-summary.ts';

/** Of a shop's own currency, of one without decimals worth a hundredth, of one with three, and anything. */
const rate = fc.oneof(
  fc.constant(1),
  fc.constantFrom(0.92, 3.6725, 157.31, 0.3067, 42_000),
  fc.double({ min: 0.0001, max: 200, noNaN: true }),
);

const numRuns = 60;
const timeout = 180_000;
const overPurchases = (check: (drawn: DrawnCart, rate: number) => Promise<void> | void) =>
  fc.assert(
    fc.asyncProperty(drawnCart, rate, async (cart, factor) => check(cart, factor)),
    { numRuns, seed },
  );

// As on a server: a long list waits for nobody to tell which of its rows are near.
beforeAll(() => void vi.stubGlobal('IntersectionObserver', undefined));
afterAll(() => void vi.unstubAllGlobals());

const all = (element: Element, className: string) => [...element.querySelectorAll(`[class*="${className}"]`)];
const amountsIn = (element: Element, className: string) =>
  all(element, className).map(({ textContent }) => minorOf(textContent ?? ''));

describe(`The shown lines add up to the shown total (LARDER_TEST_SEED=${seed})`, () => {
  test(
    'of a cart: lines to shops, shops to the subtotal, chosen shops to the total',
    async () => {
      await overPurchases(async (purchase, factor) => {
        const { cart } = purchaseOf(purchase);
        const isChosen = (shopId: Id) => Number(shopId) % 2 === 1;
        const shopIds = cart.cart_items.map(({ shop_id }) => shop_id).filter(isChosen);
        const { quote } = purchaseOf({ ...purchase, lines: purchase.lines.filter(({ shopId }) => isChosen(shopId)) });
        const flows = { ...(await cartOf(cart, shopIds, quote)), preferences: settingsWith(factor) };
        const list = drawn(createElement(CartList), flows);
        const shops = all(list, 'CartPanel_shop_');
        for (const shop of shops) {
          expect(addedUp(amountsIn(shop, 'CartLine_amount_'))).toBe(minorOf(textIn(shop, 'CartPanel_sumAmount_')));
        }
        const summary = drawn(createElement(CartSummary, { isAccount: false }), flows);
        const subtotals = shops.map((shop) => minorOf(textIn(shop, 'CartPanel_sumAmount_')));
        expect(addedUp(subtotals)).toBe(minorOf(textIn(summary, 'CartPanel_row_')));
        const chosen = subtotals.filter((_, index) => isChosen(cart.cart_items[index]?.shop_id ?? 0));
        // While no shop is chosen, a hint stands in the place of the total.
        if (chosen.length === 0) expect(textIn(summary, 'CartPanel_total_')).toBe('');
        else expect(addedUp(chosen)).toBe(minorOf(textIn(summary, 'CartPanel_total_')));
        expect(summary.textContent).not.toMatch(/Discount|Other charges/);
      });
    },
    timeout,
  );

  test(
    'of a checkout and of the orders that it becomes',
    async () => {
      await overPurchases(async (purchase, factor) => {
        const { quote, placed, cart } = purchaseOf(purchase);
        const checkout = await checkoutOf(quote, placed);
        const flows = { checkout, ...(await cartOf(cart, [])), preferences: settingsWith(factor) };
        const items = drawn(createElement(ItemsBlock, { quote }), flows);
        const subtotals = all(items, 'CheckoutScreen_subtotal_').map(({ textContent }) => minorOf(textContent ?? ''));
        const lists = [...items.querySelectorAll('ul')].map((list) => addedUp(amountsIn(list, 'BoughtLine_amount_')));
        expect(lists).toEqual(subtotals);

        const summary = readSummary(drawn(createElement(SummaryAmounts, { quote, isUpdating: false }), flows));
        expect(addedUp(subtotals)).toBe(summary.rows.Subtotal);
        expect(summary.added).toBe(summary.total);
        expect(summary.wrongParts).toEqual([]);

        const orders = drawn(createElement(PlacedOrders), flows);
        const shown = [...orders.querySelectorAll('li > bdi')].map(({ textContent }) => minorOf(textContent ?? ''));
        if (shown.length > 1) expect(addedUp(shown)).toBe(minorOf(textIn(orders, 'OrderConfirm_total_')));
      });
    },
    timeout,
  );

  test(
    'of each order of a bundle',
    async () => {
      await overPurchases((purchase, factor) => {
        const preferences = settingsWith(factor);
        for (const order of purchaseOf(purchase).orders.map(detailsOf)) {
          const page = drawn(createElement(OrderPage, { order }), { preferences });
          const summary = readSummary(page);
          expect(summary.added).toBe(summary.total);
          expect(summary.wrongParts).toEqual([]);
          expect(addedUp(amountsIn(page, 'BoughtLine_amount_'))).toBe(summary.rows.Subtotal);
        }
      });
    },
    timeout,
  );

  test(
    'of a return of some lines',
    async () => {
      await overPurchases((purchase, factor) => {
        for (const order of purchaseOf(purchase).orders) {
          const returned = returnOf(order, ({ id }) => id % 3 !== 0);
          const page = drawn(createElement(ReturnProducts, { returned }), { preferences: settingsWith(factor) });
          expect(addedUp(amountsIn(page, 'BoughtLine_amount_'))).toBe(readSummary(page).total);
        }
      });
    },
    timeout,
  );

  test(
    'of a payment',
    async () => {
      await overPurchases((purchase, factor) => {
        const { placed, quote } = purchaseOf(purchase);
        const orders = placed.orders.map(({ id, order_code: code, amount }) => ({ id, code, amount }));
        const view = createElement(PaymentSums, { orders, amount: quote.checkout.payable_amount });
        const page = drawn(view, { preferences: settingsWith(factor) });
        const shown = [...page.querySelectorAll('dd')].map(({ textContent }) => minorOf(textContent ?? ''));
        if (orders.length > 1) expect(addedUp(shown.slice(0, -1))).toBe(shown.at(-1));
      });
    },
    timeout,
  );
});
