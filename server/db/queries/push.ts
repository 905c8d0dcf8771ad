/** Subscriptions to notifications, one for each session, and the notifications that wait. */
import { and, asc, eq, inArray, lt, lte, min, ne, sql } from 'drizzle-orm';
import { queueJob } from '#server/db/after-commit.ts';
import type { Db } from '#server/db/pool.ts';
import { sessions, users } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/orders.ts';
import { pushMessages, pushSubscriptions } from '#server/db/schema/push.ts';
import type { PushStep } from '#server/domain/push-step.ts';
import type { Tx } from './transaction.ts';

export type PushDevice = { endpoint: string; p256dh: string; auth: string };

export async function hasSubscription(db: Db, sessionId: number): Promise<boolean> {
  const found = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId));
  return found.length > 0;
}

/** False: the session has ended meanwhile. Until the transaction ends nobody can end it. */
export async function holdSession(tx: Tx, sessionId: number): Promise<boolean> {
  const found = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId)).for('key share');
  return found.length > 0;
}

/**
 * In place of what the session had. A device that another account has used comes along if it shows the same keys: only
 * that device knows them. False: the address belongs to a device with other keys. The caller holds account and session.
 */
export async function putSubscription(
  tx: Tx,
  owner: { userId: number; sessionId: number },
  device: PushDevice,
): Promise<boolean> {
  const { sessionId } = owner;
  const isOlder = and(eq(pushSubscriptions.sessionId, sessionId), ne(pushSubscriptions.endpoint, device.endpoint));
  await tx.delete(pushSubscriptions).where(isOlder);
  const written = await tx
    .insert(pushSubscriptions)
    .values({ ...owner, ...device })
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: owner,
      setWhere: sql`${pushSubscriptions.p256dh} = ${device.p256dh} and ${pushSubscriptions.auth} = ${device.auth}`,
    })
    .returning({ id: pushSubscriptions.id });
  return written.length > 0;
}

export const removeSubscription = (db: Db, sessionId: number) =>
  db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));

/** The browser's push service does not know the device any longer. */
export const removeDevice = (db: Db, id: number) => db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));

/** In the transaction of the step: for every device of the shopper, in place of what waits there about the same order. */
export async function queueNotifications(tx: Tx, orderIds: readonly number[], step: PushStep): Promise<void> {
  const devices = await tx
    .select({ orderId: orders.id, subscriptionId: pushSubscriptions.id })
    .from(orders)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, orders.userId))
    .where(inArray(orders.id, [...orderIds]))
    // A device that is removed meanwhile would refuse the row, and nobody waits for one that is changed meanwhile.
    .for('key share', { of: pushSubscriptions, skipLocked: true });
  if (devices.length === 0) return;
  const toDevices = devices.map(({ subscriptionId }) => subscriptionId);
  const isEarlier = and(inArray(pushMessages.orderId, [...orderIds]), inArray(pushMessages.subscriptionId, toDevices));
  await tx.delete(pushMessages).where(isEarlier);
  await tx.insert(pushMessages).values(devices.map((device) => ({ ...device, step })));
  queueJob(tx, 'push-delivery');
}

const waiting = {
  id: pushMessages.id,
  step: pushMessages.step,
  attempts: pushMessages.attempts,
  expiresAt: pushMessages.expiresAt,
  deviceId: pushSubscriptions.id,
  endpoint: pushSubscriptions.endpoint,
  p256dh: pushSubscriptions.p256dh,
  auth: pushSubscriptions.auth,
  order: { id: orders.id, number: orders.number },
  language: users.language,
};

/** Claims the notifications that are due: no other server gets them before `until`. The oldest first. */
export async function claimNotifications(db: Db, { now, until, count }: { now: Date; until: Date; count: number }) {
  const due = db
    .$with('due')
    .as(
      db
        .select({ id: pushMessages.id })
        .from(pushMessages)
        .where(lte(pushMessages.nextTryAt, now))
        .orderBy(pushMessages.nextTryAt, pushMessages.id)
        .limit(count)
        .for('update', { skipLocked: true }),
    );
  const claimed = await db
    .with(due)
    .update(pushMessages)
    .set({ nextTryAt: until, attempts: sql`${pushMessages.attempts} + 1` })
    .where(inArray(pushMessages.id, db.select({ id: due.id }).from(due)))
    .returning({ id: pushMessages.id });
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ id }) => id);
  return db
    .select(waiting)
    .from(pushMessages)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId))
    .innerJoin(orders, eq(orders.id, pushMessages.orderId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(inArray(pushMessages.id, ids))
    .orderBy(asc(pushMessages.id));
}

export type WaitingNotification = Awaited<ReturnType<typeof claimNotifications>>[number];

export const removeNotification = (db: Db, id: number) => db.delete(pushMessages).where(eq(pushMessages.id, id));

export const postponeNotification = (db: Db, id: number, nextTryAt: Date) =>
  db.update(pushMessages).set({ nextTryAt }).where(eq(pushMessages.id, id));

/** When the next notification becomes due. */
export async function nextNotificationAt(db: Db, latest: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ next: min(pushMessages.nextTryAt) })
    .from(pushMessages)
    .where(lte(pushMessages.nextTryAt, latest));
  return row?.next ?? undefined;
}

export const purgeNotifications = (db: Db, now: Date) => db.delete(pushMessages).where(lt(pushMessages.expiresAt, now));
