/** Forgets what nobody can use any more: dead sessions, counters and codes, old messages, answers and proofs, lost files. */
import { lt } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { purgeContactMessages } from './db/queries/contact.ts';
import { purgeHolds } from './db/queries/delivery-slots.ts';
import { purgeCodes } from './db/queries/one-time-codes.ts';
import { purgeMessages } from './db/queries/outbox.ts';
import { purgePartnerProofs } from './db/queries/partners.ts';
import { purgeResets } from './db/queries/password-resets.ts';
import { purgeNotifications } from './db/queries/push.ts';
import { purgeSessions } from './db/queries/sessions.ts';
import { idempotencyKeys } from './db/schema/idempotency.ts';
import { rateLimits } from './db/schema/limits.ts';
import { socialProofs } from './db/schema/social.ts';
import type { Dependencies } from './dependencies.ts';
import type { Storage } from './uploads/file-store.ts';
import { purgeFiles } from './uploads/stored-files.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const idempotencyMs = dayMs;
const messagesMs = 30 * dayMs;
const contactMs = 365 * dayMs;

type Tidied = Pick<Dependencies, 'clock'> & { db: Db; config: Storage };

export async function purge({ db, clock, config }: Tidied): Promise<void> {
  const now = clock();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await purgeSessions(db, now);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(idempotencyMs)));
  await purgeCodes(db, ago(dayMs), ago(365 * dayMs));
  await purgeResets(db, now);
  await purgeHolds(db, now);
  await purgePartnerProofs(db, now);
  await purgeMessages(db, now, ago(messagesMs));
  await purgeNotifications(db, now);
  await purgeContactMessages(db, ago(contactMs));
  await db.delete(socialProofs).where(lt(socialProofs.expiresAt, now));
  await purgeFiles(db, config, now);
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
