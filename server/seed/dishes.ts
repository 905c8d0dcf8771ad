/** Turns what posts cook into its seeded shape. */
import type { SeedIngredient, SeedRecipe } from './journal.types.ts';
import type { Dish, DishLine, Phrase } from './recipe.types.ts';
import type { Measure } from './seed.types.ts';
import { text } from './text.ts';

type Unit = { name: Phrase; is: readonly [content: number, measure: Measure] };

const units: Record<NonNullable<DishLine['unit']>, Unit> = {
  g: { name: ['g', 'غ', 'گرم'], is: [1, 'g'] },
  ml: { name: ['ml', 'مل', 'میلی‌لیتر'], is: [1, 'ml'] },
  tbsp: { name: ['tbsp', 'ملعقة كبيرة', 'قاشق غذاخوری'], is: [15, 'ml'] },
  tsp: { name: ['tsp', 'ملعقة صغيرة', 'قاشق چای‌خوری'], is: [5, 'ml'] },
};

const makeIngredient = ({ text: words, unit, is, ...line }: DishLine): SeedIngredient => {
  const counted = unit && units[unit];
  const [content, measure] = is ?? counted?.is ?? [1, 'piece'];
  return { ...line, text: text(words), ...(counted ? { unit: text(counted.name) } : {}), content, measure };
};

export const makeRecipe = ({ servings, lines }: Dish): SeedRecipe => ({
  servings,
  ingredients: lines.map(makeIngredient),
});
