/** The facts that views read about the form of one address. */
import { selectForm } from '../shared/form.selectors.ts';
import type { FormContext } from '../shared/form.types.ts';
import type { AddressFormFields } from './address-form.types.ts';

/** Flat facts; compare with `shallowEqual`. */
export const selectAddressForm = (snapshot: { value: unknown; context: FormContext }) =>
  selectForm<AddressFormFields>(snapshot);
