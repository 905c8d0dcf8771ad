// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import type { Voucher } from '#machines/vouchers/vouchers.types.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { theSettings } from '#tests/support/data/builders.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { VoucherItem } from './VoucherItem.tsx';

afterEach(cleanup);

const voucher: Voucher = {
  id: 1,
  voucher_type: 'shop',
  code: 'TEN',
  discount_type: 'Percentage',
  discount: 10,
  min_order_amount: 0,
  max_discount_amount: 0,
  limit_for_user: 1,
  shop_id: 3,
  started: '',
  validity: '31 March 2025 23:59',
  is_collected: false,
};

const show = (changed: Partial<Voucher>) => {
  const preferences = createActor(preferencesMachine, { input: { settings: theSettings() } }).start();
  render(
    <ShopProvider value={viewShop({ preferences })}>
      <VoucherItem
        voucher={{ ...voucher, ...changed }}
        isCollecting={false}
        isDisabled={false}
        onCollect={() => undefined}
      />
    </ShopProvider>,
  );
};

test.each(['Amount', 'Fixed', 'fixed'])('a discount of the type %s is an amount of money', (type) => {
  show({ discount_type: type, discount: 5 });
  expect(screen.getByText(/5\.00.* off/)).toBeDefined();
});

test.each(['Percentage', 'percentage'])('a discount of the type %s is a part of the price', (type) => {
  show({ discount_type: type, discount: 5 });
  expect(screen.getByText(/5% off/)).toBeDefined();
});

test('shows until when a voucher is valid', () => {
  show({ validity: '31 March 2025 23:59' });
  expect(screen.getByText(/31 Mar, 2025/)).toBeDefined();
});

test.each(['', '01 January 1970 00:00', '1970-01-01T00:00:00Z', '01 January 1970 05:30'])(
  'shows no date for a voucher without an end (%j)',
  (validity) => {
    show({ validity });
    expect(screen.queryByText(/1970|Valid/)).toBeNull();
  },
);

test('shows the code of a voucher, and no label without one', () => {
  show({ code: 'TEN' });
  expect(screen.getByText('TEN')).toBeDefined();
  cleanup();
  show({ code: '' });
  expect(screen.queryByText(/Code/)).toBeNull();
});
