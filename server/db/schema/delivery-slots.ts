/** When shops deliver: the windows of their week, and the places that shoppers hold while they check out. */
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, time } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './identity.ts';
import { shops } from './shops.ts';

/** A shop without a row delivers as soon as it can, and offers no times. */
export const deliveryCalendars = pgTable(
  'delivery_calendars',
  {
    shopId: integer('shop_id')
      .primaryKey()
      .references(() => shops.id, { onDelete: 'cascade' }),
    /** How many days can be chosen; today is the first. */
    days: integer().notNull().default(7),
    /** Whether an order must name a time. */
    isRequired: boolean('is_required').notNull().default(false),
    /** Days without delivery, in the time zone of the settings. */
    closedDays: date('closed_days', { mode: 'string' }).array().notNull().default(sql`'{}'`),
  },
  (t) => [check('delivery_calendars_days', sql`${t.days} between 1 and 30`)],
);

/** A window of every week. Its times are those of the time zone of the settings. */
export const deliverySlots = pgTable(
  'delivery_slots',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => deliveryCalendars.shopId, { onDelete: 'cascade' }),
    /** As in ISO 8601: 1 is Monday. */
    weekday: integer().notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    /** How many orders the shop delivers in this window of one day. */
    capacity: integer().notNull(),
    /** Orders end so many minutes before the start. */
    cutoffMinutes: integer('cutoff_minutes').notNull().default(60),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.weekday, t.startsAt] }),
    check('delivery_slots_weekday', sql`${t.weekday} between 1 and 7`),
    check('delivery_slots_window', sql`${t.startsAt} < ${t.endsAt}`),
    check('delivery_slots_capacity', sql`${t.capacity} between 0 and 10000`),
    check('delivery_slots_cutoff', sql`${t.cutoffMinutes} between 0 and 10080`),
  ],
);

/** A place that a shopper has while checking out. It counts until `held_until`; a job removes what has ended. */
export const deliveryHolds = pgTable(
  'delivery_holds',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    heldUntil: moment('held_until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.shopId] }),
    index('delivery_holds_of_slot').on(t.shopId, t.startsAt),
    index('delivery_holds_end').on(t.heldUntil),
  ],
);
