/**
 * Adds, changes and removes addresses. There is at most one default, so changes of one shopper wait for each other.
 * Orders do not wait: a full lock on the account would block their foreign keys while they hold an address that is about
 * to be deleted.
 */
import type { Body, Result } from '#server/contract.types.ts';
import {
  type AddressRow,
  clearDefault,
  countAddresses,
  deleteAddress,
  insertAddress,
  lockForDeletion,
  makeNewestDefault,
  updateAddress,
} from '#server/db/queries/addresses.ts';
import { lockUser } from '#server/db/queries/identity.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { inUngatedTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { addressErrors, addressValues, mostAddresses } from '#server/domain/address.ts';
import { invalid, notFound, refused } from '#server/domain/refusal.ts';
import { addressResponse } from '#server/serializers/address.ts';
import type { Shopper } from './caller.ts';
import { idempotently } from './idempotency.ts';

type Form = Body<'addAddress'>;
type Own = { userId: number; id: number };

async function checked(db: Dependencies['db'], form: Form) {
  const errors = addressErrors(form, await readSomeSettings(db, ['phoneMinLength', 'phoneMaxLength']));
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return addressValues(form);
}

/** The first address of a shopper is their default. */
export async function addAddress(
  { db, clock }: Dependencies,
  shopper: Shopper,
  form: Form,
): Promise<Result<'addAddress'>> {
  const { userId } = shopper;
  const values = await checked(db, form);
  const add = async (tx: Tx) => {
    await lockUser(tx, userId);
    const kept = await countAddresses(tx, userId);
    if (kept >= mostAddresses) throw refused('You can keep at most {count} addresses.', { count: mostAddresses });
    const isDefault = kept === 0 || form.is_default === true;
    if (isDefault) await clearDefault(tx, userId);
    return insertAddress(tx, userId, values, isDefault, clock());
  };
  return inUngatedTransaction(db, (tx) =>
    idempotently(tx, shopper, clock(), async () => ({
      message: shopper.t('Address added successfully'),
      data: { address: addressResponse(await add(tx)) },
    })),
  );
}

export async function changeAddress({ db }: Dependencies, { userId, id }: Own, form: Form): Promise<AddressRow> {
  const values = await checked(db, form);
  const isDefault = form.is_default ?? undefined;
  return inUngatedTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    if (isDefault) await clearDefault(tx, userId, id);
    const changed = await updateAddress(tx, userId, id, { ...values, isDefault });
    if (!changed) throw notFound();
    return changed;
  });
}

/** The newest of the others becomes the default when the default is removed. */
export async function removeAddress({ db }: Dependencies, { userId, id }: Own): Promise<void> {
  await inUngatedTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const state = await lockForDeletion(tx, userId, id);
    if (!state) throw notFound();
    if (state.isUsed) throw refused('This address belongs to an order and cannot be deleted.');
    await deleteAddress(tx, userId, id);
    if (state.isDefault) await makeNewestDefault(tx, userId);
  });
}
