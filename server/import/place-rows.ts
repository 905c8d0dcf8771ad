/** The rows of shops, categories, brands and options that an import makes. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { byLocale } from '#locales/locales.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { brands, categories, subCategories } from '#server/db/schema/catalogue.ts';
import { colors, sizes } from '#server/db/schema/options.ts';
import { shops } from '#server/db/schema/shops.ts';
import type { Translated } from '#server/domain/texts.ts';
import { slugify } from '#server/seed/text.ts';

export type Kind = 'shop' | 'category' | 'subcategory' | 'brand' | 'size' | 'color';

/** A row that has a name. */
export type Named = { id: number; slug: string; name: Translated };

const blank = byLocale(() => '');
const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Different texts have different slugs, also in scripts without Latin letters. */
export function slugOf(text: string): string {
  const slug = slugify(text).slice(0, 60);
  return slug !== '' && slug === text.toLowerCase().trim().replaceAll(' ', '-')
    ? slug
    : `${slug}-${shortHash(text)}`.replace(/^-/, '');
}

/** Different SKUs have different slugs: only capitals, digits and single hyphens stand for themselves. */
export const slugOfSku = (sku: string): string =>
  /^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(sku) ? sku.toLowerCase() : `${slugify(sku)}-${shortHash(sku)}`.replace(/^-/, '');

/** The tables by what a file calls their rows. */
export const tables = {
  shop: shops,
  category: categories,
  subcategory: subCategories,
  brand: brands,
  size: sizes,
  color: colors,
};

const first = <Row>([row]: Row[]): Row => {
  if (row === undefined) throw new Error('The row was not written.');
  return row;
};

/** Writes one row with a name in each language. */
export const inserts: Record<
  Kind,
  (tx: Tx, name: Translated, more: { within: number; code: string }) => Promise<Named>
> = {
  shop: async (tx, name) =>
    first(
      await tx
        .insert(shops)
        .values({
          ...{ slug: slugOf(name.en), name, tagline: blank, description: blank, address: blank, phone: '', email: '' },
          ...{ logo: '', banner: '', estimatedDelivery: blank },
        })
        .returning(),
    ),
  category: async (tx, name) =>
    first(
      await tx
        .insert(categories)
        .values({ slug: slugOf(name.en), name, description: blank, picture: '', position: await tx.$count(categories) })
        .returning(),
    ),
  subcategory: async (tx, name, { within: categoryId }) =>
    first(
      await tx
        .insert(subCategories)
        .values({ slug: `${slugOf(name.en)}-${categoryId}`, categoryId, name, picture: '' })
        .returning(),
    ),
  brand: async (tx, name) =>
    first(
      await tx
        .insert(brands)
        .values({ slug: slugOf(name.en), name })
        // Two sellers may name a new brand at the same time.
        .onConflictDoUpdate({ target: brands.slug, set: { slug: sql`excluded.slug` } })
        .returning(),
    ),
  size: async (tx, name) =>
    first(
      await tx
        .insert(sizes)
        .values({ slug: slugOf(name.en), name, position: await tx.$count(sizes) })
        .onConflictDoUpdate({ target: sizes.slug, set: { slug: sql`excluded.slug` } })
        .returning(),
    ),
  color: async (tx, name, { code }) =>
    first(
      await tx
        .insert(colors)
        .values({ slug: slugOf(name.en), name, code, position: await tx.$count(colors) })
        .onConflictDoUpdate({ target: colors.slug, set: { slug: sql`excluded.slug` } })
        .returning(),
    ),
};
