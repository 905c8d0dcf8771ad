/** @spec R85 */
import { describe, expect, test } from 'vitest';
import { aProduct } from '#tests/support/data/builders.ts';
import { oil, rice, riceForFour, salt } from '#tests/support/data/recipes.ts';
import { blogResponse } from './content.ts';
import { recipe } from './recipe.ts';
import { validated } from './tolerant.ts';

const post = { blog: { id: 1, title: 'Rice', slug: 'rice', tags: [] } };
const read = (sent: unknown) => validated(blogResponse, { ...post, recipe: sent });
const withIngredient = (ingredient: object) => ({ servings: 4, ingredients: [rice, ingredient] });

describe('a recipe', () => {
  test('is read as it is sent', () => {
    expect(read(riceForFour)).toMatchObject({ data: { recipe: riceForFour }, dropped: [] });
  });

  test('is absent or null for any other post', () => {
    expect(validated(blogResponse, post).data).not.toHaveProperty('recipe');
    expect(read(null)).toMatchObject({ data: { recipe: null }, dropped: [] });
  });

  test('may have its numbers as texts, and leaves out what it does not know', () => {
    const { text, id } = salt;
    const sent = {
      servings: '4',
      ingredients: [
        { ...rice, amount: '300.00', per_pack: '1000' },
        { id, text },
      ],
    };
    expect(validated(recipe, sent).data).toEqual({ servings: 4, ingredients: [rice, salt] });
  });

  test.each([
    ['no servings', { ...riceForFour, servings: undefined }, 'recipe.servings'],
    ['half a serving', { ...riceForFour, servings: 0.5 }, 'recipe.servings'],
    ['servings for a village', { ...riceForFour, servings: 21 }, 'recipe.servings'],
    ['no ingredients', { servings: 4 }, 'recipe.ingredients'],
    ['an empty list', { servings: 4, ingredients: [] }, 'recipe.ingredients'],
    ['a text', 'Cook it.', 'recipe'],
  ])('with %s is no recipe', (_, sent, place) => {
    const { data, dropped } = read(sent);
    expect(data.recipe).toBeNull();
    expect(data.blog.title).toBe('Rice');
    expect(dropped).toContain(place);
  });
});

describe('an ingredient', () => {
  test.each([
    ['id', undefined],
    ['text', ' '],
    ['amount', 'a lot'],
    ['amount', -1],
    ['amount', 0],
    ['amount', 1e7],
    ['unit', {}],
    ['per_pack', 0],
    ['per_pack', '1e999'],
    ['product', { ...aProduct(), price: undefined }],
    ['product', 41],
  ])('whose %s is %j is left out, and the others stay', (field, value) => {
    const { data, dropped } = read(withIngredient({ ...oil, [field]: value }));
    expect(data.recipe?.ingredients).toEqual([rice]);
    expect(dropped).toContain(`recipe.ingredients.1.${field}`);
  });
});
