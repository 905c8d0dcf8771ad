/** All hand-written base items, unfolded into the varieties that become products. */
import { categories } from './data/categories.ts';
import { dry } from './data/dry.ts';
import { exceptions } from './data/exceptions.ts';
import { fresh } from './data/fresh.ts';
import { home } from './data/home.ts';
import { produce } from './data/produce.ts';
import type { Allergen, BaseItem, CategoryRecipe, KindExtra, Look, Phrase, SubRecipe } from './recipe.types.ts';
import { slugify } from './text.ts';

export type Variety = {
  slug: string;
  name: Phrase;
  base: BaseItem;
  note: Phrase;
  allergens: readonly Allergen[];
  sub: SubRecipe;
  category: CategoryRecipe;
  extra: KindExtra;
  glyph: string;
  hue: number;
  look: Look;
};

const baseItems: readonly BaseItem[] = [...produce, ...fresh, ...dry, ...home];

const ORGANIC_PRICE = 1.35;

const places = new Map(
  categories.flatMap((category) => category.subs.map((sub) => [sub.slug, { category, sub }] as const)),
);

/** English puts the adjective first; Arabic and Persian put it last, and Arabic lets it agree with the noun. */
const organicName = ([en, ar, ir]: Phrase, gender: BaseItem['gender']): Phrase => [
  `Organic ${en}`,
  `${ar} ${gender === 'f' ? 'عضوية' : 'عضوي'}`,
  `${ir} ارگانیک`,
];

const firstName = (base: BaseItem): Phrase => {
  const [first] = base.kinds;
  if (!first || first === 'organic') throw new Error(`The first kind of ${base.note[0]} needs a name`);
  return [first[0], first[1], first[2]];
};

const unfold = (base: BaseItem): Variety[] => {
  const place = places.get(base.sub);
  if (!place) throw new Error(`Unknown sub-category ${base.sub}`);
  return base.kinds.map((kind) => {
    const name: Phrase = kind === 'organic' ? organicName(firstName(base), base.gender) : [kind[0], kind[1], kind[2]];
    const extra = kind === 'organic' ? { factor: ORGANIC_PRICE, hue: base.hue + 14 } : (kind[3] ?? {});
    const { glyph = base.glyph, hue = base.hue, look = base.look } = extra;
    const slug = slugify(name[0]);
    const { note = base.note, allergens = base.allergens ?? [] } = exceptions[slug] ?? {};
    return { slug, name, base, note, allergens, ...place, extra, glyph, hue, look };
  });
};

export const varieties = (): Variety[] => baseItems.flatMap(unfold);
