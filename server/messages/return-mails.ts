/** Moves returns, and writes to their shoppers in the same transaction. */
import type { ReturnStatus } from '#machines/lifecycles/return.machine.ts';
import { moveReturn, returnWithOrder } from '#server/db/queries/returns.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { returnMail } from '#server/domain/return-message.ts';
import { mailShopper } from './shopper-mails.ts';

/** About the status that the return has now. */
export async function mailReturn(tx: Tx, id: number): Promise<void> {
  const found = await returnWithOrder(tx, id);
  if (!found) return;
  const { row, number } = found;
  await mailShopper(tx, row.userId, (reader) => returnMail({ ...row, number }, row.status, reader));
}

/** The earlier status; undefined: the chart has no such step, or there is no such return. */
export async function stepReturn(
  tx: Tx,
  id: number,
  to: ReturnStatus,
  note: string | undefined,
): Promise<ReturnStatus | undefined> {
  const from = await moveReturn(tx, id, to, note);
  if (from) await mailReturn(tx, id);
  return from;
}
