/** What the database knows of a search server beside it: its indexes, and the products whose documents are out of date. */
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** None: the shop has no search server, and the triggers write nothing. */
export const searchIndexes = pgTable(
  'search_indexes',
  {
    name: text().primaryKey(),
    /** `building`: documents are being copied into it. `live`: it is searched. */
    state: text().notNull(),
    /** The transaction that started it: what older ones change is not noted. */
    startedBy: text('started_by').notNull().default(sql`pg_current_xact_id()::text`),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** The products up to this id have been copied. */
    copiedTo: integer('copied_to').notNull().default(0),
    documents: integer().notNull().default(0),
    liveAt: moment('live_at'),
  },
  (t) => [
    check('search_indexes_state', sql`${t.state} in ('building', 'live')`),
    // One of each.
    uniqueIndex('search_indexes_states').on(t.state),
  ],
);

/** Written by triggers; a job sends the documents and deletes the rows. At most one for each product. */
export const searchChanges = pgTable(
  'search_changes',
  {
    /** It may be deleted since. */
    productId: integer('product_id').primaryKey(),
    /** Another with each change, so that a job deletes the row only if nothing has changed since it read it. */
    version: bigint({ mode: 'number' }).notNull(),
    /** The first change that waits. */
    since: moment('since').notNull(),
  },
  (t) => [index('search_changes_since').on(t.since)],
);
