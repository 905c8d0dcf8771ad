/** Rice with tomatoes for four, of which the shop sells two things, has run out of one and does not sell the last. */
import type { Recipe, RecipeIngredient } from '#api/types/blogs.ts';
import { aProduct } from './builders.ts';

export const anIngredient = (some: Partial<RecipeIngredient> = {}): RecipeIngredient => ({
  id: 1,
  text: 'Basmati rice',
  amount: 300,
  unit: 'g',
  product: aProduct({ id: 41, name: 'Basmati Rice', packaging_id: 97, unit: { id: 97, name: '1 kg' } }),
  per_pack: 1000,
  ...some,
});

export const rice = anIngredient();
export const tomatoes = anIngredient({
  id: 2,
  text: 'Tomatoes',
  amount: 6,
  unit: null,
  product: aProduct({ id: 42, packaging_id: 98, unit: { id: 98, name: '500 g' }, price: 2, discount_price: 0 }),
  per_pack: 4,
});
export const oil = anIngredient({ id: 3, text: 'Olive oil', product: aProduct({ id: 43, quantity: 0 }) });
export const salt = anIngredient({ id: 4, text: 'Salt', amount: null, unit: null, product: null, per_pack: null });

export const riceForFour: Recipe = { servings: 4, ingredients: [rice, tomatoes, oil, salt] };
