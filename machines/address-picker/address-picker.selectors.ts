/** What a view, or the checkout, may know about the addresses. */
import type { SnapshotFrom } from 'xstate';
import { isSameId } from '../shared/ids.ts';
import { newFields } from './address-picker.form.ts';
import type { addressPickerMachine } from './address-picker.machine.ts';
import type { AddressFields, AddressPickerContext, AddressPickerFacts } from './address-picker.types.ts';

type AddressPickerSnapshot = Pick<SnapshotFrom<typeof addressPickerMachine>, 'value' | 'context'>;

/** The explicit choice while it exists, else the default address, else the first. */
export const basketAddress = ({ addresses, chosenId }: Pick<AddressPickerContext, 'addresses' | 'chosenId'>) =>
  addresses.find((address) => isSameId(address.id, chosenId)) ??
  addresses.find((address) => address.is_default) ??
  addresses[0];

/** Only the form in use differs: what is saved or given up is cleared. */
export const isTyped = ({ fields, prefill }: Pick<AddressPickerContext, 'fields' | 'prefill'>): boolean => {
  const opened = newFields(prefill);
  return (Object.keys(opened) as (keyof AddressFields)[]).some((name) => fields[name] !== opened[name]);
};

/** Flat facts; compare with `shallowEqual`. */
export const selectAddressPicker = ({ value, context }: AddressPickerSnapshot): AddressPickerFacts => ({
  stage: value === 'refreshing' ? 'saving' : value,
  addresses: context.addresses,
  chosen: basketAddress(context),
  fields: context.fields,
  isTyped: isTyped(context),
  makeDefault: context.makeDefault,
  errors: context.errors,
  failure: context.failure,
  canCancel: value === 'editing' && context.addresses.length > 0,
});
