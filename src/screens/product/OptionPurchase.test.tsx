// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import english from '#locales/en.json' with { type: 'json' };
import type { ProductDetails } from '#machines/query/contract.types.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { startCardShop } from '#tests/support/views/card-shop.ts';
import { OptionPurchase } from './OptionPurchase.tsx';

afterEach(cleanup);
afterEach(() => history.replaceState(null, '', '/'));

const apron = {
  id: 50,
  name: 'Apron',
  price: 10,
  discount_price: 0,
  discount_percentage: 0,
  quantity: 7,
  sizes: [
    { id: 1, name: 'S', price: 0 },
    { id: 2, name: 'L', price: 1.5 },
  ],
  colors: [
    { id: 8, name: 'Red', price: 0, color_code: '#aa0000' },
    { id: 9, name: 'Green', price: 0, color_code: '#00aa00' },
  ],
  option_stocks: [
    { size_id: 1, color_id: 8, stock: 4 },
    { size_id: 2, color_id: 8, stock: 3 },
    { size_id: 1, color_id: 9, stock: 2 },
  ],
  shop: { id: 3, name: 'Green Lane', logo: '', estimated_delivery_time: '', rating: 4 },
} as unknown as ProductDetails;

const show = (search = '') => {
  const { cart, sent, shop } = startCardShop(true);
  render(
    <ShopProvider value={shop}>
      <OptionPurchase product={apron} search={new URLSearchParams(search)} />
    </ShopProvider>,
  );
  return { cart, sent };
};

const text = () => document.body.textContent ?? '';
const radio = (name: RegExp) => screen.getByRole('radio', { name });

describe('OptionPurchase', () => {
  test('chooses nothing for the shopper and shows the lowest price', () => {
    show();
    expect(screen.getAllByRole('radio').filter((each) => (each as HTMLInputElement).checked)).toEqual([]);
    expect(text()).toContain('From');
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });

  test('leads from the button to what is missing, and adds nothing', () => {
    const { cart } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Choose a size' }));
    expect(document.activeElement).toBe(radio(/^S/));
    cleanup();
    show('size=2');
    fireEvent.click(screen.getByRole('button', { name: `${english['Buy now']}: Apron` }));
    expect(document.activeElement).toBe(radio(/^Red/));
    expect(cart.getSnapshot().context.change).toBeUndefined();
  });

  test('puts into a list what is chosen, and leads to what is missing before', () => {
    const { sent } = show('size=2');
    fireEvent.click(screen.getByRole('button', { name: english['Add to a list'] }));
    expect(document.activeElement).toBe(radio(/^Red/));
    expect(sent).toEqual([]);
    cleanup();
    const chosen = show('size=2&color=8');
    fireEvent.click(screen.getByRole('button', { name: english['Add to a list'] }));
    const item = { product_id: 50, packaging_id: null, size: 2, color: 8, quantity: 1 };
    expect(chosen.sent).toEqual([
      { type: 'flow.ensure', flow: 'listPicker', event: { type: 'picker.open', items: [item] } },
    ]);
  });

  test('puts the choice into the address', () => {
    show('size=2');
    fireEvent.click(radio(/^Red/));
    expect(location.pathname + location.search).toBe('/products/50/details?size=2&color=8');
  });

  test('shows the price with its surcharge, and adds what is chosen', async () => {
    const { cart } = show('size=2&color=8');
    await new Promise((resolve) => setTimeout(resolve));
    expect(text()).toContain('11.50$');
    expect(text()).toContain('Only 3 left');
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(cart.getSnapshot().context.change).toMatchObject({
      kind: 'add',
      product: { productId: 50, sizeId: 2, colorId: 8, unitPrice: 11.5, stock: 3 },
    });
  });

  test('says which option is sold out with the other one, and can still leave it', () => {
    show('color=9');
    expect(radio(/^L.*Sold out/)).toHaveProperty('disabled', false);
    expect(radio(/^S/).closest('label')?.textContent).not.toContain('Sold out');
    cleanup();
    show('size=2&color=9');
    expect(screen.getByRole('button', { name: 'Sold out' }).getAttribute('aria-disabled')).toBe('true');
  });
});
