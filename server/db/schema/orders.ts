/** Orders, one per shop, with a copy of everything that was agreed at the time. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { orderStatuses } from '../../../machines/lifecycles/order.machine.ts';
import type { AddressSnapshot } from '../../domain/address-snapshot.ts';
import { soldOutChoices } from '../../domain/sold-out.ts';
import { addresses } from './addresses.ts';
import { packagings } from './catalogue.ts';
import { descending, id, moment, money, notNegative, oneOf, translated } from './columns.ts';
import { users } from './identity.ts';
import { taxes } from './settings.ts';
import { shops } from './shops.ts';
import { vouchers } from './vouchers.ts';

/** The sequence for the numbers in order codes. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1001 });

export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: integer().notNull().unique().default(sql`nextval('order_numbers')`),
    /** The same for all orders of one checkout. */
    checkoutId: uuid('checkout_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    status: text({ enum: orderStatuses }).notNull().default('Pending'),
    paymentMethod: text('payment_method').notNull(),
    paymentStatus: text('payment_status', { enum: ['Pending', 'Paid'] })
      .notNull()
      .default('Pending'),
    /** The sum of the lines at the charged prices; a deferred trigger compares. */
    total: money().notNull(),
    /** The discounts of the lines; already subtracted from `total`. */
    discount: money().notNull().default(0),
    couponDiscount: money('coupon_discount').notNull().default(0),
    delivery: money().notNull().default(0),
    /** The sum of `order_taxes`; a deferred trigger compares. */
    tax: money().notNull().default(0),
    payable: money().notNull(),
    /** What was agreed, once lines were left out; null before that. */
    agreedCoupon: money('agreed_coupon'),
    agreedPayable: money('agreed_payable'),
    voucherId: integer('voucher_id').references(() => vouchers.id, { onDelete: 'set null' }),
    couponCode: text('coupon_code'),
    isBuyNow: boolean('is_buy_now').notNull().default(false),
    note: text(),
    /** What the shopper chose for lines that cannot be delivered; null: nothing. */
    ifSoldOut: text('if_sold_out', { enum: soldOutChoices }),
    addressId: integer('address_id').references(() => addresses.id, { onDelete: 'set null' }),
    address: jsonb().$type<AddressSnapshot>().notNull(),
    estimatedDelivery: translated('estimated_delivery').notNull(),
    /** The delivery time that the shopper chose; null: as soon as possible. */
    deliveryFrom: moment('delivery_from'),
    deliveryUntil: moment('delivery_until'),
    /** The time zone of the shop when the order was placed. */
    deliveryZone: text('delivery_zone'),
    placedAt: moment('placed_at').notNull().defaultNow(),
  },
  (t) => [
    unique('orders_of_user').on(t.id, t.userId),
    unique('orders_one_a_shop').on(t.checkoutId, t.shopId),
    oneOf('orders_status', t.status, orderStatuses),
    oneOf('orders_payment_status', t.paymentStatus, ['Pending', 'Paid']),
    notNegative('orders_amounts', t.total, t.discount, t.couponDiscount, t.delivery, t.tax, t.payable),
    check('orders_payable', sql`${t.payable} = ${t.total} + ${t.delivery} + ${t.tax} - ${t.couponDiscount}`),
    check('orders_coupon', sql`${t.couponDiscount} <= ${t.total}`),
    check(
      'orders_agreed',
      sql`(${t.agreedCoupon} is null) = (${t.agreedPayable} is null)
      and ${t.couponDiscount} <= coalesce(${t.agreedCoupon}, ${t.couponDiscount})
      and ${t.payable} <= coalesce(${t.agreedPayable}, ${t.payable})`,
    ),
    oneOf('orders_if_sold_out', t.ifSoldOut, soldOutChoices),
    index('orders_newest').on(t.userId, descending(t.placedAt), descending(t.id)),
    // Also counts the orders of each status without reading them.
    index('orders_of_status').on(t.userId, t.status, descending(t.placedAt), descending(t.id)),
    index('orders_voucher').on(t.voucherId, t.userId),
    check('orders_delivery_time', sql`num_nulls(${t.deliveryFrom}, ${t.deliveryUntil}, ${t.deliveryZone}) in (0, 3)`),
    index('orders_of_slot').on(t.shopId, t.deliveryFrom).where(sql`${t.deliveryFrom} is not null`),
    index('orders_open').on(t.status, descending(t.id)).where(sql`${t.status} not in ('Delivered', 'Cancelled')`),
    index('orders_of_shop').on(t.shopId, descending(t.id)),
    index('orders_of_shop_status').on(t.shopId, t.status, descending(t.id)),
    index().on(t.addressId),
  ],
);

/** Names, label and picture are copies, so that an old order still reads as it did when it was placed. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    packagingId: integer('packaging_id').notNull(),
    /** How many are to be delivered: what was ordered without what is missing. */
    quantity: integer().notNull(),
    /** How many more were ordered and could not be delivered. */
    missing: integer().notNull().default(0),
    /** The line in whose place the shop sends this one. */
    replaces: integer().references((): AnyPgColumn => orderLines.id, { onDelete: 'cascade' }),
    /** Null: as the order has it. */
    ifSoldOut: text('if_sold_out', { enum: soldOutChoices }),
    unitPrice: money('unit_price').notNull(),
    priceBeforeDiscount: money('price_before_discount').notNull(),
    name: translated().notNull(),
    packagingLabel: translated('packaging_label').notNull(),
    sizeId: integer('size_id'),
    sizeName: translated('size_name'),
    colorId: integer('color_id'),
    colorName: translated('color_name'),
    brand: translated(),
    picture: text().notNull(),
  },
  (t) => [
    unique('order_lines_one_a_packaging').on(t.orderId, t.packagingId),
    foreignKey({
      name: 'order_lines_packaging',
      columns: [t.packagingId, t.productId],
      foreignColumns: [packagings.id, packagings.productId],
    }),
    check('order_lines_quantity', sql`${t.quantity} >= 0 and ${t.missing} >= 0 and ${t.quantity} + ${t.missing} > 0`),
    oneOf('order_lines_if_sold_out', t.ifSoldOut, soldOutChoices),
    index().on(t.replaces),
    check(
      'order_lines_options',
      sql`(${t.sizeId} is null) = (${t.sizeName} is null)
      and (${t.colorId} is null) = (${t.colorName} is null)`,
    ),
    check('order_lines_price', sql`${t.unitPrice} >= 0 and ${t.unitPrice} <= ${t.priceBeforeDiscount}`),
    index().on(t.productId),
    index().on(t.packagingId),
  ],
);

export const orderTaxes = pgTable(
  'order_taxes',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    taxId: integer('tax_id').references(() => taxes.id, { onDelete: 'set null' }),
    name: translated().notNull(),
    percentage: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    amount: money().notNull(),
  },
  (t) => [
    unique('order_taxes_once').on(t.orderId, t.taxId),
    check('order_taxes_percentage', sql`${t.percentage} between 0 and 100`),
    notNegative('order_taxes_amount', t.amount),
  ],
);

/** When an order reached each status; a trigger on `orders` writes it. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text({ enum: orderStatuses }).notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index().on(t.orderId)],
);
