/** The sizes and colours that products may have. */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, translated } from './columns.ts';

export const sizes = pgTable('sizes', {
  id: id(),
  slug: text().notNull().unique(),
  name: translated().notNull(),
  position: integer().notNull().default(0),
});

export const colors = pgTable(
  'colors',
  {
    id: id(),
    slug: text().notNull().unique(),
    name: translated().notNull(),
    /** Six hexadecimal digits: views put it into a drawing. */
    code: text().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [check('colors_code', sql`${t.code} ~ '^#[0-9a-f]{6}$'`)],
);
