/** The accounts at providers with which shoppers sign in. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, moment, oneOf } from './columns.ts';
import { users } from './identity.ts';

const providers = ['google', 'facebook', 'apple'] as const;

/** `subject` is the provider's permanent id of the account; its e-mail address may change owners. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text({ enum: providers }).notNull(),
    subject: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('social_identities_subject').on(t.provider, t.subject),
    oneOf('social_identities_provider', t.provider, providers),
    check('social_identities_subject_length', sql`length(${t.subject}) between 1 and 255`),
    index().on(t.userId),
  ],
);

/** The SHA-256 of every used proof, until the proof would be refused for its age alone. */
export const socialProofs = pgTable(
  'social_proofs',
  { hash: bytes('hash').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (t) => [check('social_proofs_hash', sql`octet_length(${t.hash}) = 32`), index().on(t.expiresAt)],
);
