/** The columns of a file that state what is inside a food. */
import {
  type Allergen,
  allergens,
  type Diet,
  diets,
  type FoodFacts,
  type Nutrition,
  nutrients,
} from '#server/domain/food-facts.ts';
import type { Translated } from '#server/domain/texts.ts';
import { knownLocales } from '#server/i18n/languages.ts';
import { asText, type Cells } from './cells.ts';
import { inLocale, textIn } from './columns.ts';

const single = ['contains', 'may_contain', 'allergens_complete', 'diets', 'origin_country', 'nutrition_per'] as const;

const factColumns = (): string[] => [
  ...(['ingredients', 'origin'] as const).flatMap((column) => knownLocales().map((locale) => inLocale(column, locale))),
  ...single,
  ...nutrients,
];

const perValues = ['100g', '100ml'] as const;
/** Fat has most energy of all: 100 g of it have 3,700 kJ. */
const most = (nutrient: (typeof nutrients)[number]) => ({ kj: 4_000, kcal: 950 })[nutrient as 'kj'] ?? 100;

/** What a product with this allergen cannot promise. Milk without lactose exists. */
const against: Partial<Record<Diet, readonly Allergen[]>> = {
  vegan: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
  vegetarian: ['crustaceans', 'fish', 'molluscs'],
  'gluten-free': ['gluten'],
};

function dietsOf(cells: Cells, contains: readonly Allergen[]): Diet[] {
  const found = cells.someOf('diets', diets);
  for (const diet of found)
    for (const allergen of (against[diet] ?? []).filter((each) => contains.includes(each)))
      cells.refuse('diets', `it says ${diet}, and "contains" has ${allergen}`, 'Correct the one that is wrong');
  return found;
}

/** A part cannot be more than the whole. */
const parts = [
  ['saturates', 'fat'],
  ['sugars', 'carbohydrate'],
] as const;

function nutritionOf(cells: Cells): Nutrition | null {
  const per = cells.oneOf('nutrition_per', perValues);
  const values: Omit<Nutrition, 'per'> = Object.fromEntries(
    nutrients.flatMap((nutrient) => {
      const value = cells.content(nutrient, most(nutrient));
      return value === undefined ? [] : [[nutrient, value]];
    }),
  );
  const isStated = Object.keys(values).length > 0;
  for (const [part, whole] of parts)
    if ((values[part] ?? 0) > (values[whole] ?? 100))
      cells.refuse(part, `it is more than "${whole}"`, 'Correct the one that is wrong');
  if (isStated && cells.raw('nutrition_per') === undefined)
    cells.refuse('nutrition_per', 'it is empty', `Write ${perValues.join(' or ')}`);
  return per && isStated ? { per, ...values } : null;
}

function countryOf(cells: Cells): string | null {
  const country = cells.raw('origin_country')?.toUpperCase();
  if (country === undefined || /^[A-Z]{2}$/.test(country)) return country ?? null;
  cells.refuse('origin_country', `"${country.slice(0, 30)}" is no code of a country`, 'Write two letters, such as IT');
  return null;
}

function ingredientsOf(cells: Cells): Translated | null {
  for (const column of knownLocales().map((locale) => inLocale('ingredients', locale)))
    if ((cells.raw(column)?.split('*').length ?? 1) % 2 === 0)
      cells.refuse(column, 'an asterisk has no partner', 'Put one before and one after each allergen');
  const text = cells.translated('ingredients');
  return text.en ? text : null;
}

const isNothing = ({ isComplete, ...facts }: FoodFacts): boolean =>
  !isComplete && Object.values(facts).every((value) => value === null || (Array.isArray(value) && value.length === 0));

/** A file that has one of these columns states all that is known. Undefined: it has none of them. */
export function factsOf(cells: Cells): FoodFacts | null | undefined {
  if (!cells.hasSomeOf(factColumns())) return undefined;
  const contains = cells.someOf('contains', allergens);
  const mayContain = cells.someOf('may_contain', allergens);
  for (const allergen of mayContain.filter((each) => contains.includes(each)))
    cells.refuse('may_contain', `"contains" has ${allergen} too`, 'Name it in one of the two');
  const origin = cells.translated('origin');
  const facts: FoodFacts = {
    ingredients: ingredientsOf(cells),
    contains,
    mayContain,
    isComplete: cells.oneOf('allergens_complete', ['yes', 'no']) === 'yes',
    nutrition: nutritionOf(cells),
    originCountry: countryOf(cells),
    origin: origin.en ? origin : null,
    diets: dietsOf(cells, contains),
  };
  return isNothing(facts) ? null : facts;
}

/** The cells that the import takes back. */
export const factCells = (facts: FoodFacts | null): Record<string, string> => {
  if (!facts) return {};
  const texts = (column: 'ingredients' | 'origin') =>
    knownLocales().map((locale) => [
      inLocale(column, locale),
      asText(facts[column] ? textIn(facts[column], locale) : ''),
    ]);
  return {
    ...Object.fromEntries([...texts('ingredients'), ...texts('origin')]),
    contains: facts.contains.join(' | '),
    may_contain: facts.mayContain.join(' | '),
    allergens_complete: facts.isComplete ? 'yes' : '',
    diets: facts.diets.join(' | '),
    origin_country: facts.originCountry ?? '',
    nutrition_per: facts.nutrition?.per ?? '',
    ...Object.fromEntries(nutrients.map((nutrient) => [nutrient, String(facts.nutrition?.[nutrient] ?? '')])),
  };
};
