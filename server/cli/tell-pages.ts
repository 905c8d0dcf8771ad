/** Has the open pages of a shopper look again after a command. */
import type { Db } from '#server/db/pool.ts';
import { reasonOf } from '#server/db/start-error.ts';
import { type Bell, ringBell } from '#server/realtime/bell.ts';
import { pusherService } from '#server/realtime/pusher-service.ts';

/** The command is done whether they hear of it or not; gives the lines that say that they did not. */
export async function tellPages(db: Db, bell: Bell): Promise<string[]> {
  try {
    await ringBell(db, pusherService(process.env.PUSHER_URL), bell, new Date());
    return [];
  } catch (error) {
    return [`Open pages were not told: ${reasonOf(error)}.`];
  }
}
