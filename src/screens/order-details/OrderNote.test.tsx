// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { OrderNote } from './OrderHead.tsx';

afterEach(cleanup);

const show = (note: string | null) =>
  render(
    <ShopProvider value={viewShop({})}>
      <OrderNote note={note} />
    </ShopProvider>,
  );

test('shows the note of the checkout with the order', () => {
  show('Ring twice');
  expect(screen.getByRole('region', { name: text('Note for the shop') }).textContent).toContain('Ring twice');
});

test.each([null, '', ' '])('shows nothing for an order without a note (%j)', (note) => {
  show(note);
  expect(screen.queryByRole('region')).toBeNull();
});
