/** The delivery addresses of shoppers; at most one of each shopper is the default. */
import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { users } from './identity.ts';

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    phone: text().notNull(),
    area: text(),
    flatNo: text('flat_no'),
    addressType: text('address_type').notNull(),
    addressLine: text('address_line').notNull(),
    addressLine2: text('address_line2'),
    postCode: text('post_code'),
    isDefault: boolean('is_default').notNull().default(false),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.userId),
    uniqueIndex('addresses_one_default').on(t.userId).where(sql`${t.isDefault}`),
    check('addresses_filled', sql`btrim(${t.name}) <> '' and btrim(${t.addressLine}) <> ''`),
    check(
      'addresses_place',
      sql`coalesce(${t.latitude} between -90 and 90, true) and coalesce(${t.longitude} between -180 and 180, true)`,
    ),
  ],
);
