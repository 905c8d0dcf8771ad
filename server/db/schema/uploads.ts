/** Uploaded files; the files themselves are in the uploads folder under `name`. */

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf } from './columns.ts';
import { users } from './identity.ts';

const purposes = ['profile', 'company', 'return', 'review', 'ticket', 'shop', 'chat'] as const;

export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    /** Random, with the file ending of the server's own encoding. */
    name: text().notNull().unique(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: purposes }).notNull(),
    /** Visible to anybody with its URL; a file that is not public needs a signed link. */
    isPublic: boolean('is_public').notNull(),
    kind: text({ enum: ['image', 'pdf'] }).notNull(),
    mime: text().notNull(),
    size: integer().notNull(),
    /** The owner's name for it; only shown, never used as a path. */
    originalName: text('original_name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('uploads_purpose', t.purpose, purposes),
    oneOf('uploads_kind', t.kind, ['image', 'pdf']),
    check('uploads_size', sql`${t.size} > 0`),
    index().on(t.ownerId, t.purpose),
  ],
);
