/** Messages to shoppers: written in the transaction of their cause, sent afterwards. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Mail } from '../../domain/mail.ts';
import { bytes, createdAt, id, moment, notNegative, oneOf } from './columns.ts';

export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull().default(''),
    body: text().notNull(),
    /** What the HTML of a mail is made of when it leaves; its text is in `body`. */
    mail: jsonb().$type<Mail>(),
    /** The secret that the body shows as dots, encrypted; deleted as soon as the message is sent or dropped. */
    secret: bytes(),
    createdAt: createdAt(),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    /** The message is not sent after this time. */
    expiresAt: moment('expires_at').notNull().default(sql`now() + interval '3 days'`),
    givenUpAt: moment('given_up_at'),
  },
  (t) => [
    oneOf('outbox_channel', t.channel, ['email', 'sms']),
    notNegative('outbox_attempts', t.attempts),
    index('outbox_waiting').on(t.nextTryAt).where(sql`${t.sentAt} is null and ${t.givenUpAt} is null`),
    index().on(t.createdAt),
    index('outbox_recipient').on(sql`lower(${t.recipient})`),
    // A number is known without its country.
    index('outbox_number').on(sql`reverse(${t.recipient}) text_pattern_ops`).where(sql`${t.channel} = 'sms'`),
    index('outbox_secrets').on(t.expiresAt).where(sql`${t.secret} is not null`),
  ],
);
