/** The vouchers of shops, and who has collected them. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, isActive, moment, money, notNegative, oneOf } from './columns.ts';
import { users } from './identity.ts';
import { shops } from './shops.ts';

/** Redeemed by `update … set used = used + 1 where used < coalesce(limit_total, …)`; the CHECK guarantees it. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: id(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    discountType: text('discount_type', { enum: ['Percentage', 'Amount'] }).notNull(),
    /** Per cent, or minor units when the type is Amount. */
    discount: integer().notNull(),
    minOrderAmount: money('min_order_amount').notNull().default(0),
    /** Zero means no limit. */
    maxDiscountAmount: money('max_discount_amount').notNull().default(0),
    limitPerUser: integer('limit_per_user').notNull().default(500),
    /** Null means no limit. */
    limitTotal: integer('limit_total'),
    used: integer().notNull().default(0),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    isActive: isActive(),
  },
  (t) => [
    uniqueIndex('vouchers_code').on(t.shopId, sql`upper(${t.code})`),
    oneOf('vouchers_discount_type', t.discountType, ['Percentage', 'Amount']),
    check('vouchers_discount', sql`${t.discount} > 0 and (${t.discountType} = 'Amount' or ${t.discount} <= 100)`),
    check('vouchers_period', sql`${t.endsAt} > ${t.startsAt}`),
    check('vouchers_limits', sql`${t.limitPerUser} > 0 and ${t.used} <= coalesce(${t.limitTotal}, ${t.used})`),
    notNegative('vouchers_amounts', t.minOrderAmount, t.maxDiscountAmount, t.used),
  ],
);

export const collectedVouchers = pgTable(
  'collected_vouchers',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    voucherId: integer('voucher_id')
      .notNull()
      .references(() => vouchers.id, { onDelete: 'cascade' }),
    collectedAt: moment('collected_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.voucherId] }), index().on(t.voucherId)],
);
