/** The shopper's addresses. */
import { addressesOf, countAddresses } from '#server/db/queries/addresses.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { pagingOf } from '#server/domain/paging.ts';
import { shopperOf } from '#server/http/caller.ts';
import { type Handlers, requireUser } from '#server/http/handler.ts';
import { addressResponse } from '#server/serializers/address.ts';
import { addAddress, changeAddress, removeAddress } from '#server/services/addresses.ts';

type AddressHandlers = Pick<Handlers, 'listAddresses' | 'listAreas' | 'addAddress' | 'changeAddress' | 'removeAddress'>;

export const addressRoutes = (deps: Dependencies): AddressHandlers => ({
  async listAddresses(request) {
    const userId = requireUser(request);
    const [rows, total] = await Promise.all([
      addressesOf(deps.db, userId, pagingOf(request.query)),
      countAddresses(deps.db, userId),
    ]);
    return { data: { total, addresses: rows.map(addressResponse) } };
  },

  async listAreas() {
    return { data: { areas: [] } };
  },

  async addAddress(request) {
    return addAddress(deps, shopperOf(request), request.body);
  },

  async changeAddress(request) {
    const row = await changeAddress(deps, { userId: requireUser(request), id: request.params.id }, request.body);
    return { message: request.t('Address updated successfully'), data: { address: addressResponse(row) } };
  },

  async removeAddress(request) {
    await removeAddress(deps, { userId: requireUser(request), id: request.params.id });
    return { message: request.t('Address deleted successfully') };
  },
});
