/** Companies, and their documents. */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment, oneOf } from './columns.ts';
import { users } from './identity.ts';
import { uploads } from './uploads.ts';

export const applicationStatuses = ['under_review', 'approved', 'refused'] as const;

/** One per shopper: after a refusal the next one replaces it. */
export const professionalApplications = pgTable(
  'professional_applications',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: applicationStatuses }).notNull().default('under_review'),
    companyName: text('company_name').notNull(),
    companyType: text('company_type'),
    taxNumber: text('tax_number').notNull(),
    registrationNumber: text('registration_number'),
    companyAddress: text('company_address'),
    submittedAt: moment('submitted_at').notNull(),
    decidedAt: moment('decided_at'),
    /** Why it was refused, for the shopper to read. */
    note: text(),
  },
  (t) => [
    oneOf('professional_applications_status', t.status, applicationStatuses),
    check('professional_applications_decided', sql`(${t.status} = 'under_review') = (${t.decidedAt} is null)`),
    check('professional_applications_explained', sql`${t.status} <> 'refused' or ${t.note} is not null`),
  ],
);

export const professionalDocuments = pgTable(
  'professional_documents',
  {
    applicationId: integer('application_id')
      .notNull()
      .references(() => professionalApplications.id, { onDelete: 'cascade' }),
    uploadId: integer('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.uploadId] })],
);
