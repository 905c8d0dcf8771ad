/** The facts for an order's invoice and receipt. */
import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { orders } from '#server/db/schema/orders.ts';
import { shops } from '#server/db/schema/shops.ts';
import { historyOfOrder, orderedLines, taxesOfOrder } from './orders.ts';
import { paidPaymentOf } from './payments.ts';
import { applicationOf } from './professional.ts';
import { defaultCurrency, readSomeSettings } from './settings.ts';

const selectOrder = (db: Db, id: number) =>
  db
    .select({
      order: orders,
      seller: {
        name: shops.name,
        address: shops.address,
        phone: shops.phone,
        email: shops.email,
        logo: shops.logo,
        taxNumber: shops.taxNumber,
      },
    })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(eq(orders.id, id));

/** The caller has verified a link that was made for the order's owner. */
export async function printedOrder(db: Db, id: number) {
  const [found] = await selectOrder(db, id);
  if (!found) return undefined;
  const [lines, taxes, history, payment, company, currency, { timeZone }] = await Promise.all([
    orderedLines(db, [id]),
    taxesOfOrder(db, id),
    historyOfOrder(db, id),
    paidPaymentOf(db, id),
    applicationOf(db, found.order.userId),
    defaultCurrency(db),
    readSomeSettings(db, ['timeZone']),
  ]);
  return { ...found, lines, taxes, history, payment, company, currency: currency.name, timeZone };
}

export type PrintedOrder = NonNullable<Awaited<ReturnType<typeof printedOrder>>>;
