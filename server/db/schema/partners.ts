/** New sellers: the proof of their e-mail address, and the decision about them. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, descending, id, localeForm, moment, oneOf } from './columns.ts';
import { users } from './identity.ts';
import { applicationStatuses } from './professional.ts';
import { shops } from './shops.ts';
import { uploads } from './uploads.ts';

/** Proves that its owner has read a code at this address. `tokenHash` is its SHA-256; an address has at most one. */
export const partnerProofs = pgTable(
  'partner_proofs',
  {
    email: text().primaryKey(),
    tokenHash: bytes('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [check('partner_proofs_token_hash', sql`octet_length(${t.tokenHash}) = 32`), index().on(t.expiresAt)],
);

/** A refused one loses its account and its shop, so that the seller may apply again; the row stays for reference. */
export const partnerApplications = pgTable(
  'partner_applications',
  {
    id: id(),
    /** Random, in the URL of the confirmation page. */
    code: text().notNull().unique(),
    status: text({ enum: applicationStatuses }).notNull().default('under_review'),
    userId: integer('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    shopId: integer('shop_id')
      .unique()
      .references(() => shops.id, { onDelete: 'set null' }),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    shopName: text('shop_name').notNull(),
    certificateId: integer('certificate_id').references(() => uploads.id, { onDelete: 'set null' }),
    /** Of the token that proved the address; identifies a repeated request. */
    proofHash: bytes('proof_hash').notNull().unique(),
    requestKey: text('request_key'),
    /** The language of the messages to the applicant. */
    language: text().notNull(),
    submittedAt: moment('submitted_at').notNull(),
    decidedAt: moment('decided_at'),
    /** Why it was refused, for the applicant to read. */
    note: text(),
  },
  (t) => [
    oneOf('partner_applications_status', t.status, applicationStatuses),
    localeForm('partner_applications_language', t.language),
    check('partner_applications_decided', sql`(${t.status} = 'under_review') = (${t.decidedAt} is null)`),
    check('partner_applications_explained', sql`${t.status} <> 'refused' or ${t.note} is not null`),
    index('partner_applications_newest').on(descending(t.submittedAt), descending(t.id)),
  ],
);
