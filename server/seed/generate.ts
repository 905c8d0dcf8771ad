/** Makes the products from the varieties of the catalogue: prices, packs, stock, texts and pictures. */
import { byLocale } from '#locales/locales.ts';
import { type Variety, varieties } from './catalogue.ts';
import { brands } from './data/brands.ts';
import { allergens, labels, origins, storages } from './data/care.ts';
import { shops } from './data/shops.ts';
import { seedFacts } from './food-facts.ts';
import { galleryOf } from './gallery.ts';
import { packagingsFor } from './packagings.ts';
import { type Random, randomFor } from './random.ts';
import type { Phrase } from './recipe.types.ts';
import type { SeedProduct, Text } from './seed.types.ts';
import { escapeWords, phraseOf, text } from './text.ts';

const CORNER_SHOP = 'daily-basket';
/** How often the corner shop, and not the specialist, has the second variety of something. */
const CORNER_SHARE = 0.14;
const KEPT_BY_SPECIALISTS = new Set(['household', 'fish-and-seafood', 'meat-and-poultry', 'bakery']);

const shopOf = (variety: Variety, random: Random) => {
  if (variety.extra.shop) return variety.extra.shop;
  const first = variety.base.kinds[0] !== 'organic' && variety.base.kinds[0]?.[0] === variety.name[0];
  const corner = !first && !KEPT_BY_SPECIALISTS.has(variety.category.slug) && random.next() < CORNER_SHARE;
  return corner ? CORNER_SHOP : variety.sub.shop;
};

const brandOf = (variety: Variety, random: Random) =>
  variety.extra.brand ??
  variety.base.brand ??
  (variety.sub.brands.length > 0 ? random.pick(variety.sub.brands) : undefined);

const JOIN: Record<keyof Text, string> = { en: ', ', ar: ' و', ir: ' و ' };

const allergenNames = (variety: Variety, language: keyof Text) =>
  variety.allergens.map((allergen) => phraseOf(allergens[allergen], language)).join(JOIN[language]);

const row = (label: Phrase, value: string | undefined, language: keyof Text) =>
  value ? `<li><strong>${phraseOf(label, language)}:</strong> ${value}</li>` : '';

type Labels = { shop: string; brand: string | undefined; origin: Phrase | undefined };

const describe = (variety: Variety, { shop, brand, origin }: Labels): Text => {
  const voice = shops.find(({ slug }) => slug === shop)?.voice;
  const maker = brand ? brands[brand] : undefined;
  return byLocale((language) => {
    const say = (phrase: Phrase | undefined) => (phrase ? escapeWords(phraseOf(phrase, language)) : undefined);
    const rows = [
      row(labels.ingredients, say(variety.base.ingredients), language),
      row(labels.allergens, allergenNames(variety, language), language),
      row(labels.storage, say(storages[variety.sub.storage]), language),
      row(labels.origin, say(origin), language),
      row(labels.brand, say(maker), language),
    ];
    const opening = `${phraseOf(variety.note, language)} ${phraseOf(variety.sub.tip, language)}`;
    return `<p>${opening}</p><ul>${rows.join('')}</ul><p>${say(voice) ?? ''}</p>`;
  });
};

const makeProduct = (variety: Variety, index: number): SeedProduct => {
  const random = randomFor(variety.slug);
  const shop = shopOf(variety, random);
  const brand = brandOf(variety, random);
  const places = origins[variety.sub.slug] ?? origins[variety.category.slug];
  const origin = places ? random.pick(places) : undefined;
  const facts = seedFacts(variety, { brand, origin });
  const price = variety.base.price * (variety.extra.factor ?? 1);
  return {
    slug: variety.slug,
    code: `LRD-${String(index + 1001)}`,
    shop,
    category: variety.category.slug,
    subCategory: variety.sub.slug,
    ...(brand ? { brand } : {}),
    name: text(variety.name),
    shortDescription: text(variety.note),
    description: describe(variety, { shop, brand, origin }),
    packagings: packagingsFor(variety.extra.packs ?? variety.base.packs, price, random),
    picture: variety.slug,
    gallery: galleryOf(variety.slug),
    sold: Math.round(12 + 1400 * random.next() ** 3),
    ageDays: random.between(1, 260),
    ...(facts && { facts }),
  };
};

export const makeProducts = (): SeedProduct[] => {
  const products = varieties().map(makeProduct);
  const seen = new Set<string>();
  for (const { slug } of products) {
    if (seen.has(slug)) throw new Error(`Two products are called ${slug}`);
    seen.add(slug);
  }
  return products;
};
