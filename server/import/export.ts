/** Writes all products as a file that the import takes back. */
import { mkdir } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { namedColor, namedSize } from '#server/db/queries/options.ts';
import { brands, categories, packagings, products, subCategories } from '#server/db/schema/catalogue.ts';
import { productFacts } from '#server/db/schema/food-facts.ts';
import { shops } from '#server/db/schema/shops.ts';
import { plainAmount } from '#server/domain/money.ts';
import type { Color, Option } from '#server/domain/options.ts';
import type { Translated } from '#server/domain/texts.ts';
import { knownLocales } from '#server/i18n/languages.ts';
import { ownPicture } from '#server/pictures.ts';
import type { Storage } from '#server/uploads/file-store.ts';
import { asText } from './cells.ts';
import { columns, inLocale, type TextColumn, textIn } from './columns.ts';
import { factCells } from './facts.ts';
import { copyPicture } from './pictures.ts';

const atOnce = 500;

type Cells = Record<string, string>;

const texts = (column: TextColumn, text: Translated | null): Cells =>
  Object.fromEntries(
    knownLocales().map((locale) => [inLocale(column, locale), asText(text ? textIn(text, locale) : '')]),
  );

const fileOf = (name: string) => (ownPicture(name) ? `${name}.webp` : name);

/** Of one shop, or of all if none is named. */
type Part = { after: string; limit: number; shopId?: number | undefined };

const page = (db: Db, { after, limit, shopId }: Part) =>
  db
    .select({
      product: products,
      shop: shops.name,
      category: categories.name,
      subcategory: subCategories.name,
      brand: brands.name,
      facts: productFacts,
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subCategories, eq(subCategories.id, products.subCategoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(productFacts, eq(productFacts.productId, products.id))
    .where(and(gt(products.code, after), shopId === undefined ? undefined : eq(products.shopId, shopId)))
    .orderBy(asc(products.code))
    .limit(limit);

type Listed = Awaited<ReturnType<typeof page>>[number];
type Pack = { pack: typeof packagings.$inferSelect; size: Option | null; color: Color | null };

const surchargeText = (option: Option | null) => (option?.surcharge ? plainAmount(option.surcharge) : '');

const optionCells = ({ size, color }: Omit<Pack, 'pack'>): Cells => ({
  ...texts('size', size?.name ?? null),
  size_surcharge: surchargeText(size),
  ...texts('color', color?.name ?? null),
  color_surcharge: surchargeText(color),
  color_code: color?.code ?? '',
});

const packCells = ({ pack: { label, amount, measure, price, discountPrice, stock }, ...options }: Pack): Cells => ({
  ...optionCells(options),
  ...texts('pack', label),
  amount: String(amount),
  measure,
  price: plainAmount(price),
  discount_price: discountPrice === null ? '' : plainAmount(discountPrice),
  stock: String(stock),
});

const productCells = ({ product, shop, category, subcategory, brand, facts }: Listed): Cells => ({
  ...texts('shop', shop),
  ...texts('category', category),
  ...texts('subcategory', subcategory),
  ...texts('brand', brand),
  ...texts('name', product.name),
  ...texts('short', product.shortDescription),
  ...texts('description', product.description),
  pictures: [product.picture, ...product.gallery].filter(Boolean).map(fileOf).join(' | '),
  active: product.isActive ? 'yes' : 'no',
  ...factCells(facts),
});

/** The first row of a product has all of it, the others its further packagings. */
const rowsOf = (listed: Listed, packs: Pack[]): Cells[] =>
  packs.map((pack, at) => ({
    sku: asText(listed.product.code),
    ...(at === 0 && productCells(listed)),
    ...packCells(pack),
  }));

async function packsOf(db: Db, ids: number[]): Promise<Map<number, Pack[]>> {
  const found = await db
    .select({ pack: packagings, size: namedSize, color: namedColor })
    .from(packagings)
    // In a query on one table drizzle drops its name, and the inner queries would compare a column with itself.
    .innerJoin(products, eq(products.id, packagings.productId))
    .where(inArray(packagings.productId, ids))
    .orderBy(asc(packagings.productId), asc(packagings.position));
  const packs = new Map<number, Pack[]>();
  for (const row of found) packs.set(row.pack.productId, [...(packs.get(row.pack.productId) ?? []), row]);
  return packs;
}

export type Export = Storage & { db: Db; picturesTo?: string | undefined };

async function copyPictures(listed: Listed[], { picturesTo: to, ...storage }: Export): Promise<void> {
  if (to === undefined) return;
  await mkdir(to, { recursive: true });
  const names = listed.flatMap(({ product }) => [product.picture, ...product.gallery]).filter(ownPicture);
  for (const name of new Set(names)) await copyPicture(name, { ...storage, to });
}

export type Exported = { text: string; products: number };

/** Products in the order of their SKUs, each as the rows of a file. */
export async function goodsPage(db: Db, part: Part): Promise<{ listed: Listed[]; rows: Cells[] }> {
  const listed = await page(db, part);
  const packs = await packsOf(
    db,
    listed.map(({ product }) => product.id),
  );
  return { listed, rows: listed.flatMap((row) => rowsOf(row, packs.get(row.product.id) ?? [])) };
}

/** In the order of their SKUs, some hundred at a time. */
export async function* exportedProducts(job: Export): AsyncGenerator<Exported> {
  yield { text: stringify([[...columns()]]), products: 0 };
  let after = '';
  for (;;) {
    const { listed, rows } = await goodsPage(job.db, { after, limit: atOnce });
    const last = listed.at(-1);
    if (!last) return;
    await copyPictures(listed, job);
    yield { text: stringify(rows, { columns: [...columns()] }), products: listed.length };
    after = last.product.code;
  }
}
