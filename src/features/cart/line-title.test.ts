/** @spec R72 */
import { expect, test } from 'vitest';
import type { CartLine } from '#machines/cart/cart.types.ts';
import { lineTitle } from './CartShopGroup.tsx';

const line = (id: string, more: Partial<CartLine>) =>
  ({ id, productId: 50, name: 'Apron', unit: null, size: null, color: null, ...more }) as CartLine;

test('Two sizes of one product have controls with different names', () => {
  const lines = [line('1', { size: 'S', color: 'Red' }), line('2', { size: 'L', color: 'Red' })];
  expect(lines.map((each) => lineTitle(each, lines))).toEqual(['Apron, S, Red', 'Apron, L, Red']);
});

test('Two packs of one product have them too, and a single pack has the plain name', () => {
  const packs = [line('1', { unit: '500 g' }), line('2', { unit: '1 kg' })];
  expect(packs.map((each) => lineTitle(each, packs))).toEqual(['Apron, 500 g', 'Apron, 1 kg']);
  expect(lineTitle(line('1', { unit: '500 g' }), packs.slice(0, 1))).toBe('Apron');
});
