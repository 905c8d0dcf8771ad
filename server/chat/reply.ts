/** A message of a shop to a shopper, from a person or from the assistant. */
import type { TransactionalDb } from '#server/db/after-commit.ts';
import {
  findConversation,
  hasUnreadOf,
  lockConversation,
  markSeen,
  setShopSeen,
  shopHasWritten,
  writeMessage,
} from '#server/db/queries/chat.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import { mailIfAway } from '#server/messages/chat-mails.ts';

export type Reply = {
  userId: number;
  shopId: number;
  text: string;
  /** Stores a picture that goes with the text, or alone. */
  storePicture?: (() => Promise<number>) | undefined;
  now: Date;
};

/** Written by staff: they have read the earlier messages and are online. False if no conversation was opened. */
export async function replyAsSeller(tx: Tx, { userId, shopId, text, storePicture, now }: Reply): Promise<boolean> {
  const found = await findConversation(tx, userId, shopId);
  if (!found) return false;
  await mailIfAway(tx, found, { text, now, hasUnread: await hasUnreadOf(tx, found.row.id, 'shop') });
  await setShopSeen(tx, shopId, now);
  const { id } = await writeMessage(tx, found.row.id, { side: 'shop', body: text || undefined, storePicture }, now);
  await markSeen(tx, found.row.id, 'user', id);
  return true;
}

/** Automatic: marks nothing as read and nobody as online. Only as the shop's first message; false if there is one. */
export const replyByItself = (db: TransactionalDb, { userId, shopId, text, now }: Reply): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const row = await lockConversation(tx, userId, shopId);
    if (!row || (await shopHasWritten(tx, row.id))) return false;
    await writeMessage(tx, row.id, { side: 'shop', body: text }, now);
    return true;
  });
