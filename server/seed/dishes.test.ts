/** @spec R86 */
import { describe, expect, test } from 'vitest';
import { dishes } from './data/blog-dishes.ts';
import { demoShop } from './demo-shop.ts';

const { blogPosts, products } = demoShop();
const cooked = blogPosts.flatMap(({ slug, recipe }) => (recipe ? [{ slug, ...recipe }] : []));
const lines = cooked.flatMap(({ slug, ingredients }) => ingredients.map((line) => ({ slug, ...line })));

describe('the dishes of the demo journal', () => {
  test('belong to posts of the journal', () => {
    expect(cooked.map(({ slug }) => slug).sort()).toEqual(Object.keys(dishes).sort());
    expect(cooked.length).toBeGreaterThanOrEqual(6);
  });

  test('are written in three languages', () => {
    for (const { text } of lines) expect(Object.values(text).filter((words) => words.trim())).toHaveLength(3);
  });

  test('name products of the demo shop, whose packs are counted in the same measure as the amount', () => {
    const sold = lines.filter(({ product }) => product !== undefined);
    const wrong = sold.filter(({ product, measure }) => {
      const [pack] = products.find(({ slug }) => slug === product)?.packagings ?? [];
      return pack?.measure !== measure;
    });
    expect(sold.length).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  });

  test('also need what the shop does not sell, and what it has run out of', () => {
    const soldOut = new Set(products.filter(({ packagings: [pack] }) => pack?.stock === 0).map(({ slug }) => slug));
    expect(lines.some(({ product }) => product === undefined)).toBe(true);
    expect(lines.some(({ product }) => product !== undefined && soldOut.has(product))).toBe(true);
  });
});
