/** A shopper switches notifications on and off for the device in hand: one subscription for each session. */
import type { Body } from '#server/contract.types.ts';
import { lockUser } from '#server/db/queries/identity.ts';
import { holdSession, putSubscription, removeSubscription } from '#server/db/queries/push.ts';
import { inUngatedTransaction } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { invalid, refused, unauthorized } from '#server/domain/refusal.ts';
import { mayCall } from '#server/push/send.ts';

export type SessionOwner = { userId: number; sessionId: number };

const wrongAddress = () => invalid({ endpoint: 'Your browser’s notifications don’t work with this shop.' });

export async function savePushSubscription(
  { db, config: { push } }: Dependencies,
  owner: SessionOwner,
  { endpoint, p256dh, auth }: Body<'savePushSubscription'>,
): Promise<void> {
  await inUngatedTransaction(db, async (tx) => {
    await lockUser(tx, owner.userId);
    if (!(await holdSession(tx, owner.sessionId))) throw unauthorized();
    if (!push) throw refused('This shop doesn’t send notifications.');
    if (!mayCall(endpoint, push.testOrigin)) throw wrongAddress();
    if (!(await putSubscription(tx, owner, { endpoint, p256dh, auth }))) throw wrongAddress();
  });
}

export const removePushSubscription = ({ db }: Dependencies, { userId, sessionId }: SessionOwner) =>
  inUngatedTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    await removeSubscription(tx, sessionId);
  });
