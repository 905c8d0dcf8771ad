// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { startCardShop } from '#tests/support/views/card-shop.ts';
import { Rated, type RatedProps, ShopRated } from './Rated.tsx';

afterEach(cleanup);

const show = (rated: RatedProps, View = Rated) =>
  render(
    <ShopProvider value={startCardShop(false).shop}>
      <View {...rated} />
    </ShopProvider>,
  );

test.each([0, '0'])('No reviews (%o) are no rating, whatever average the back end reports for them', (count) => {
  show({ value: 5, count });
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([0, Number.NaN])('An average of %d is no rating', (value) => {
  show({ value });
  expect(screen.queryByRole('img')).toBeNull();
});

test.each(['1,204', '1.2K', 3, undefined])('An average is shown with %o reviews', (count) => {
  show({ value: 4.6, count });
  expect(screen.getByRole('img').textContent).toContain('4.6');
});

test.each([
  [5, '0'],
  [5, undefined],
])('A shop with an average of %d and %o reviews shows no stars', (value, count) => {
  show({ value, count }, ShopRated);
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  [5, '3'],
  [4.6, undefined],
])('A shop with an average of %d and %o reviews shows its stars', (value, count) => {
  show({ value, count }, ShopRated);
  expect(screen.getByRole('img').textContent).toContain(value.toFixed(1));
});
