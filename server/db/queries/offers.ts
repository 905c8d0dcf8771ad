/** What a product costs and how many there are, as operators and sellers see it: a row for each packaging. */

import { and, asc, eq, gt, ilike, or, type SQL, sql } from 'drizzle-orm';
import { invalidateCache } from '#server/db/after-commit.ts';
import type { Db } from '#server/db/pool.ts';
import { packagings, productColors, productSizes, products } from '#server/db/schema/catalogue.ts';
import { colors, sizes } from '#server/db/schema/options.ts';
import { largestAmount, type Minor } from '#server/domain/money.ts';
import { likeOf } from './text-match.ts';
import type { Tx } from './transaction.ts';

const offers = (db: Db) =>
  db
    .select({ product: products, pack: packagings, sizeName: sizes.name, colorName: colors.name })
    .from(products)
    .innerJoin(packagings, eq(packagings.productId, products.id))
    .leftJoin(sizes, eq(sizes.id, packagings.sizeId))
    .leftJoin(colors, eq(colors.id, packagings.colorId));

export type Offer = Awaited<ReturnType<typeof offers>>[number];

/** Of one shop, or of all if none is named. */
export type Within = { shopId?: number | undefined };

const within = ({ shopId }: Within): SQL | undefined =>
  shopId === undefined ? undefined : eq(products.shopId, shopId);

const named = (text: string) => or(eq(products.code, text), ilike(sql`${products.name} ->> 'en'`, likeOf(text)));

type Search = Within & { text?: string | undefined; after?: string | undefined; limit: number };

/** By SKU, after the product with the SKU `after`; `text` is a SKU or a part of the English name. */
export const findOffers = (db: Db, { text, after, limit, ...shop }: Search): Promise<Offer[]> =>
  offers(db)
    .where(and(within(shop), text ? named(text) : undefined, after ? gt(products.code, after) : undefined))
    .orderBy(asc(products.code), asc(packagings.position))
    .limit(limit);

export type Place = Within & { sku: string; position: number };

/** Locked, so that a price and an order come one after the other. */
export async function lockOffer(tx: Tx, { sku, position, ...shop }: Place): Promise<Offer | undefined> {
  const [found] = await offers(tx)
    .where(and(eq(products.code, sku), eq(packagings.position, position), within(shop)))
    .for('no key update', { of: packagings });
  return found;
}

/** False: the dearest size and colour of the product would cost more than a cart can hold. */
export async function fitsSurcharges(tx: Tx, { product }: Offer, price: Minor): Promise<boolean> {
  const [dearest] = await tx
    // Two integers may add up to more than one.
    .select({
      price: sql<Minor>`max(${price}::float8 + coalesce(${productSizes.surcharge}, 0) + coalesce(${productColors.surcharge}, 0))`,
    })
    .from(packagings)
    .leftJoin(productSizes, and(eq(productSizes.productId, product.id), eq(productSizes.sizeId, packagings.sizeId)))
    .leftJoin(
      productColors,
      and(eq(productColors.productId, product.id), eq(productColors.colorId, packagings.colorId)),
    )
    .where(eq(packagings.productId, product.id));
  return (dearest?.price ?? price) <= largestAmount;
}

export type OfferChange = Partial<Pick<Offer['pack'], 'price' | 'discountPrice' | 'stock'>>;

export async function changeOffer(tx: Tx, offer: Offer, change: OfferChange): Promise<Offer> {
  invalidateCache(tx);
  if (Object.keys(change).length === 0) return offer;
  const [changed] = await tx.update(packagings).set(change).where(eq(packagings.id, offer.pack.id)).returning();
  if (!changed) throw new Error('The changed packaging was not returned.');
  return { ...offer, pack: changed };
}

/** Undefined: there is no such product. */
export async function showProduct(tx: Tx, { sku, isActive, ...shop }: Within & { sku: string; isActive: boolean }) {
  invalidateCache(tx);
  const [found] = await tx
    .update(products)
    .set({ isActive })
    .where(and(eq(products.code, sku), within(shop)))
    .returning();
  return found;
}
