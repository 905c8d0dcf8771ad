/**
 * The line about where and when the next order goes.
 *
 * @spec R125
 */
// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import type { DeliveryTime } from '#machines/query/contract.types.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { home } from '#tests/models/checkout.ts';
import { work } from '#tests/support/charts/start-checkout.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { AccountAddress } from './AccountAddress.tsx';

afterEach(cleanup);

const flowAt = (snapshot: object) =>
  ({ getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => undefined }) }) as unknown as AnyActorRef;

const checkoutOf = (heldTimes: DeliveryTime[], chosen?: typeof home) =>
  flowAt({ context: { addresses: { chosen }, delivery: {}, heldTimes } });
const cartOf = (total: number) =>
  flowAt({ context: {}, machine: { config: { meta: { expectedCart: () => ({ total, cart_items: [] }) } } } });

const morning = { from: '2026-11-24T09:00:00Z', until: '2026-11-24T11:00:00Z', time_zone: 'UTC' };
const evening = { ...morning, from: '2026-11-25T17:00:00Z', until: '2026-11-25T19:00:00Z' };

const show = (saved: (typeof home)[] | undefined, flows: Record<string, AnyActorRef> = {}) => {
  const responses = saved && { listAddresses: { total: saved.length, addresses: saved } };
  render(
    <ShopProvider value={viewShop(flows, responses)}>
      <AccountAddress className="" pending={<i>Soon</i>} />
    </ShopProvider>,
  );
};
const text = () => screen.getByRole('link').textContent?.replace(/[\u2066-\u2069]/g, '');

test('The default address is named, else the first, and a place without a kind by its own line', () => {
  show([work, home]);
  expect(text()).toBe('Deliver to Home');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/manage-address');
  cleanup();
  show([{ ...work, address_type: 'other', address_line: 'The third door on the left of the yard' }]);
  expect(text()).toBe('Deliver to The third door on the left of t…');
});

test('Nothing is shown without an address, and the placeholder until the addresses are known', () => {
  show([]);
  expect(document.body.textContent).toBe('');
  cleanup();
  show(undefined);
  expect(document.body.textContent).toBe('Soon');
});

test('The page of the checkout names the address that is chosen there', () => {
  history.replaceState(null, '', '/checkout');
  show([home], { checkout: checkoutOf([], { ...work, address_type: 'office' }) });
  expect(text()).toBe('Deliver to Work');
  history.replaceState(null, '', '/');
});

test('The time of the cart stands beside the address, and several are counted', () => {
  show([home], { checkout: checkoutOf([morning]), cart: cartOf(1) });
  expect(text()).toBe('Deliver to Home · Tue 24 Nov · 09:00–11:00');
  cleanup();
  show([home], { checkout: checkoutOf([morning, evening]), cart: cartOf(1) });
  expect(text()).toBe('Deliver to Home · 2 delivery times');
});

test('A time is left out that cannot be read, or whose cart is empty now', () => {
  show([home], { checkout: checkoutOf([{ ...morning, time_zone: 'Nowhere/None' }]), cart: cartOf(1) });
  expect(text()).toBe('Deliver to Home');
  cleanup();
  show([home], { checkout: checkoutOf([morning]), cart: cartOf(0) });
  expect(text()).toBe('Deliver to Home');
});
