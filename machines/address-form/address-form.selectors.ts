/** What a view may know of the form of one address. */
import { selectForm } from '../kit/form.selectors.ts';
import type { FormContext } from '../kit/form.types.ts';
import type { AddressFormFields } from './address-form.types.ts';

/** Flat facts; compare with `shallowEqual`. */
export const selectAddressForm = (snapshot: { value: unknown; context: FormContext }) =>
  selectForm<AddressFormFields>(snapshot);
