// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { OrderDetails } from '#api/types/orders.ts';
import { localeMachine } from '#machines/locale/locale.machine.ts';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import { returnFieldsOf } from '#machines/return-request/return-request.fields.ts';
import { returnRequestMachine } from '#machines/return-request/return-request.machine.ts';
import { createOffers } from '#src/shop/offers.ts';
import { type Shop, ShopProvider } from '#src/shop/shop-context.ts';
import { home } from '#tests/models/checkout.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { text } from '#tests/support/texts/texts.ts';
import { ReturnProductScreen } from './ReturnProductScreen.tsx';

afterEach(cleanup);

const line = { thumbnail: '/product.jpg', price: 2, discount_price: 0, order_qty: 2, unit: '1 kg' };
const order = {
  id: 77,
  address: home,
  products: [
    { ...line, id: 41, name: 'Rice', is_returned: true },
    { ...line, id: 42, name: 'Milk', is_returned: false },
  ],
} as unknown as OrderDetails;

const show = async (found: OrderDetails = order, has_photos = true) => {
  const form = startHeld(returnRequestMachine, { orderId: 77 }, ['load', 'save']);
  await form.respond('load', returnFieldsOf(found));
  const currency = { name: 'USD', symbol: '$' };
  const preferences = createActor(preferencesMachine, {
    input: { settings: { currency, currencies: [], has_photos } as never },
  });
  const locale = createActor(localeMachine, { input: { locale: 'en', appLocale: 'en', languages: [], catalogue: {} } });
  for (const actor of [preferences, locale]) actor.start();
  const flows = new Map<string, unknown>(Object.entries({ returnRequest: form.actor, preferences, locale }));
  const shop = {
    actor: { system: { get: (name: string) => flows.get(name) } },
    offers: createOffers(),
  } as unknown as Shop;
  render(
    <ShopProvider value={shop}>
      <ReturnProductScreen params={{ id: '77' }} search={new URLSearchParams()} />
    </ShopProvider>,
  );
  return form;
};

const box = (name: RegExp) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Request return' }));

describe('ReturnProductScreen', () => {
  test('writes the sum of a weighed product, whose quantity is no whole number', async () => {
    await show({ ...order, products: [{ ...line, id: 41, name: 'Rice', is_returned: true, order_qty: 4.5 }] } as never);
    expect(screen.getByText(/^4\.5 × .*2\.00.* ≈ .*9\.00/)).toBeDefined();
  });

  test('offers what can still be returned, and marks the rest', async () => {
    await show();
    expect([box(/Rice/).disabled, box(/Milk/).disabled]).toEqual([false, true]);
    expect(box(/Milk.*You can’t return this product/)).toBeDefined();
  });

  test('takes photos where the back end does', async () => {
    await show(order, false);
    expect(screen.queryByLabelText(text('Photos'), { exact: false, selector: 'input' })).toBeNull();
    cleanup();
    await show();
    expect(screen.getByLabelText(text('Photos'), { exact: false, selector: 'input' })).toBeDefined();
  });

  test('shows the picture of each product', async () => {
    await show();
    expect(document.querySelectorAll('li img[src="/product.jpg"]')).toHaveLength(2);
  });

  test('marks the boxes and sends nothing when no product is selected', async () => {
    const form = await show();
    submit();
    expect(screen.getByRole('alert').textContent).toBe('Select products to return');
    expect(box(/Rice/).getAttribute('aria-invalid')).toBe('true');
    expect(form.requested('save')).toEqual([]);
  });

  test('sends the selected and typed values, and keeps them after a refusal', async () => {
    const form = await show();
    fireEvent.click(box(/Rice/));
    fireEvent.change(screen.getByRole('textbox', { name: /Account number/ }), { target: { value: 'GB33' } });
    fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Torn' } });
    submit();
    expect(form.requested('save')).toMatchObject([
      { fields: { product_ids: [41], bank_account_number: 'GB33', reason: 'Torn', return_address: '12 Orchard Lane' } },
    ]);
    await form.refuse('save', { kind: 'refused', status: 422, message: 'The time has passed.' });
    expect((await screen.findByText('The time has passed.')).textContent).toBe('The time has passed.');
    expect(box(/Rice/).checked).toBe(true);
  });

  test('leads back to an order that already has a return', async () => {
    await show({ ...order, products: order.products.slice(1) });
    expect(screen.getByRole('heading', { name: text('Nothing of this order can be returned') })).toBeDefined();
    expect(
      screen
        .getAllByRole('link', { name: text('Order details') })
        .at(-1)
        ?.getAttribute('href'),
    ).toBe('/order-history/77');
  });
});
