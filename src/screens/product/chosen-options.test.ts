/** @spec R72 */
import { describe, expect, test } from 'vitest';
import type { ProductDetails } from '#machines/query/contract.types.ts';
import { chosenOptions, isPriceOpen, missingOptions, offerOf, requestedOptions, stockOf } from './chosen-options.ts';

const apron = {
  id: 50,
  name: 'Apron',
  price: 12,
  discount_price: 10.1,
  discount_percentage: 16,
  quantity: 7,
  sizes: [
    { id: 1, name: 'S', price: 0 },
    { id: 2, name: 'L', price: 1.2 },
  ],
  colors: [
    { id: 8, name: 'Red', price: 0, color_code: '#aa0000' },
    { id: 9, name: 'Green', price: 0.1, color_code: '#00aa00' },
  ],
  shop: { id: 3, name: 'Green Lane', logo: '' },
} as unknown as ProductDetails;

const stocks = [
  { size_id: 1, color_id: 8, stock: 4 },
  { size_id: 1, color_id: 9, stock: 0 },
  { size_id: 2, color_id: 8, stock: 3 },
];
const counted = { ...apron, option_stocks: stocks };
const choose = (size?: string, color?: string, product = apron) => chosenOptions(product, { size, color });

describe('the options of a product', () => {
  test('are not chosen silently', () => {
    expect(choose()).toEqual({ size: undefined, color: undefined });
    expect(missingOptions(apron, choose())).toEqual(['size', 'color']);
    expect(missingOptions(apron, choose('2'))).toEqual(['color']);
    expect(missingOptions(apron, choose('2', '9'))).toEqual([]);
  });

  test('are missing where the address names one of another product', () => {
    expect(missingOptions(apron, choose('77', 'NaN'))).toEqual(['size', 'color']);
  });

  test('need no choice where there is only one', () => {
    const oneSize = { ...apron, sizes: apron.sizes.slice(1), colors: [] };
    expect(missingOptions(oneSize, choose(undefined, undefined, oneSize))).toEqual([]);
  });

  test('add their surcharges to the price and to its discount, without a rest of fractions', () => {
    expect(offerOf(apron, choose('2', '9'))).toEqual({ price: 13.3, discount_price: 11.4, discount_percentage: 0 });
    expect(offerOf(apron, choose('1', '8'))).toEqual({ price: 12, discount_price: 10.1, discount_percentage: 16 });
  });

  test('count at their lowest price until they are chosen, and the price is open', () => {
    expect(offerOf(apron, choose())).toMatchObject({ price: 12, discount_price: 10.1 });
    expect(isPriceOpen(apron, choose())).toBe(true);
    expect(isPriceOpen(apron, choose('2'))).toBe(true);
    expect(isPriceOpen(apron, choose('2', '8'))).toBe(false);
  });

  test('have the stock that the back end counts for them, else that of the product', () => {
    expect(stockOf(counted, choose('1'))).toBe(4);
    expect(stockOf(counted, choose('2', '9'))).toBe(0);
    expect(stockOf(apron, choose('1', '8'))).toBeUndefined();
    expect(requestedOptions(counted, choose('2', '8')).stock).toBe(3);
    expect(requestedOptions(apron, choose('2', '8')).stock).toBe(7);
  });

  test('are sent with the product', () => {
    expect(requestedOptions(apron, choose('2', '9'))).toMatchObject({
      productId: 50,
      packagingId: null,
      sizeId: 2,
      colorId: 9,
      size: { name: 'L' },
      color: { name: 'Green' },
      unitPrice: 11.4,
      fullPrice: 13.3,
    });
  });
});
