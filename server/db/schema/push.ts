/** Devices that get a notification when an order takes a step, and the notifications that wait to be sent. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { pushSteps } from '../../domain/push-step.ts';
import { createdAt, id, moment, notNegative, oneOf } from './columns.ts';
import { sessions, users } from './identity.ts';
import { orders } from './orders.ts';

/** One for each session, so that it ends with the session. The address and the keys are secrets of the device. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    sessionId: integer('session_id')
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address of the browser's push service. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('push_subscriptions_endpoint', sql`length(${t.endpoint}) between 1 and 2048`), index().on(t.userId)],
);

/** Written in the transaction of the step, deleted once it was sent. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: id(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    step: text({ enum: pushSteps }).notNull(),
    createdAt: createdAt(),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** It is not sent after this time: nobody needs yesterday's news. */
    expiresAt: moment('expires_at').notNull().default(sql`now() + interval '12 hours'`),
  },
  (t) => [
    oneOf('push_messages_step', t.step, pushSteps),
    notNegative('push_messages_attempts', t.attempts),
    index().on(t.nextTryAt),
    index().on(t.expiresAt),
    index().on(t.subscriptionId),
    index().on(t.orderId),
  ],
);
