// @vitest-environment happy-dom
/** Sums of back ends that explain them badly, or not at all: what is shown adds up all the same. */
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Quote } from '#api/types/cart.ts';
import { savedListsMachine } from '#machines/saved-lists/saved-lists.machine.ts';
import type { SavedList, SavedListLine } from '#machines/saved-lists/saved-lists.types.ts';
import { CartSummary } from '#src/features/cart/CartSummary.tsx';
import { Ingredients } from '#src/screens/blog/Ingredients.tsx';
import { SummaryAmounts } from '#src/screens/checkout/SummaryAmounts.tsx';
import { OrderPage } from '#src/screens/order-details/OrderPage.tsx';
import { ReturnLines } from '#src/screens/return-product/ReturnLines.tsx';
import { ReturnProducts } from '#src/screens/returned-order/ReturnProducts.tsx';
import { ListLines } from '#src/screens/saved-lists/ListLines.tsx';
import { text } from '#tests/support/texts/texts.ts';
import { aCart, aQuote } from '../models/cart.ts';
import { aProduct } from '../support/data/builders.ts';
import { detailsOf, purchaseOf, returnOf } from '../support/data/drawn-orders.ts';
import type { DrawnCart } from '../support/data/drawn-purchases.ts';
import { anIngredient } from '../support/data/recipes.ts';
import { cartOf, checkoutOf, drawn, settingsWith } from '../support/views/drawn-shop.ts';
import { minorOf } from '../support/views/shown-amounts.ts';
import { readSummary } from '../support/views/shown-summary.ts';

/** One product of 8.86 at 7.86, delivered for 2.99, with a tax of 5 %. */
const purchase: DrawnCart = {
  lines: [{ tags: { price: 886, discountPrice: 786, flashPrice: null }, shopId: 1, quantity: 1 }],
  rates: [{ id: 1, percentage: 5 }],
  vouchers: [],
  delivery: 299,
};

const anOrder = () => {
  const [order] = purchaseOf(purchase).orders;
  if (!order) throw new Error('There is no order.');
  return order;
};

const orderPage = (changed: object) => {
  const order = { ...detailsOf(anOrder()), ...changed };
  return readSummary(drawn(createElement(OrderPage, { order }), { preferences: settingsWith(1) }));
};

const summaryOf = async (checkout: Partial<Quote['checkout']>) => {
  const plain = aQuote(0);
  const quote = { ...plain, checkout: { ...plain.checkout, ...checkout } };
  const flows = { checkout: await checkoutOf(quote, { order_payment_url: null }), preferences: settingsWith(1) };
  return readSummary(drawn(createElement(SummaryAmounts, { quote, isUpdating: false }), flows));
};

describe('the page of an order', () => {
  test('does not subtract a discount that the subtotal already contains', () => {
    const { rows, added, total } = orderPage({});
    expect(rows).toMatchObject({ Subtotal: 786n, Discount: 0n, [text('Shipping charge')]: 299n, 'VAT & taxes': 39n });
    expect([added, total]).toEqual([1124n, 1124n]);
  });

  test('subtracts the discount when the subtotal of a back end does not contain it', () => {
    const { rows, added, total } = orderPage({ total_amount: 8.86, discount: 1 });
    expect(rows).toMatchObject({ Subtotal: 886n, Discount: -100n });
    expect(added).toBe(total);
  });

  test('shows an unexplained difference as another charge', () => {
    const { rows, added, total } = orderPage({ payable_amount: 12.24 });
    expect(rows['Other charges']).toBe(100n);
    expect(added).toBe(total);
  });
});

describe('the page of an order without an amount to pay', () => {
  test.each([null, undefined])('invents no discount where it is %s', (payable_amount) => {
    const amounts = { total_amount: 20, coupon_discount: 0, delivery_charge: 4, tax_amount: 1, discount: 0 };
    const { rows } = orderPage({ ...amounts, payable_amount });
    expect(rows).toMatchObject({ Subtotal: 2000n, [text('Shipping charge')]: 400n, 'VAT & taxes': 100n });
    expect(rows.Discount ?? 0n).toBe(0n);
  });
});

