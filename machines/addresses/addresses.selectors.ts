/** What a view, or the checkout, may know about the addresses. */
import type { SnapshotFrom } from 'xstate';
import type { addressesMachine } from './addresses.machine.ts';
import type { AddressesContext, AddressesFacts } from './addresses.types.ts';

type AddressesSnapshot = Pick<SnapshotFrom<typeof addressesMachine>, 'value' | 'context'>;

/** The explicit choice while it exists, else the default address, else the first. */
export const basketAddress = ({ addresses, chosenId }: Pick<AddressesContext, 'addresses' | 'chosenId'>) =>
  addresses.find((address) => address.id === chosenId) ??
  addresses.find((address) => address.is_default) ??
  addresses[0];

/** Flat facts; compare with `shallowEqual`. */
export const selectAddresses = ({ value, context }: AddressesSnapshot): AddressesFacts => ({
  stage: value,
  addresses: context.addresses,
  chosen: basketAddress(context),
  fields: context.fields,
  makeDefault: context.makeDefault,
  errors: context.errors,
  failure: context.failure,
  canCancel: value === 'editing' && context.addresses.length > 0,
});
