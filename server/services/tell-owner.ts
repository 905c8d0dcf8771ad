/** Writes to the owner of an account what has happened to it, where they could be reached until now. */
import type { UserRow } from '#server/db/queries/identity.ts';
import { enqueueMessage } from '#server/db/queries/outbox.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import type { AccountMessage } from '#server/domain/account-message.ts';
import type { Translate } from '#server/domain/refusal.ts';
import { reachesOf } from '#server/domain/user.ts';

export async function mailOwner(tx: Tx, owner: UserRow, t: Translate, message: AccountMessage): Promise<void> {
  const [reach] = reachesOf(owner, 'email');
  if (!reach) return;
  const { appName } = await readSomeSettings(tx, ['appName']);
  await enqueueMessage(tx, { ...reach, ...message({ t, shop: appName }) });
}
