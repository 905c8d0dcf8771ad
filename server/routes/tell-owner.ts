/** Writes to the owner of an account what has happened to it, where they could be reached until now. */
import type { Db } from '#server/db/pool.ts';
import { keepMessage } from '#server/db/queries/outbox.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import type { AccountMessage } from '#server/domain/account-message.ts';
import { reachesOf, type UserRow } from '#server/domain/user.ts';
import type { Say } from '#server/http/refusal.ts';

export async function tellOwner(tx: Db, owner: UserRow, say: Say, message: AccountMessage): Promise<void> {
  const [reach] = reachesOf(owner, 'email');
  if (!reach) return;
  const { appName } = await readSomeSettings(tx, ['appName']);
  await keepMessage(tx, { ...reach, ...message({ say, shop: appName }) });
}
