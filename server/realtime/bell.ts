/** Tells the open pages of a shopper that something is new, wherever they are connected. Never says what. */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { type PusherService, triggerAt } from './pusher-service.ts';

/** The channel of the database on which servers tell each other. */
export const bellChannel = 'larder_bell';

/** A shop has written; an order or a return of the shopper has gone on; so has a ticket. */
export const bellEvents = ['send-message-to-user', 'order-changed', 'support-ticket-message-event'] as const;
export type BellEvent = (typeof bellEvents)[number];
export type Bell = { userId: number; event: BellEvent };

/** Undefined: whoever else may write into the database has sent something else. */
export function readBell(text: string): Bell | undefined {
  try {
    const { userId, event } = JSON.parse(text) as Bell;
    return Number.isInteger(userId) && bellEvents.includes(event) ? { userId, event } : undefined;
  } catch {
    return undefined;
  }
}

export const userChannel = (userId: number) => `chat_user_${userId}`;

/** After the change itself is committed, so that whoever looks finds it. */
export async function ringBell(db: Db, service: PusherService | undefined, bell: Bell, now: Date): Promise<void> {
  if (service) return triggerAt(service, userChannel(bell.userId), bell.event, now);
  await db.execute(sql`select pg_notify(${bellChannel}, ${JSON.stringify(bell)})`);
}
