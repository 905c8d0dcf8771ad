/** The charges on top of the goods: delivery and taxes. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { taxes } from '#server/db/schema/settings.ts';
import { deliveryCharges } from '#server/db/schema/shops.ts';
import type { DeliveryBracket } from '#server/domain/delivery.ts';
import { groupBy } from '#server/domain/group-by.ts';
import type { NamedTax } from './write-order.ts';

export async function bracketsOf(db: Db, shopIds: readonly number[]): Promise<Map<number, DeliveryBracket[]>> {
  if (shopIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(deliveryCharges)
    .where(inArray(deliveryCharges.shopId, [...shopIds]))
    .orderBy(asc(deliveryCharges.shopId), asc(deliveryCharges.minQuantity));
  return groupBy(rows, (row) => row.shopId);
}

export const taxRates = (db: Db): Promise<NamedTax[]> =>
  db
    .select({ id: taxes.id, name: taxes.name, percentage: taxes.percentage })
    .from(taxes)
    .where(eq(taxes.isActive, true))
    .orderBy(asc(taxes.id));
