/** The passkeys with which shoppers sign in. */
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, moment } from './columns.ts';
import { users } from './identity.ts';

/** The public half of a key pair. The other half stays on the shopper's device, or in its vault. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The authenticator's id of the key pair, as base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** In the form of COSE. */
    publicKey: bytes('public_key').notNull(),
    /** How often the authenticator says that it has signed; many always say 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** The User-Agent that created it. */
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [
    check('passkeys_credential_id', sql`length(${t.credentialId}) between 1 and 1364`),
    check('passkeys_counter', sql`${t.counter} >= 0`),
    index().on(t.userId),
  ],
);
