// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { sampleOf } from '#tests/paths/sample.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { OrderHead } from './OrderHead.tsx';

afterEach(cleanup);

const show = (more: Partial<OrderDetails>) =>
  render(
    <ShopProvider value={viewShop({})}>
      <OrderHead order={{ ...(sampleOf('OrderDetails', {}) as OrderDetails), ...more }} />
    </ShopProvider>,
  );

test('The courier of an order on its way can be called', () => {
  show({ order_status: 'On The Way', rider: { name: 'Sam Rider', phone: '+1 (202) 555-0142' } });
  expect(screen.getByText('Sam Rider')).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+12025550142');
});

test('A courier without a number has no link, and a delivered order no courier', () => {
  show({ order_status: 'On The Way', rider: { name: 'Sam Rider', phone: null } });
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  show({ order_status: 'Delivered', rider: { name: 'Sam Rider' } });
  expect(screen.queryByText('Sam Rider')).toBeNull();
});
