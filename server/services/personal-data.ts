/** A shopper takes their data along, or leaves: the export of an account and its end. */
import type { Body } from '#server/contract.types.ts';
import { invalidateCache } from '#server/db/after-commit.ts';
import type { Db } from '#server/db/pool.ts';
import { lockCart } from '#server/db/queries/cart.ts';
import { lockUserForDeletion, type UserRow, userById } from '#server/db/queries/identity.ts';
import {
  erasePersonalData,
  hasUnsettledBusiness,
  type PersonalData,
  readPersonalData,
} from '#server/db/queries/personal-data.ts';
import { defaultCurrency } from '#server/db/queries/settings.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { accountErased } from '#server/domain/account-message.ts';
import { refused, unauthorized } from '#server/domain/refusal.ts';
import { userMark } from '#server/security/user-mark.ts';
import { removeFiles } from '#server/uploads/stored-files.ts';
import type { Shopper } from './caller.ts';
import { notifyOwner } from './notify-owner.ts';
import { refuseWrongPassword } from './own-password.ts';

export type AccountData = { exported_at: string; currency: string; records: PersonalData };

type Reading = Pick<Dependencies, 'clock'> & { db: Db };

export async function exportAccount({ db, clock }: Reading, userId: number): Promise<AccountData> {
  const { name: currency } = await defaultCurrency(db);
  return { exported_at: clock().toISOString(), currency, records: await readPersonalData(db, userId) };
}

/** In a transaction that holds the account. The books of sellers are not ours to end this way. */
export async function erase(tx: Tx, user: UserRow, now: Date): Promise<string[]> {
  if (user.role !== 'customer') throw refused('This account sells here. Contact the shop to close it.');
  // An order that is being placed holds the cart: it is finished first, and then it counts.
  await lockCart(tx, user.id, now);
  if (await hasUnsettledBusiness(tx, user.id)) {
    throw refused('An order, a payment or a return isn’t finished yet. You can delete your account after that.');
  }
  invalidateCache(tx);
  return erasePersonalData(tx, user);
}

export async function eraseAccount(deps: Dependencies, shopper: Shopper, form: Body<'eraseAccount'>): Promise<void> {
  const { db, config, clock } = deps;
  const user = await userById(db, shopper.userId);
  if (!user) throw unauthorized();
  await refuseWrongPassword(user, form.password);
  const gone = await inTransaction(db, async (tx) => {
    const now = await lockUserForDeletion(tx, user.id);
    // Another request has deleted the account or changed its password meanwhile, and so ended this session.
    if (!now.isActive || now.passwordHash !== user.passwordHash) throw unauthorized();
    const names = await erase(tx, now, clock());
    // The last message to this address; it is deleted with the others thirty days after.
    await notifyOwner(tx, user, shopper, accountErased);
    return names;
  });
  await removeFiles(config, gone);
  shopper.log.info({ event: 'account erased', user: userMark(user.id) });
}
