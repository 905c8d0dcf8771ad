// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { aCart, aQuote } from '#tests/models/cart.ts';
import { anOrder } from '#tests/models/checkout.ts';
import { startCart } from '#tests/support/charts/start-cart.ts';
import { startCheckout } from '#tests/support/charts/start-checkout.ts';
import { theSettings } from '#tests/support/data/builders.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';

afterEach(cleanup);

const sam = { id: 7, name: 'Sam', email: 's@larder.test', phone: '2025550142', phoneCode: '1', isVerified: false };

const twoShops = () => {
  const quote = aQuote(14.24, aCart({ tea: 2, milk: 1 }));
  return {
    ...quote,
    checkout: {
      ...quote.checkout,
      total_amount: 7.5,
      coupon_discount: 0.5,
      delivery_charge: 6.5,
      order_tax_amount: 0.74,
      deliveries: [
        { shop_id: 3, amount: 4 },
        { shop_id: 4, amount: 2.5 },
      ],
      all_vat_taxes: [{ id: 1, name: 'VAT', percentage: 10, amount: 0.74 }],
    },
  };
};

type Variant = { purchase?: 'cart' | 'buyNow'; settings?: Parameters<typeof theSettings>[0]; isVerified?: boolean };

const show = async ({ purchase = 'cart', settings = {}, isVerified = false }: Variant = {}) => {
  const checkout = startCheckout();
  const cart = await startCart().signedIn(aCart({ tea: 2, milk: 1 }));
  const heard: unknown[] = [];
  const dialogs = createActor(fromCallback(({ receive }) => receive((event) => void heard.push(event)))).start();
  const shopSettings = createActor(preferencesMachine, { input: { settings: theSettings(settings) } }).start();
  checkout.send({ type: 'checkout.enter', shopIds: [3, 4], purchase });
  checkout.send({ type: 'payment.choose', method: 'cash' });
  const flows = { checkout: checkout.actor, ...cart.flows, dialogs, preferences: shopSettings };
  render(
    <ShopProvider value={viewShop(flows, {}, { ...sam, isVerified })}>
      <CheckoutScreen params={{}} search={new URLSearchParams()} />
    </ShopProvider>,
  );
  await act(() => checkout.respond('quoteCheckout', twoShops()));
  return { checkout, heard, shopSettings };
};

const amountOf = (label: string) => screen.getByText(label).closest('div')?.textContent?.replace(label, '');
const place = () => screen.getByRole('button', { name: text('Place Order') });

describe('CheckoutScreen', () => {
  test('lists the delivery of each shop and each tax', async () => {
    await show();
    expect(amountOf('Subtotal')).toContain('7.50');
    expect(amountOf('Subtotal after discount')).toContain('7.00');
    expect(amountOf(text('Shipping charge'))).toContain('6.50');
    const summary = within(screen.getByRole('region', { name: 'Order summary' }));
    expect(summary.getByText('Leaf and Bean').closest('div')?.textContent).toContain('4.00');
    expect(summary.getByText('Dairy').closest('div')?.textContent).toContain('2.50');
    expect(summary.getByText(/^VAT \(/).closest('div')?.textContent).toContain('0.74');
    expect(amountOf('Total payable')).toContain('14.24');
  });

  test('marks the totals while they are fetched again', async () => {
    const { checkout } = await show();
    act(() => checkout.send({ type: 'quote.refresh' }));
    expect(screen.getAllByText('Updating totals…').length).toBeGreaterThan(0);
    expect(place().getAttribute('aria-disabled')).toBe('true');
    await act(() => checkout.respond('quoteCheckout', twoShops()));
    expect(screen.queryByText('Updating totals…')).toBeNull();
  });

  test('places one order, however often the button is pressed', async () => {
    const { checkout } = await show();
    for (let press = 0; press < 3; press += 1) {
      const button = screen.getByRole('button', { name: /Place order|Processing/ });
      fireEvent.click(button);
    }
    expect(checkout.requested('placeOrder')).toHaveLength(1);
    await act(() => checkout.respond('placeOrder', anOrder));
    expect(selectCheckout(checkout.snapshot()).stage).toBe('confirmed');
  });

  test('shows the charged amount when another currency is selected', async () => {
    const { shopSettings } = await show();
    expect(screen.queryByText(/You’ll be charged/)).toBeNull();
    act(() => shopSettings.send({ type: 'currency.choose', name: 'EUR' }));
    expect(screen.getByText(/You’ll be charged/).textContent).toContain('14.24');
  });

  test('offers the payment methods of the shop and no other', async () => {
    await show();
    expect(screen.getAllByRole('radio', { name: /Cash on delivery|Test gateway/ })).toHaveLength(2);
  });

  test('asks an unverified account to verify, and places no order before', async () => {
    const { checkout, heard } = await show({ settings: { order_place_account_verify: true } });
    fireEvent.click(place());
    expect(checkout.requested('placeOrder')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: text('Verify Now') }));
    const user = { email: 's@larder.test', phone: '2025550142', phone_code: '1' };
    expect(heard).toEqual([{ type: 'verify.open', user }]);
  });

  test.each([
    ['is proven', { order_place_account_verify: true }, true],
    ['need not be', { order_place_account_verify: false }, false],
  ])('asks nothing of an account that %s', async (_, settings, isVerified) => {
    const { checkout } = await show({ settings, isVerified });
    expect(screen.queryByRole('button', { name: text('Verify Now') })).toBeNull();
    fireEvent.click(place());
    expect(checkout.requested('placeOrder')).toHaveLength(1);
  });

  test.each([true, false])('says who confirms the order where several vendors sell: %s', async (multi_vendor) => {
    await show({ settings: { multi_vendor } });
    expect(screen.getByText(/^(Each|The) shop will now confirm/).textContent?.startsWith('Each')).toBe(multi_vendor);
  });

  test('has its own heading for buy-now orders, without mentioning the cart', async () => {
    await show({ purchase: 'buyNow' });
    expect(screen.getByRole('heading', { level: 1, name: text('Buy now') })).toBeDefined();
    expect(screen.queryByText('Stays in your cart')).toBeNull();
  });
});
