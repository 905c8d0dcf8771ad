/** What a view, or the checkout, may know about the addresses. */
import type { SnapshotFrom } from 'xstate';
import { isSameId } from '../shared/ids.ts';
import type { addressPickerMachine } from './address-picker.machine.ts';
import type { AddressPickerContext, AddressPickerFacts } from './address-picker.types.ts';

type AddressPickerSnapshot = Pick<SnapshotFrom<typeof addressPickerMachine>, 'value' | 'context'>;

/** The explicit choice while it exists, else the default address, else the first. */
export const basketAddress = ({ addresses, chosenId }: Pick<AddressPickerContext, 'addresses' | 'chosenId'>) =>
  addresses.find((address) => isSameId(address.id, chosenId)) ??
  addresses.find((address) => address.is_default) ??
  addresses[0];

/** Flat facts; compare with `shallowEqual`. */
export const selectAddressPicker = ({ value, context }: AddressPickerSnapshot): AddressPickerFacts => ({
  stage: value === 'refreshing' ? 'saving' : value,
  addresses: context.addresses,
  chosen: basketAddress(context),
  fields: context.fields,
  makeDefault: context.makeDefault,
  errors: context.errors,
  failure: context.failure,
  canCancel: value === 'editing' && context.addresses.length > 0,
});
