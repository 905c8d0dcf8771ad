// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Review } from '#machines/query/contract.types.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { ReviewList } from './ReviewList.tsx';

afterEach(cleanup);

const review = { id: 1, rating: 5, description: 'Fresh.', customer_name: 'ann', customer_profile: '' };

const show = (some: Partial<Review>) => {
  const reviews = [{ ...review, created_at: '', ...some }];
  render(
    <ShopProvider value={viewShop({})}>
      <ReviewList reviews={reviews} />
    </ShopProvider>,
  );
};

test('A review shows the photo of its shopper, or the first letter of the name', () => {
  show({ customer_profile: '/uploads/ann.webp' });
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/uploads/ann.webp');
  cleanup();
  show({});
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText('A')).toBeDefined();
});
