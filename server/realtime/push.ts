/** Tells the open pages of a shopper that something is new, wherever they are connected. Never says what. */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { type PushEvent, pushEventNames } from '#server/domain/push-event.ts';
import { type PusherService, triggerAt } from './pusher-service.ts';
import type { TypingEvent } from './typing.ts';

/** What the sockets of a shopper hear. */
export type ShopperEvent = PushEvent | TypingEvent;

/** The channel of the database on which servers tell each other. */
export const pushChannel = 'larder_push';

/** Undefined for a payload of another program that uses the same database. */
export function parsePush(text: string): PushEvent | undefined {
  try {
    const { userId, event } = JSON.parse(text) as PushEvent;
    return Number.isInteger(userId) && pushEventNames.includes(event) ? { userId, event } : undefined;
  } catch {
    return undefined;
  }
}

export const userChannel = (userId: number) => `chat_user_${userId}`;

/** Called by `afterCommit`: the change is committed, so every reader finds it. Queries queue with `publish`. */
export async function publishPush(
  db: Db,
  service: PusherService | undefined,
  pushEvent: PushEvent,
  now: Date,
): Promise<void> {
  if (service) return triggerAt(service, userChannel(pushEvent.userId), pushEvent.event, now);
  await db.execute(sql`select pg_notify(${pushChannel}, ${JSON.stringify(pushEvent)})`);
}
