// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { theSettings } from '#tests/support/data/builders.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { PartRefunds } from './PartRefunds.tsx';

afterEach(cleanup);

const show = (order: Partial<OrderDetails>) => {
  const preferences = createActor(preferencesMachine, { input: { settings: theSettings() } }).start();
  return render(
    <ShopProvider value={viewShop({ preferences })}>
      <PartRefunds order={order as OrderDetails} />
    </ShopProvider>,
  ).container.textContent;
};

test('each part that goes back is named with its reason', () => {
  const sent = { amount: 2.5, is_sent: true, note: 'One melon was bad.' };
  const shown = show({ part_refunds: [sent, { amount: 1, is_sent: false, note: '' }] });
  expect(shown).toMatch(/We’ve sent .*2\.50.* back to you\.One melon was bad\.We’ll send .*1\.00.* back/);
});

test('nothing is shown for an order of which nothing goes back', () => {
  expect(show({})).toBe('');
});
