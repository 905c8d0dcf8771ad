/** Makes the products with sizes and colours: one packaging, with a stock of its own, for each combination. */
import { byLocale } from '#locales/locales.ts';
import { colors, sizes, wares } from './data/wares.ts';
import { galleryOf } from './gallery.ts';
import { randomFor } from './random.ts';
import type { Phrase, WareRecipe } from './recipe.types.ts';
import type { SeedColor, SeedOption, SeedPackaging, SeedProduct } from './seed.types.ts';
import { escapeWords, phraseOf, slugify, text } from './text.ts';

const CATEGORY = 'kitchen-and-table';
const SHOP = 'clean-slate';
const FIRST_CODE = 9001;

const care: Phrase = ['Care', 'العناية', 'نگهداری'];
const onePiece = text(['1 piece', 'قطعة واحدة', '۱ عدد']);

export const makeSizes = (): SeedOption[] => sizes.map(({ slug, name }) => ({ slug, name: text(name) }));

export const makeColors = (): SeedColor[] => colors.map(({ slug, name, code }) => ({ slug, name: text(name), code }));

/** Without any, one nameless option keeps the other kind whole. */
const slugsOf = (options: Readonly<Record<string, number>> | undefined) =>
  options ? Object.keys(options) : [undefined];

const offered = (options: Readonly<Record<string, number>> = {}) =>
  Object.entries(options).map(([slug, surcharge]) => ({ slug, surcharge }));

function packagingsOf(ware: WareRecipe, slug: string): SeedPackaging[] {
  const random = randomFor(slug);
  return slugsOf(ware.sizes).flatMap((size) =>
    slugsOf(ware.colors).map((color) => {
      const name = [size, color].filter(Boolean).join(' ');
      return {
        label: onePiece,
        amount: 1,
        measure: 'piece' as const,
        price: ware.price,
        ...(ware.discountPrice && { discountPrice: ware.discountPrice }),
        stock: ware.soldOut?.includes(name) ? 0 : random.between(4, 40),
        ...(size && { size }),
        ...(color && { color }),
      };
    }),
  );
}

export const wareSlug = ({ name: [english] }: WareRecipe): string => slugify(english.replace(/’/g, ''));

const makeWare = (ware: WareRecipe, index: number): SeedProduct => {
  const slug = wareSlug(ware);
  const random = randomFor(`${slug} shelf`);
  const say = (phrase: Phrase, language: Parameters<typeof phraseOf>[1]) => escapeWords(phraseOf(phrase, language));
  return {
    slug,
    code: `LRD-${FIRST_CODE + index}`,
    shop: SHOP,
    category: CATEGORY,
    subCategory: ware.sub,
    name: text(ware.name),
    shortDescription: text(ware.note),
    description: byLocale(
      (language) =>
        `<p>${say(ware.note, language)}</p><ul><li><strong>${say(care, language)}:</strong> ${say(ware.care, language)}</li></ul>`,
    ),
    packagings: packagingsOf(ware, slug),
    sizes: offered(ware.sizes),
    colors: offered(ware.colors),
    picture: slug,
    gallery: galleryOf(slug),
    sold: random.between(3, 40),
    ageDays: random.between(60, 200),
  };
};

export const makeWares = (): SeedProduct[] => wares.map(makeWare);
