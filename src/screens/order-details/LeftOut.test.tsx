// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { theSettings } from '#tests/support/data/builders.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { LeftOut } from './LeftOut.tsx';

afterEach(cleanup);

const missing = { id: 1, name: 'Milk', thumbnail: '', quantity: 2, unit: '1 l', replaced_by: [] };

const show = (order: Partial<OrderDetails>) => {
  const preferences = createActor(preferencesMachine, { input: { settings: theSettings() } }).start();
  render(
    <ShopProvider value={viewShop({ preferences })}>
      <LeftOut order={{ order_status: 'Pending', ...order } as OrderDetails} />
    </ShopProvider>,
  );
};

const card = () => screen.queryByRole('region', { name: text('Missing from this order') })?.textContent;

test('is not there for an order that is delivered as it was placed', () => {
  show({});
  expect(card()).toBeUndefined();
});

test('names what is left out or replaced, and the new amount', () => {
  const replaced = { ...missing, id: 2, name: 'Tea', unit: '', replaced_by: ['Coffee'] };
  show({ left_out: [missing, replaced], ordered_amount: 12, payable_amount: 9 });
  expect(card()).toContain(text('{count} × {name}: left out', { count: '2', name: 'Milk · 1 l' }));
  expect(card()).toContain(text('{count} × {name}: replaced by {other}', { count: '2', name: 'Tea', other: 'Coffee' }));
  expect(card()).toMatch(/9\.00.*12\.00/);
});

test('says what goes back of a payment, and once it was sent', () => {
  show({ left_out: [missing], ordered_amount: 12, payable_amount: 9, refund: { amount: 3, is_sent: false } });
  expect(card()).toMatch(/We’ll send .*3\.00.* back/);
  cleanup();
  show({ left_out: [missing], ordered_amount: 12, payable_amount: 9, refund: { amount: 3, is_sent: true } });
  expect(card()).toMatch(/We’ve sent .*3\.00.* back/);
});
