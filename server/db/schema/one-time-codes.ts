/** Codes that verify a contact, and the tokens for a new password that they yield. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment, notNegative, oneOf } from './columns.ts';
import { users } from './identity.ts';

/**
 * One row per recipient: an account, an unknown contact, or a new seller's address. The row outlives its code, because
 * failures and locks are counted over all codes of a recipient.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    /** Keyed hash of the account's id, or of the contact. */
    recipient: bytes().primaryKey(),
    /** Null: the contact has no account, or is a new seller's. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    /** SHA-256 of the requesting browser's cookie. */
    contextHash: bytes('context_hash'),
    /** Null once it was used. */
    codeHash: bytes('code_hash'),
    tries: smallint().notNull().default(0),
    requestedAt: moment('asked_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Wrong codes since the last right one or the last lock. */
    failures: smallint().notNull().default(0),
    /** Each lock is twice as long as the one before. */
    locks: smallint().notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (t) => [
    oneOf('one_time_codes_channel', t.channel, ['email', 'sms']),
    notNegative('one_time_codes_counts', t.tries, t.failures, t.locks),
    index('one_time_codes_context').on(t.contextHash),
    index().on(t.userId),
    index().on(t.requestedAt),
  ],
);

/** `tokenHash` is the SHA-256 of the token; an account has one at most. */
export const passwordResets = pgTable(
  'password_resets',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [check('password_resets_token_hash', sql`octet_length(${t.tokenHash}) = 32`), index().on(t.expiresAt)],
);

/** Secrets of this shop's servers, created by the first that needs one. */
export const shopSecrets = pgTable(
  'shop_secrets',
  { name: text().primaryKey(), value: bytes().notNull(), createdAt: createdAt() },
  (t) => [check('shop_secrets_value', sql`octet_length(${t.value}) = 32`)],
);
