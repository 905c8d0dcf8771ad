/**
 * Address form: one address on its own page, new or changed.
 *
 * An existing address is loaded first; an id that is not among the shopper's is `missing`. A new one waits for the phone of
 * the account where that is not known yet. The form is sent once: a success leads to the list of addresses. Only the server
 * validates the fields. Ports: `address-form.live.ts`.
 *
 * @spec R9, R29
 */
import { formChart } from '../shared/form.machine.ts';
import { textOr } from '../shared/notice.ts';
import { newFields } from './address-form.fields.ts';
import type { AddressFormFields, AddressFormInput, AddressSaved } from './address-form.types.ts';

export const addressFormMachine = formChart<AddressFormInput, AddressFormFields, AddressSaved>({
  id: 'addressForm',
  begin: ({ prefill }) => newFields(prefill),
  isLoaded: ({ id, prefill }) => id !== undefined || (prefill !== undefined && prefill.phone === undefined),
  hidden: ['area_id', 'at_device', 'latitude', 'longitude', 'keeps_position'],
  announce: ({ message }) => [
    { type: 'addresses.changed' },
    { type: 'notice.requested', kind: 'success', text: textOr(message, 'The address was saved') },
    { type: 'navigation.requested', to: 'addresses', replace: true },
  ],
});
