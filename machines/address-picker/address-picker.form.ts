/** The form of a new address, from its fields to the contract's body. */
import type { AddressFields, AddressPickerFacts, AddressRequest, AddressTexts } from './address-picker.types.ts';

export const emptyTexts: AddressTexts = {
  name: '',
  phone: '',
  area: '',
  flat_no: '',
  post_code: '',
  address_line: '',
  address_line2: '',
  address_type: 'home',
};
export const emptyFields: AddressFields = { ...emptyTexts, area_id: null, at_device: false };

/** The form as it opens. */
export const newFields = (prefill: Partial<AddressFields> = {}): AddressFields => ({ ...emptyFields, ...prefill });

/** What is known before the first response. */
export const noAddressPickerFacts: AddressPickerFacts = {
  stage: 'loading',
  addresses: [],
  chosen: undefined,
  fields: emptyFields,
  isTyped: false,
  makeDefault: false,
  errors: {},
  failure: undefined,
  canCancel: false,
};

const optional = (text: string) => text.trim() || null;

export const addressForm = (fields: AddressFields, makeDefault: boolean): AddressRequest => ({
  name: fields.name.trim(),
  phone: fields.phone.trim(),
  area: optional(fields.area),
  flat_no: optional(fields.flat_no),
  post_code: optional(fields.post_code),
  address_line: fields.address_line.trim(),
  address_line2: optional(fields.address_line2),
  address_type: fields.address_type,
  is_default: makeDefault,
  ...(fields.area_id === null ? {} : { area_id: fields.area_id }),
  ...(fields.at_device ? { at_device: true } : {}),
});
