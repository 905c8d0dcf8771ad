/** The shopper's addresses. */
import {
  addressesOf,
  clearDefault,
  countAddresses,
  deleteAddress,
  insertAddress,
  lockAddresses,
  lockForDeletion,
  makeNewestDefault,
  updateAddress,
} from '#server/db/queries/addresses.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { inUngatedTransaction } from '#server/db/queries/transaction.ts';
import { addressErrors, addressResponse, addressValues, mostAddresses } from '#server/domain/address.ts';
import { pagingOf } from '#server/domain/paging.ts';
import { type Body, type Handlers, requireUser } from '#server/http/handler.ts';
import { invalid, notFound, refused } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';

export function addressRoutes({
  db,
  clock,
}: Services): Pick<Handlers, 'listAddresses' | 'addAddress' | 'changeAddress' | 'removeAddress'> {
  async function checked(form: Body<'addAddress'>) {
    const errors = addressErrors(form, await readSomeSettings(db, ['phoneMinLength', 'phoneMaxLength']));
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return addressValues(form);
  }

  return {
    async listAddresses(request) {
      const userId = requireUser(request);
      const [rows, total] = await Promise.all([
        addressesOf(db, userId, pagingOf(request.query)),
        countAddresses(db, userId),
      ]);
      return { data: { total, addresses: rows.map(addressResponse) } };
    },

    async addAddress(request) {
      const userId = requireUser(request);
      const values = await checked(request.body);
      const row = await inUngatedTransaction(db, async (tx) => {
        await lockAddresses(tx, userId);
        const kept = await countAddresses(tx, userId);
        if (kept >= mostAddresses) throw refused('You can keep at most {count} addresses.', { count: mostAddresses });
        const isDefault = kept === 0 || request.body.is_default === true;
        if (isDefault) await clearDefault(tx, userId);
        return insertAddress(tx, userId, values, isDefault, clock());
      });
      return { message: request.t('Address added successfully'), data: { address: addressResponse(row) } };
    },

    async changeAddress(request) {
      const userId = requireUser(request);
      const { id } = request.params;
      const values = await checked(request.body);
      const isDefault = request.body.is_default ?? undefined;
      const row = await inUngatedTransaction(db, async (tx) => {
        await lockAddresses(tx, userId);
        if (isDefault) await clearDefault(tx, userId, id);
        const changed = await updateAddress(tx, userId, id, { ...values, isDefault });
        if (!changed) throw notFound();
        return changed;
      });
      return { message: request.t('Address updated successfully'), data: { address: addressResponse(row) } };
    },

    async removeAddress(request) {
      const userId = requireUser(request);
      const { id } = request.params;
      await inUngatedTransaction(db, async (tx) => {
        await lockAddresses(tx, userId);
        const state = await lockForDeletion(tx, userId, id);
        if (!state) throw notFound();
        if (state.isUsed) throw refused('This address belongs to an order and cannot be deleted.');
        await deleteAddress(tx, userId, id);
        if (state.isDefault) await makeNewestDefault(tx, userId);
      });
      return { message: request.t('Address deleted successfully') };
    },
  };
}
