/** The records of the sandbox gateway, which replaces a real one until the owner has a key. No money moves here. */
import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, money, oneOf } from './columns.ts';

export type SandboxItem = { name: string; amount: number };

export const sandboxSessions = pgTable(
  'sandbox_sessions',
  {
    id: text().primaryKey(),
    /** The same key returns the same session, as at the real service. */
    idempotencyKey: text('idempotency_key').unique(),
    status: text({ enum: ['open', 'complete', 'expired'] })
      .notNull()
      .default('open'),
    amount: money().notNull(),
    currency: text().notNull(),
    items: jsonb().$type<SandboxItem[]>().notNull(),
    clientReference: text('client_reference').notNull(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    /** The last attempt was declined; another one may follow. */
    declined: boolean().notNull().default(false),
    /** Refunds, by idempotency key. */
    refunds: jsonb().$type<Record<string, number>>().notNull().default({}),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [oneOf('sandbox_sessions_status', t.status, ['open', 'complete', 'expired'])],
);
