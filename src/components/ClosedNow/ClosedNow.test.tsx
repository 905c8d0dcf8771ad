// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { startCardShop } from '#tests/support/views/card-shop.ts';
import { ClosedNow } from './ClosedNow.tsx';

afterEach(cleanup);

test('The hour of the next opening is the one of the shop, wherever the browser is', () => {
  const { container } = render(
    <ShopProvider value={startCardShop(false).shop}>
      <ClosedNow opensAt="09:30" />
    </ShopProvider>,
  );
  expect(container.textContent).toMatch(/^Closed now, opens at .*9:30/);
});
