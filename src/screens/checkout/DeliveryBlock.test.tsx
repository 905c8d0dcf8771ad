// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { DeliveryOffer } from '#machines/delivery-time/delivery-time.types.ts';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { aCart, aQuote } from '#tests/models/cart.ts';
import { anOrder } from '#tests/models/checkout.ts';
import { startCheckout } from '#tests/support/charts/start-checkout.ts';
import { theSettings } from '#tests/support/data/builders.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { DeliveryBlock } from './DeliveryBlock.tsx';
import { PlacedOrders } from './OrderConfirm.tsx';

afterEach(cleanup);

const slot = (from: string, is_full = false) => ({
  from: `${from}:00:00.000000Z`,
  until: `${from.slice(0, -2)}21:00:00.000000Z`,
  orders_until: `${from.slice(0, -2)}08:00:00.000000Z`,
  is_full,
});
const slots = [slot('2026-11-24T09'), slot('2026-11-24T13', true), slot('2026-11-25T18')];
const offerOf = (some: Partial<DeliveryOffer['shops'][number]> = {}): DeliveryOffer => ({
  time_zone: 'UTC',
  shops: [{ shop_id: 3, is_required: false, chosen: null, held_until: null, slots, ...some }],
});

const show = async (offer?: DeliveryOffer) => {
  const checkout = startCheckout(undefined, {}, offer);
  const quote = aQuote(12.5, aCart({ tea: 1 }));
  checkout.send({ type: 'checkout.enter', shopIds: [3] });
  await checkout.respond('quoteCheckout', quote);
  const preferences = createActor(preferencesMachine, { input: { settings: theSettings() } }).start();
  const { container } = render(
    <ShopProvider value={viewShop({ checkout: checkout.actor, preferences }, {})}>
      <DeliveryBlock quote={quote} />
    </ShopProvider>,
  );
  await act(async () => {});
  return { checkout, container };
};

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('the delivery times', () => {
  test('are not there where no shop offers any', async () => {
    const { container } = await show();
    expect(container.textContent).toBe('');
  });

  test('say until when to order and which time is full, and go as soon as possible by default', async () => {
    await show(offerOf());
    expect(radio(text('As soon as possible')).checked).toBe(true);
    expect(radio(/09:00/).closest('label')?.textContent).toContain(text('Order by {time}', { time: '08:00' }));
    expect(radio(/13:00/).disabled).toBe(true);
    expect(radio(/13:00/).closest('label')?.textContent).toContain(text('Full'));
  });

  test('are repeated once the order is placed', async () => {
    const { checkout } = await show(offerOf({ chosen: slots[0]?.from ?? null, held_until: '2026-11-24T08:00:00Z' }));
    checkout.send({ type: 'payment.choose', method: 'cash' });
    checkout.send({ type: 'order.place' });
    await act(() => checkout.respond('placeOrder', anOrder));
    cleanup();
    const preferences = createActor(preferencesMachine, { input: { settings: theSettings() } }).start();
    render(
      <ShopProvider value={viewShop({ checkout: checkout.actor, preferences }, {})}>
        <PlacedOrders />
      </ShopProvider>,
    );
    expect(screen.getByText(/09:00/)).toBeDefined();
  });

  test('of another day come with that day, and one of them is chosen', async () => {
    const { checkout } = await show(offerOf());
    fireEvent.click(radio(/25/));
    expect(screen.queryByRole('radio', { name: /09:00/ })).toBeNull();
    fireEvent.click(radio(/18:00/));
    expect(checkout.snapshot().context.delivery.choices).toEqual([{ shop_id: 3, from: slots[2]?.from }]);
    expect(screen.getByText(text('We hold this time for you while you check out.'))).toBeTruthy();
  });

  test('must be chosen where the shop needs one, and it says if none is left', async () => {
    await show(offerOf({ is_required: true }));
    expect(screen.queryByRole('radio', { name: text('As soon as possible') })).toBeNull();
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
    cleanup();
    await show(offerOf({ is_required: true, slots: [] }));
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });
});
