/** Products for lists: the facts of many at once, in the requested order. */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { brands, packagings, products } from '#server/db/schema/catalogue.ts';
import { favourites } from '#server/db/schema/favourites.ts';
import { productFacts } from '#server/db/schema/food-facts.ts';
import { deliveryCharges, shops } from '#server/db/schema/shops.ts';
import type { DeliveryBracket } from '#server/domain/delivery.ts';
import { isCombination, offeredColors, offeredSizes, shelfStock } from './options.ts';
import { oncePer } from './prepared.ts';
import { runningSales } from './sales.ts';

const packagingCount = sql<number>`(
  select count(*)::int from ${packagings} counted where counted.product_id = ${products.id}
)`;

const deliveryBrackets = sql<DeliveryBracket[]>`(
  select coalesce(json_agg(json_build_object(
    'minQuantity', d.min_quantity, 'maxQuantity', d.max_quantity, 'charge', d.charge) order by d.min_quantity), '[]')
  from ${deliveryCharges} d where d.shop_id = ${shops.id}
)`;

const cardsStatement = oncePer((db) => {
  const flash = runningSales(db);
  return db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      picture: products.picture,
      rating: products.rating,
      reviewCount: products.reviewCount,
      sold: products.sold,
      brand: brands.name,
      isFavourite: sql<boolean>`${favourites.userId} is not null`,
      packagingCount,
      sizes: offeredSizes,
      colors: offeredColors,
      isCombination,
      contains: productFacts.contains,
      mayContain: productFacts.mayContain,
      packaging: {
        id: packagings.id,
        label: packagings.label,
        amount: packagings.amount,
        measure: packagings.measure,
        price: packagings.price,
        discountPrice: packagings.discountPrice,
        stock: shelfStock,
      },
      flashPrice: sql<number | null>`${flash.price}`,
      flashLeft: sql<number | null>`${flash.left}`,
      shop: {
        id: shops.id,
        name: shops.name,
        logo: shops.logo,
        rating: shops.rating,
        estimatedDelivery: shops.estimatedDelivery,
        lastSeenAt: shops.lastSeenAt,
        brackets: deliveryBrackets,
        freeDeliveryFrom: shops.freeDeliveryFrom,
      },
    })
    .from(products)
    .innerJoin(shops, and(eq(shops.id, products.shopId), eq(shops.isActive, true)))
    .innerJoin(packagings, and(eq(packagings.productId, products.id), eq(packagings.position, 0)))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(productFacts, eq(productFacts.productId, products.id))
    .leftJoin(flash, eq(flash.packagingId, packagings.id))
    .leftJoin(favourites, and(eq(favourites.productId, products.id), eq(favourites.userId, sql.placeholder('userId'))))
    .where(and(sql`${products.id} = any(${sql.placeholder('ids')})`, eq(products.isActive, true)))
    .prepare('product_cards');
});

export type ProductCard = Awaited<ReturnType<ReturnType<typeof cardsStatement>['execute']>>[number];

export type Viewer = {
  now: Date;
  /** The shopper whose favourites are marked. */
  userId?: number | undefined;
};

/** In the order of `ids`; products that are not for sale are left out. */
export async function productCards(db: Db, ids: readonly number[], { now, userId }: Viewer): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await cardsStatement(db).execute({ ids, now, userId: userId ?? null });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