describe('the summary of a checkout', () => {
  test('leaves out taxes that belong to one of several shops', async () => {
    const { rows, added, total, wrongParts } = await summaryOf({
      total_amount: 20,
      order_tax_amount: 2,
      payable_amount: 22,
      all_vat_taxes: [{ id: 1, name: 'VAT', percentage: 10, amount: 0.5 }],
    });
    expect(rows['VAT & taxes']).toBe(200n);
    expect(added).toBe(total);
    expect(wrongParts).toEqual([]);
  });
});

describe('the cart', () => {
  test('shows by how much the price of the chosen shops differs from their lines', async () => {
    const flows = await cartOf(aCart({ tea: 2, milk: 1 }), [3, 4], aQuote(7));
    const page = drawn(createElement(CartSummary, { isAccount: false }), { ...flows, preferences: settingsWith(1) });
    const rows = [...page.querySelectorAll('p:has(bdi)')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['Subtotal7.50¤', 'Discount-0.50¤', 'Total7.00¤']);
  });
});

describe('lines that go into the cart together', () => {
  const amountsIn = (page: HTMLElement, place: string) =>
    [...page.querySelectorAll(place)].map(({ textContent }) => minorOf(textContent ?? ''));
  const preferences = settingsWith(0.92);

  test('add up in a saved list', () => {
    const line = {
      product_id: 4,
      packaging_id: 7,
      name: 'Tea',
      price: 1.69,
      discount_price: 0,
      discount_percentage: 0,
    };
    const lines = [1, 2, 3].map((id) => ({ ...line, id, quantity: 1, stock: 9, is_for_sale: true }) as SavedListLine);
    const list = { id: 1, name: 'Week', lines } as SavedList;
    const savedLists = createActor(savedListsMachine).start();
    const page = drawn(createElement(ListLines, { list, isRefreshing: false }), { savedLists, preferences });
    expect(amountsIn(page, 'li [class*="amount"]').reduce((sum, part) => sum + part)).toBe(466n);
    expect(amountsIn(page, '[class*="sum"] bdi')).toEqual([466n]);
  });

  test('add up in a recipe', () => {
    const product = aProduct({ price: 1.69, discount_price: 0 });
    const ingredients = [1, 2, 3].map((id) => anIngredient({ id, product }));
    const page = drawn(createElement(Ingredients, { recipe: { servings: 4, ingredients } }), { preferences });
    const [total] = amountsIn(page, '[class*="sum"] bdi');
    const amounts = amountsIn(page, 'li bdi[class*="price"]');
    expect(amounts).toHaveLength(3);
    expect(amounts.reduce((sum, part) => sum + part)).toBe(total);
  });
});

describe('a return', () => {
  test('adds up when neither the prices nor the amount are rounded', () => {
    const [product] = returnOf(anOrder(), () => true).return_order_products;
    if (!product) throw new Error('Nothing is returned.');
    const returned = {
      ...returnOf(anOrder(), () => true),
      amount: 9.9999,
      return_order_products: [{ ...product, price: 3.3333, quantity: 3 }],
    };
    const page = drawn(createElement(ReturnProducts, { returned }), { preferences: settingsWith(1) });
    expect(minorOf(page.querySelector('li > bdi')?.textContent ?? '')).toBe(1000n);
    expect(readSummary(page).total).toBe(1000n);
  });

  test.each([
    [1, '3 × 0.33¤ = 0.99¤'],
    [0.92, '3 × 0.30¤ ≈ 0.91¤'],
  ])('at a rate of %d shows "=" only for an exact equation', (rate, text) => {
    const order = detailsOf(anOrder());
    order.products = order.products.map((product) => ({ ...product, price: 0.33, discount_price: 0, order_qty: 3 }));
    const props = { order, chosen: [], error: undefined, isBusy: false, onChange: () => undefined };
    expect(drawn(createElement(ReturnLines, props), { preferences: settingsWith(rate) }).textContent).toContain(text);
  });
});
