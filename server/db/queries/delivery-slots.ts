/** The delivery times of shops, and the places that orders and shoppers have in them. */
import { and, asc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { deliveryCalendars, deliveryHolds, deliverySlots } from '#server/db/schema/delivery-slots.ts';
import { shops } from '#server/db/schema/shops.ts';
import type { Tx } from './transaction.ts';

export type FreeSlot = { shopId: number; from: Date; until: Date; ordersUntil: Date; isFull: boolean };

/** Whose places count as free, when it is, and the time zone in which the shops mean their windows. */
export type SlotReader = { userId: number; now: Date; zone: string };

type Row = { shop_id: number; starts: number; ends: number; last: number; is_full: boolean };

const milliseconds = (moment: string) => sql.raw(`(extract(epoch from ${moment}) * 1000)::float8`);

/** The times for which orders are still taken, the next ones first. */
export async function slotsOfShops(
  db: Db,
  shopIds: readonly number[],
  { userId, now, zone }: SlotReader,
): Promise<FreeSlot[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<Row>(sql`
    select s.shop_id, ${milliseconds('w.starts')} as starts, ${milliseconds('w.ends')} as ends,
      ${milliseconds('w.last')} as last,
      s.capacity <= (
        select count(*) from orders o
        where o.shop_id = s.shop_id and o.delivery_from = w.starts and o.status <> 'Cancelled'
      ) + (
        select count(*) from delivery_holds h
        where h.shop_id = s.shop_id and h.starts_at = w.starts and h.held_until > ${at} and h.user_id <> ${userId}
      ) as is_full
    from delivery_calendars c
    join delivery_slots s on s.shop_id = c.shop_id
    cross join generate_series(0, c.days - 1) as ahead
    cross join lateral (select (${at} at time zone ${zone})::date + ahead as day) d
    cross join lateral (
      select (d.day + s.starts_at) at time zone ${zone} as starts, (d.day + s.ends_at) at time zone ${zone} as ends,
        ((d.day + s.starts_at) at time zone ${zone}) - make_interval(mins => s.cutoff_minutes) as last
    ) w
    where c.shop_id in ${[...shopIds]} and extract(isodow from d.day) = s.weekday
      and d.day <> all (c.closed_days) and w.last > ${at} and w.starts < w.ends
    order by s.shop_id, w.starts`);
  return rows.map(({ shop_id: shopId, starts, ends, last, is_full: isFull }) => ({
    ...{ shopId, isFull },
    ...{ from: new Date(starts), until: new Date(ends), ordersUntil: new Date(last) },
  }));
}

const calendarsOf = (db: Db, shopIds: readonly number[]) =>
  db
    .select({ shopId: deliveryCalendars.shopId, isRequired: deliveryCalendars.isRequired, shopName: shops.name })
    .from(deliveryCalendars)
    .innerJoin(shops, eq(shops.id, deliveryCalendars.shopId))
    .where(inArray(deliveryCalendars.shopId, [...shopIds]))
    .orderBy(asc(deliveryCalendars.shopId));

export const calendarsOfShops = (db: Db, shopIds: readonly number[]) => calendarsOf(db, shopIds);

/** Locked until the end of the transaction, so that of two shoppers one gets the last place. */
export const lockCalendars = (tx: Tx, shopIds: readonly number[]) =>
  calendarsOf(tx, shopIds).for('no key update', { of: deliveryCalendars });

export const holdsOf = (db: Db, userId: number, now: Date) =>
  db
    .select({ shopId: deliveryHolds.shopId, from: deliveryHolds.startsAt, until: deliveryHolds.heldUntil })
    .from(deliveryHolds)
    .where(and(eq(deliveryHolds.userId, userId), sql`${deliveryHolds.heldUntil} > ${now.toISOString()}`));

/** The places of one shopper: these, and no others. */
export async function replaceHolds(
  tx: Tx,
  userId: number,
  places: readonly { shopId: number; from: Date }[],
  heldUntil: Date,
): Promise<void> {
  const others = places.map(({ shopId }) => shopId);
  await tx
    .delete(deliveryHolds)
    .where(and(eq(deliveryHolds.userId, userId), notInArray(deliveryHolds.shopId, [0, ...others])));
  if (places.length === 0) return;
  await tx
    .insert(deliveryHolds)
    .values(places.map(({ shopId, from }) => ({ userId, shopId, startsAt: from, heldUntil })))
    .onConflictDoUpdate({
      target: [deliveryHolds.userId, deliveryHolds.shopId],
      set: { startsAt: sql`excluded.starts_at`, heldUntil: sql`excluded.held_until` },
    });
}

/** The shopper has ordered: the order has the place now. */
export async function endHolds(tx: Tx, userId: number, shopIds: readonly number[]): Promise<void> {
  await tx
    .delete(deliveryHolds)
    .where(and(eq(deliveryHolds.userId, userId), inArray(deliveryHolds.shopId, [...shopIds])));
}

export const purgeHolds = (db: Db, now: Date) => db.delete(deliveryHolds).where(lt(deliveryHolds.heldUntil, now));

export type SlotWindow = Omit<typeof deliverySlots.$inferSelect, 'shopId'>;
export type Calendar = Omit<typeof deliveryCalendars.$inferSelect, 'shopId'> & { slots: SlotWindow[] };

export async function calendarOf(db: Db, shopId: number): Promise<Calendar | undefined> {
  const [calendar] = await db.select().from(deliveryCalendars).where(eq(deliveryCalendars.shopId, shopId));
  if (!calendar) return undefined;
  const slots = await db
    .select()
    .from(deliverySlots)
    .where(eq(deliverySlots.shopId, shopId))
    .orderBy(asc(deliverySlots.weekday), asc(deliverySlots.startsAt));
  return { ...calendar, slots };
}

/** Instead of the times before. Orders have their time as it was agreed. */
export async function writeCalendar(tx: Tx, shopId: number, calendar: Calendar | null): Promise<void> {
  // The shop is locked, and waits here for the orders that take a place now.
  await tx.delete(deliverySlots).where(eq(deliverySlots.shopId, shopId));
  if (!calendar) {
    await tx.delete(deliveryCalendars).where(eq(deliveryCalendars.shopId, shopId));
    return;
  }
  const { slots, ...rest } = calendar;
  await tx
    .insert(deliveryCalendars)
    .values({ shopId, ...rest })
    .onConflictDoUpdate({ target: deliveryCalendars.shopId, set: rest });
  await tx.insert(deliverySlots).values(slots.map((slot) => ({ ...slot, shopId })));
}
