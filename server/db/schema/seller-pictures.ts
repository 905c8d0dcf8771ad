/** The pictures that a seller has sent, by the names that the seller's files of goods call them. */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { shops } from './shops.ts';

export const sellerPictures = pgTable(
  'seller_pictures',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    /** As in the seller's files: `bread.jpg`. */
    name: text().notNull(),
    /** What the shop calls it; see `server/pictures.ts`. */
    picture: text().notNull(),
    /** The beginning of the SHA-256 of what was sent, in hexadecimal digits. */
    content: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.name] }),
    check('seller_pictures_content', sql`${t.content} ~ '^[0-9a-f]{24}$'`),
  ],
);
