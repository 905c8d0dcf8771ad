/** The stored responses that a repeated request gets in place of a second order. */
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt } from './columns.ts';
import { users } from './identity.ts';

/** `status` (HTTP) and `response` are null while the first request is in progress. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of operation and body: the same key with another request is refused. */
    requestHash: bytes('request_hash').notNull(),
    status: integer(),
    response: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key] }),
    check('idempotency_keys_key', sql`length(${t.key}) between 8 and 255`),
    check('idempotency_keys_answer', sql`(${t.status} is null) = (${t.response} is null)`),
    index().on(t.createdAt),
  ],
);
