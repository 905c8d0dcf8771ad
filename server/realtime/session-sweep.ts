/**
 * Closes the sockets of sessions whose end nobody announced: they expired, or they ended while this server could not
 * listen to the database.
 */
import { sessionsAlive } from '#server/db/queries/sessions.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Hub } from './hub.ts';

export const sweepEveryMs = 30_000;

type Sweeping = Pick<Dependencies, 'db' | 'clock' | 'log'>;

/** Without `ids` it looks at the sessions of all sockets. Never fails: the next sweep looks again. */
export async function sweepSessions({ db, clock, log }: Sweeping, hub: Hub, ids = hub.sessions()): Promise<void> {
  if (ids.length === 0) return;
  const now = clock();
  try {
    const alive = await sessionsAlive(db, ids, now);
    for (const id of ids) if (!alive.has(id)) hub.endSession(id);
  } catch (error) {
    log.warn({ err: error }, 'the sessions of open sockets could not be checked');
  }
}
