/** Writes all products as a file that the import takes back. */
import { mkdir } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { and, asc, eq, gt, inArray, notExists } from 'drizzle-orm';
import { locales } from '#locales/locales.ts';
import type { Db } from '#server/db/pool.ts';
import { brands, categories, packagings, products, subCategories } from '#server/db/schema/catalogue.ts';
import { shops } from '#server/db/schema/shops.ts';
import { plainAmount } from '#server/domain/money.ts';
import { inLanguage, type Translated } from '#server/domain/texts.ts';
import { ownPicture } from '#server/pictures.ts';
import { asText } from './cells.ts';
import { columns, inLocale, type TextColumn } from './columns.ts';
import { hasOptions } from './options.ts';
import { copyPicture } from './pictures.ts';

const atOnce = 500;

type Cells = Record<string, string>;

const texts = (column: TextColumn, text: Translated | null): Cells =>
  Object.fromEntries(locales.map((locale) => [inLocale(column, locale), asText(text ? inLanguage(text, locale) : '')]));

const fileOf = (name: string) => (ownPicture(name) ? `${name}.webp` : name);

const page = (db: Db, after: string) =>
  db
    .select({
      product: products,
      shop: shops.name,
      category: categories.name,
      subcategory: subCategories.name,
      brand: brands.name,
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subCategories, eq(subCategories.id, products.subCategoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(
      and(
        gt(products.code, after),
        notExists(
          db
            .select()
            .from(packagings)
            .where(and(eq(packagings.productId, products.id), hasOptions)),
        ),
      ),
    )
    .orderBy(asc(products.code))
    .limit(atOnce);

type Listed = Awaited<ReturnType<typeof page>>[number];
type Pack = typeof packagings.$inferSelect;

const packCells = ({ label, amount, measure, price, discountPrice, stock }: Pack): Cells => ({
  ...texts('pack', label),
  amount: String(amount),
  measure,
  price: plainAmount(price),
  discount_price: discountPrice === null ? '' : plainAmount(discountPrice),
  stock: String(stock),
});

const productCells = ({ product, shop, category, subcategory, brand }: Listed): Cells => ({
  ...texts('shop', shop),
  ...texts('category', category),
  ...texts('subcategory', subcategory),
  ...texts('brand', brand),
  ...texts('name', product.name),
  ...texts('short', product.shortDescription),
  ...texts('description', product.description),
  pictures: [product.picture, ...product.gallery].filter(Boolean).map(fileOf).join(' | '),
  active: product.isActive ? 'yes' : 'no',
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
    .select()
    .from(packagings)
    .where(inArray(packagings.productId, ids))
    .orderBy(asc(packagings.productId), asc(packagings.position));
  const packs = new Map<number, Pack[]>();
  for (const pack of found) packs.set(pack.productId, [...(packs.get(pack.productId) ?? []), pack]);
  return packs;
}

export type Export = { db: Db; uploadsDir: string; picturesTo?: string | undefined };

async function copyPictures(listed: Listed[], { uploadsDir, picturesTo: to }: Export): Promise<void> {
  if (to === undefined) return;
  await mkdir(to, { recursive: true });
  const names = listed.flatMap(({ product }) => [product.picture, ...product.gallery]).filter(ownPicture);
  for (const name of new Set(names)) await copyPicture(name, { uploadsDir, to });
}

export type Exported = { text: string; products: number };

/** In the order of their SKUs, some hundred at a time. */
export async function* exportedProducts(job: Export): AsyncGenerator<Exported> {
  yield { text: stringify([columns]), products: 0 };
  let after = '';
  for (;;) {
    const listed = await page(job.db, after);
    const last = listed.at(-1);
    if (!last) return;
    const ids = listed.map(({ product }) => product.id);
    const packs = await packsOf(job.db, ids);
    const rows = listed.flatMap((row) => rowsOf(row, packs.get(row.product.id) ?? []));
    await copyPictures(listed, job);
    yield { text: stringify(rows, { columns: [...columns] }), products: listed.length };
    after = last.product.code;
  }
}
