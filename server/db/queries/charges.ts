/** The charges on top of the goods: delivery and taxes. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { taxes } from '#server/db/schema/settings.ts';
import { deliveryCharges, shops } from '#server/db/schema/shops.ts';
import type { DeliveryTerms } from '#server/domain/delivery.ts';
import { groupBy } from '#server/domain/group-by.ts';
import type { NamedTax } from './write-order.ts';

/** By the id of the shop. */
export async function deliveryTermsOf(db: Db, shopIds: readonly number[]): Promise<Map<number, DeliveryTerms>> {
  if (shopIds.length === 0) return new Map();
  const ids = [...shopIds];
  const charges = db
    .select()
    .from(deliveryCharges)
    .where(inArray(deliveryCharges.shopId, ids))
    .orderBy(asc(deliveryCharges.shopId), asc(deliveryCharges.minQuantity));
  const amounts = db
    .select({ id: shops.id, minimumOrder: shops.minimumOrder, freeDeliveryFrom: shops.freeDeliveryFrom })
    .from(shops)
    .where(inArray(shops.id, ids));
  const brackets = groupBy(await charges, ({ shopId }) => shopId);
  return new Map((await amounts).map(({ id, ...terms }) => [id, { ...terms, brackets: brackets.get(id) ?? [] }]));
}

export const taxRates = (db: Db): Promise<NamedTax[]> =>
  db
    .select({ id: taxes.id, name: taxes.name, percentage: taxes.percentage })
    .from(taxes)
    .where(eq(taxes.isActive, true))
    .orderBy(asc(taxes.id));
