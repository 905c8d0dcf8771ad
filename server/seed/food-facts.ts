/** What the demo's sellers state about their foods. A good part stays unknown, as in any shop. */
import {
  type Allergen,
  allergens,
  type Diet,
  diets,
  type FoodFacts,
  type Nutrition,
} from '#server/domain/food-facts.ts';
import type { Variety } from './catalogue.ts';
import { type Stated, stated } from './data/ingredients.ts';
import { randomFor } from './random.ts';
import type { Phrase } from './recipe.types.ts';
import { nutritionOf } from './studio/nutrition.ts';
import { text } from './text.ts';

const labels: Record<string, Diet[]> = {
  v: ['vegetarian', 'vegan'],
  y: ['vegetarian'],
  h: ['halal'],
  k: ['kosher'],
  g: ['gluten-free'],
  l: ['lactose-free'],
};

/** The names of the pictures' labels in the words of the law. */
const inLaw: Partial<Record<string, Allergen>> = { egg: 'eggs', soy: 'soybeans', shellfish: 'crustaceans' };
const shelled = /oyster|squid/;

const countries: Record<string, string> = {
  Spain: 'ES',
  Morocco: 'MA',
  Egypt: 'EG',
  Turkey: 'TR',
  'Costa Rica': 'CR',
  Ghana: 'GH',
  Peru: 'PE',
  India: 'IN',
  Iran: 'IR',
  'Saudi Arabia': 'SA',
  Tunisia: 'TN',
  Ethiopia: 'ET',
  Colombia: 'CO',
  'Sri Lanka': 'LK',
  'Assam, India': 'IN',
};

const bySlug = new Map(stated.flatMap((each) => each.slugs.split(' ').map((slug): [string, Stated] => [slug, each])));

const kilojoules = 4.184;

const drinks = /^(?:milk-and-cream|juice|water-and-soft-drinks|plant-milk|oils-and-vinegars)$/;

function nutritionIn({ slug, sub }: Variety): Nutrition | null {
  const found = nutritionOf(slug);
  if (!found) return null;
  const [kcal, fat, saturates, carbohydrate, sugars, protein, salt] = found;
  const energy = { kj: Math.round(kcal * kilojoules), kcal };
  return {
    per: drinks.test(sub.slug) ? '100ml' : '100g',
    ...energy,
    fat,
    saturates,
    carbohydrate,
    sugars,
    protein,
    salt,
  };
}

const containedIn = ({ slug, allergens }: Variety): Allergen[] =>
  allergens.map((each) => (shelled.test(slug) ? 'molluscs' : (inLaw[each] ?? (each as Allergen))));

/** A whole name such as "Spain" is a country; "Millbrook valley" is a place that has only its own name. */
const originOf = (origin: Phrase | undefined) => {
  const country = origin ? (countries[origin[0]] ?? null) : null;
  return { originCountry: country, origin: origin && (!country || origin[0].includes(',')) ? text(origin) : null };
};

type Labels = { brand: string | undefined; origin: Phrase | undefined };

const quarter = 0.25;

/** Of every four packed goods about which nothing certain is known, one states nothing at all. */
const isSilent = ({ slug }: Variety, { brand }: Labels) =>
  nutritionOf(slug) === undefined ||
  (!bySlug.has(slug) && brand !== undefined && randomFor(`${slug} facts`).next() < quarter);

/** Of the law. */
const inOrder = (some: readonly Allergen[]) => allergens.filter((each) => some.includes(each));

const statedOf = (variety: Variety): Pick<FoodFacts, 'ingredients' | 'contains' | 'mayContain' | 'isComplete'> => {
  const known = bySlug.get(variety.slug);
  if (!known) return { ingredients: null, contains: inOrder(containedIn(variety)), mayContain: [], isComplete: false };
  const { contains = [], mayContain = [] } = known;
  return {
    ingredients: text(known.text),
    contains: inOrder(contains),
    mayContain: inOrder(mayContain),
    isComplete: true,
  };
};

export function seedFacts(variety: Variety, said: Labels): FoodFacts | undefined {
  if (isSilent(variety, said)) return undefined;
  const { slug } = variety;
  const promised = [...(bySlug.get(slug)?.labels ?? '')].flatMap((letter) => labels[letter] ?? []);
  return {
    ...statedOf(variety),
    nutrition: said.brand || bySlug.has(slug) ? nutritionIn(variety) : null,
    ...originOf(said.origin),
    diets: diets.filter((diet) => promised.includes(diet) || (diet === 'organic' && slug.startsWith('organic-'))),
  };
}
