/** Packagings with everything that a cart, a quote or an order needs. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { brands, packagings, products } from '#server/db/schema/catalogue.ts';
import { productFacts } from '#server/db/schema/food-facts.ts';
import { shops } from '#server/db/schema/shops.ts';
import { withSurcharges } from '#server/domain/options.ts';
import { namedColor, namedSize } from './options.ts';
import { oncePer } from './prepared.ts';
import { runningSales } from './sales.ts';

const factsStatement = oncePer((db) => {
  const flash = runningSales(db);
  return db
    .select({
      id: packagings.id,
      productId: packagings.productId,
      label: packagings.label,
      size: namedSize,
      color: namedColor,
      price: packagings.price,
      discountPrice: packagings.discountPrice,
      stock: packagings.stock,
      flashPrice: sql<number | null>`${flash.price}`,
      flashLeft: sql<number | null>`${flash.left}`,
      flashSaleId: sql<number | null>`${flash.saleId}`,
      name: products.name,
      brand: brands.name,
      picture: products.picture,
      rating: products.rating,
      reviewCount: products.reviewCount,
      sold: products.sold,
      contains: productFacts.contains,
      mayContain: productFacts.mayContain,
      isForSale: sql<boolean>`${products.isActive} and ${shops.isActive}`,
      shop: {
        id: shops.id,
        name: shops.name,
        logo: shops.logo,
        rating: shops.rating,
        reviewCount: shops.reviewCount,
        opensAt: shops.opensAt,
        closesAt: shops.closesAt,
        estimatedDelivery: shops.estimatedDelivery,
      },
    })
    .from(packagings)
    .innerJoin(products, eq(products.id, packagings.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(productFacts, eq(productFacts.productId, products.id))
    .leftJoin(flash, eq(flash.packagingId, packagings.id))
    .where(sql`${packagings.id} = any(${sql.placeholder('ids')})`)
    .prepare('packaging_facts');
});

export type PackagingFacts = Awaited<ReturnType<ReturnType<typeof factsStatement>['execute']>>[number];

/** By id, at the prices of their options; deleted ones are missing. */
export async function packagingFacts(db: Db, ids: readonly number[], now: Date): Promise<Map<number, PackagingFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await factsStatement(db).execute({ ids, now });
  return new Map(rows.map((row) => [row.id, withSurcharges(row, row)]));
}

const ofProductStatement = oncePer((db) => {
  const flash = runningSales(db);
  return db
    .select({
      id: packagings.id,
      sizeId: packagings.sizeId,
      colorId: packagings.colorId,
      label: packagings.label,
      amount: packagings.amount,
      measure: packagings.measure,
      price: packagings.price,
      discountPrice: packagings.discountPrice,
      stock: packagings.stock,
      flashPrice: sql<number | null>`${flash.price}`,
      flashLeft: sql<number | null>`${flash.left}`,
      flashSaleId: sql<number | null>`${flash.saleId}`,
    })
    .from(packagings)
    .leftJoin(flash, eq(flash.packagingId, packagings.id))
    .where(eq(packagings.productId, sql.placeholder('productId')))
    .orderBy(asc(packagings.position))
    .prepare('packagings_of_product');
});

export type PackagingRow = Awaited<ReturnType<ReturnType<typeof ofProductStatement>['execute']>>[number];

/** The default one first; of a product with options its combinations, without their surcharges. */
export const packagingsOf = (db: Db, productId: number, now: Date): Promise<PackagingRow[]> =>
  ofProductStatement(db).execute({ productId, now });

/** The default packaging of each product, by the product. */
export async function defaultPackagingIds(db: Db, productIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: packagings.id, productId: packagings.productId })
    .from(packagings)
    .where(and(inArray(packagings.productId, [...productIds]), eq(packagings.position, 0)));
  return new Map(rows.map(({ id, productId }) => [productId, id]));
}

/** The product of each packaging, by the packaging; unknown ones are missing. */
export async function productsOfPackagings(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: packagings.id, productId: packagings.productId })
    .from(packagings)
    .where(inArray(packagings.id, [...ids]));
  return new Map(rows.map(({ id, productId }) => [id, productId]));
}
