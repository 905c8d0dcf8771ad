/** What a shop writes to a shopper, whoever writes it. */
import type { TransactionalDb } from '#server/db/after-commit.ts';
import {
  findConversation,
  lockConversation,
  markSeen,
  setShopSeen,
  shopHasWritten,
  writeMessage,
} from '#server/db/queries/chat.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';

export type Reply = { userId: number; shopId: number; text: string; now: Date };

/** Somebody of the shop: they have read what came before, and are online. False where nothing was opened. */
export async function replyAsSeller(tx: Tx, { userId, shopId, text, now }: Reply): Promise<boolean> {
  const found = await findConversation(tx, userId, shopId);
  if (!found) return false;
  await setShopSeen(tx, shopId, now);
  const { id } = await writeMessage(tx, found.row.id, { side: 'shop', body: text }, now);
  await markSeen(tx, found.row.id, 'user', id);
  return true;
}

/** Nobody has read anything, and nobody is online; only the first words of the shop. False where it has spoken. */
export const replyByItself = (db: TransactionalDb, { userId, shopId, text, now }: Reply): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const row = await lockConversation(tx, userId, shopId);
    if (!row || (await shopHasWritten(tx, row.id))) return false;
    await writeMessage(tx, row.id, { side: 'shop', body: text }, now);
    return true;
  });
