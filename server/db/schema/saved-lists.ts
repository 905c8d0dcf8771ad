/** Lists of products that shoppers name, keep and share. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { packagings } from './catalogue.ts';
import { createdAt, id, moment } from './columns.ts';
import { users } from './identity.ts';

export const savedLists = pgTable(
  'saved_lists',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The secret of its link, readable because the owner sees the link again; null: it is not shared. */
    linkToken: text('link_token').unique(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('saved_lists_name', sql`length(${t.name}) between 1 and 80`),
    uniqueIndex('saved_lists_name_once').on(t.userId, sql`lower(${t.name})`),
  ],
);

export const savedListLines = pgTable(
  'saved_list_lines',
  {
    id: id(),
    listId: integer('list_id')
      .notNull()
      .references(() => savedLists.id, { onDelete: 'cascade' }),
    packagingId: integer('packaging_id')
      .notNull()
      .references(() => packagings.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  (t) => [
    unique('saved_list_lines_one_a_packaging').on(t.listId, t.packagingId),
    check('saved_list_lines_quantity', sql`${t.quantity} between 1 and 999`),
    index().on(t.packagingId),
  ],
);
