/** Finds the shops, categories and brands that a file names, and makes those that there are not. */
import { eq } from 'drizzle-orm';
import { isBuiltIn } from '#locales/locales.ts';
import { invalidateCache } from '#server/db/after-commit.ts';
import type { Db } from '#server/db/pool.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { brands, categories, subCategories } from '#server/db/schema/catalogue.ts';
import { colors, sizes } from '#server/db/schema/options.ts';
import { shops } from '#server/db/schema/shops.ts';
import type { Translated } from '#server/domain/texts.ts';
import type { PackDraft, ProductDraft } from './draft.ts';
import { inserts, type Kind, type Named, tables } from './place-rows.ts';

export type PlaceIds = { shopId: number; categoryId: number; subCategoryId: number | null; brandId: number | null };

const keyOf = (kind: Kind, name: string, within: number | '' = '') => `${kind} ${within} ${name.trim().toLowerCase()}`;

export class Places {
  private readonly ids = new Map<string, number>();
  private readonly names = new Map<string, Translated>();
  private shopIds: number[] = [];
  /** New colours with a code in an earlier row. */
  private readonly coloured = new Set<string>();
  /** Of a seller: no other shop is looked at. */
  private readonly owner: number | undefined;
  readonly made: Record<Kind, number> = {
    ...{ shop: 0, category: 0, subcategory: 0, brand: 0, size: 0, color: 0 },
  };

  constructor(owner?: number) {
    this.owner = owner;
  }

  private note(kind: Kind, { id, slug, name }: Named, within: number | '' = ''): void {
    for (const key of [keyOf(kind, slug, within), keyOf(kind, name.en, within)])
      if (!this.ids.has(key)) this.ids.set(key, id);
    this.names.set(`${kind} ${id}`, name);
  }

  /** These tables have hundreds of rows, however many products there are. */
  async load(db: Db): Promise<void> {
    this.ids.clear();
    const known = await db
      .select()
      .from(shops)
      .where(this.owner === undefined ? undefined : eq(shops.id, this.owner))
      .orderBy(shops.id);
    this.shopIds = known.map(({ id }) => id);
    for (const row of known) this.note('shop', row);
    for (const row of await db.select().from(categories).orderBy(categories.id)) this.note('category', row);
    for (const row of await db.select().from(subCategories).orderBy(subCategories.id))
      this.note('subcategory', row, row.categoryId);
    for (const row of await db.select().from(brands).orderBy(brands.id)) this.note('brand', row);
    for (const row of await db.select().from(sizes).orderBy(sizes.id)) this.note('size', row);
    for (const row of await db.select().from(colors).orderBy(colors.id)) this.note('color', row);
  }

  /** Undefined: the product has to say which of the shops it belongs to. */
  shopOf({ shop }: ProductDraft): number | 'new' | undefined {
    if (shop) return this.ids.get(keyOf('shop', shop.en)) ?? 'new';
    return this.shopIds.length === 1 ? this.shopIds[0] : undefined;
  }

  /** Missing ones are made. It may run again after a rollback, so it first reads what there is. */
  async make(tx: Tx, products: readonly ProductDraft[]): Promise<void> {
    for (const product of products) {
      await this.makePlaces(tx, product);
      for (const pack of product.packs) await this.makeOptions(tx, pack);
    }
  }

  private async makePlaces(tx: Tx, { shop, category, subcategory, brand }: ProductDraft): Promise<void> {
    if (shop) await this.ensure(tx, 'shop', shop);
    const within = await this.ensure(tx, 'category', category);
    if (subcategory) await this.ensure(tx, 'subcategory', subcategory, { within });
    if (brand) await this.ensure(tx, 'brand', brand);
  }

  private async makeOptions(tx: Tx, { size, color }: PackDraft): Promise<void> {
    if (size) await this.ensure(tx, 'size', size.name);
    if (color) await this.ensure(tx, 'color', color.name, { code: color.code });
  }

  private async ensure(
    tx: Tx,
    kind: Kind,
    name: Translated,
    { within = '', code = '' }: { within?: number | ''; code?: string | undefined } = {},
  ): Promise<number> {
    const known = this.ids.get(keyOf(kind, name.en, within));
    if (known !== undefined) {
      await this.translate(tx, { kind, id: known }, name);
      return known;
    }
    invalidateCache(tx);
    const made = await inserts[kind](tx, name, { within: Number(within), code });
    this.note(kind, made, within);
    this.made[kind] += 1;
    return made.id;
  }

  /** What is there already gets the names in further languages that the file has. */
  private async translate(tx: Tx, { kind, id }: { kind: Kind; id: number }, given: Translated): Promise<void> {
    const stored = this.names.get(`${kind} ${id}`);
    const further = this.furtherNames(kind, id, given);
    if (!stored || Object.keys(further).length === 0) return;
    const name = { ...stored, ...further };
    invalidateCache(tx);
    await tx.update(tables[kind]).set({ name }).where(eq(tables[kind].id, id));
    this.names.set(`${kind} ${id}`, name);
  }

  /** Whether the shop has the category, and within it the subcategory. */
  hasCategory({ category, subcategory }: ProductDraft): boolean {
    const id = this.ids.get(keyOf('category', category.en));
    if (id === undefined) return false;
    return !subcategory || this.ids.has(keyOf('subcategory', subcategory.en, id));
  }

  private hasOption(kind: 'size' | 'color', option: { name: Translated } | null): boolean {
    return option === null || this.ids.has(keyOf(kind, option.name.en));
  }

  /** The first row of a new colour needs its code; asked in the order of the file. */
  lacksCode({ color }: PackDraft): boolean {
    if (color === null) return false;
    const key = keyOf('color', color.name.en);
    if (color.code !== undefined) this.coloured.add(key);
    return !this.ids.has(key) && !this.coloured.has(key);
  }

  /** Of a size or colour that has been made. */
  optionId(kind: 'size' | 'color', name: string): number {
    const id = this.ids.get(keyOf(kind, name));
    if (id === undefined) throw new Error('The options of a product are made before it.');
    return id;
  }

  isComplete(products: readonly ProductDraft[]): boolean {
    return products.every((product) => {
      const found = this.find(product);
      const hasNames = found !== undefined && !this.lacksNames(product, found);
      return (
        hasNames &&
        product.packs.every(({ size, color }) => this.hasOption('size', size) && this.hasOption('color', color))
      );
    });
  }

  private lacksNames({ shop, category, subcategory, brand }: ProductDraft, ids: PlaceIds): boolean {
    const named: [Kind, number | null, Translated | undefined][] = [
      ['shop', ids.shopId, shop],
      ['category', ids.categoryId, category],
      ['subcategory', ids.subCategoryId, subcategory],
      ['brand', ids.brandId, brand],
    ];
    return named.some(
      ([kind, id, name]) => name && id !== null && Object.keys(this.furtherNames(kind, id, name)).length > 0,
    );
  }

  /**
   * Names in added languages that differ from the stored ones. Those that ship are left as they are: they may be copies.
   * A seller names only the own shop: categories, brands and options belong to all shops.
   */
  private furtherNames(kind: Kind, id: number, given: Translated): Record<string, string> {
    if (this.owner !== undefined && kind !== 'shop') return {};
    const stored = this.names.get(`${kind} ${id}`);
    return Object.fromEntries(
      Object.entries(given).filter(([locale, text]) => !isBuiltIn(locale) && text !== '' && stored?.[locale] !== text),
    );
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
