/** Finds the shops, categories and brands that a file names, and makes those that there are not. */
import { createHash } from 'node:crypto';
import { byLocale } from '#locales/locales.ts';
import { invalidateCache } from '#server/db/after-commit.ts';
import type { Db } from '#server/db/pool.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { brands, categories, subCategories } from '#server/db/schema/catalogue.ts';
import { shops } from '#server/db/schema/shops.ts';
import type { Translated } from '#server/domain/texts.ts';
import { slugify } from '#server/seed/text.ts';
import type { ProductDraft } from './draft.ts';

type Kind = 'shop' | 'category' | 'subcategory' | 'brand';
export type PlaceIds = { shopId: number; categoryId: number; subCategoryId: number | null; brandId: number | null };

const blank = byLocale(() => '');
const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Different texts have different slugs, also in scripts without Latin letters. */
export function slugOf(text: string): string {
  const slug = slugify(text).slice(0, 60);
  return slug !== '' && slug === text.toLowerCase().trim().replaceAll(' ', '-')
    ? slug
    : `${slug}-${shortHash(text)}`.replace(/^-/, '');
}

const keyOf = (kind: Kind, name: string, within: number | '' = '') => `${kind} ${within} ${name.trim().toLowerCase()}`;

/** Different SKUs have different slugs: only capitals, digits and single hyphens stand for themselves. */
export const slugOfSku = (sku: string): string =>
  /^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(sku) ? sku.toLowerCase() : `${slugify(sku)}-${shortHash(sku)}`.replace(/^-/, '');

type Named = { id: number; slug: string; name: Translated };

export class Places {
  private readonly ids = new Map<string, number>();
  private shopIds: number[] = [];
  readonly made: Record<Kind, number> = { shop: 0, category: 0, subcategory: 0, brand: 0 };

  private note(kind: Kind, { id, slug, name }: Named, within: number | '' = ''): void {
    for (const key of [keyOf(kind, slug, within), keyOf(kind, name.en, within)])
      if (!this.ids.has(key)) this.ids.set(key, id);
  }

  /** These tables have hundreds of rows, however many products there are. */
  async load(db: Db): Promise<void> {
    this.ids.clear();
    const known = await db.select().from(shops).orderBy(shops.id);
    this.shopIds = known.map(({ id }) => id);
    for (const row of known) this.note('shop', row);
    for (const row of await db.select().from(categories).orderBy(categories.id)) this.note('category', row);
    for (const row of await db.select().from(subCategories).orderBy(subCategories.id))
      this.note('subcategory', row, row.categoryId);
    for (const row of await db.select().from(brands).orderBy(brands.id)) this.note('brand', row);
  }

  /** Undefined: the product has to say which of the shops it belongs to. */
  shopOf({ shop }: ProductDraft): number | 'new' | undefined {
    if (shop) return this.ids.get(keyOf('shop', shop.en)) ?? 'new';
    return this.shopIds.length === 1 ? this.shopIds[0] : undefined;
  }

  /** Missing ones are made. It may run again after a rollback, so it first reads what there is. */
  async make(tx: Tx, products: readonly ProductDraft[]): Promise<void> {
    for (const { shop, category, subcategory, brand } of products) {
      if (shop) await this.ensure(tx, 'shop', shop);
      const categoryId = await this.ensure(tx, 'category', category);
      if (subcategory) await this.ensure(tx, 'subcategory', subcategory, categoryId);
      if (brand) await this.ensure(tx, 'brand', brand);
    }
  }

  private async ensure(tx: Tx, kind: Kind, name: Translated, within: number | '' = ''): Promise<number> {
    const known = this.ids.get(keyOf(kind, name.en, within));
    if (known !== undefined) return known;
    invalidateCache(tx);
    const made = await inserts[kind](tx, name, Number(within));
    this.note(kind, made, within);
    this.made[kind] += 1;
    return made.id;
  }

  isComplete(products: readonly ProductDraft[]): boolean {
    return products.every((product) => this.find(product) !== undefined);
  }

  find(product: ProductDraft): PlaceIds | undefined {
    const { category, subcategory, brand } = product;
    const shopId = this.shopOf(product);
    const categoryId = this.ids.get(keyOf('category', category.en));
    if (typeof shopId !== 'number' || categoryId === undefined) return undefined;
    const subCategoryId = subcategory ? this.ids.get(keyOf('subcategory', subcategory.en, categoryId)) : null;
    const brandId = brand ? this.ids.get(keyOf('brand', brand.en)) : null;
    return subCategoryId === undefined || brandId === undefined
      ? undefined
      : { shopId, categoryId, subCategoryId, brandId };
  }
}

const first = <Row>([row]: Row[]): Row => {
  if (row === undefined) throw new Error('The row was not written.');
  return row;
};

const inserts: Record<Kind, (tx: Tx, name: Translated, within: number) => Promise<Named>> = {
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
  subcategory: async (tx, name, categoryId) =>
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
        .returning(),
    ),
};
