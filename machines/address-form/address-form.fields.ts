/** The fields of an address: from the stored address, and to the contract's body. */
import type { Address } from '#api/types/orders.ts';
import { addressForm, emptyFields } from '../address-picker/address-picker.form.ts';
import type { AddressFields, AddressRequest } from '../address-picker/address-picker.types.ts';
import type { AddressFormFields } from './address-form.types.ts';

const nowhere = { latitude: null, longitude: null };

export const newFields = (prefill: Partial<AddressFields> = {}): AddressFormFields => ({
  ...emptyFields,
  ...prefill,
  ...nowhere,
  is_default: false,
  keeps_position: false,
});

export const fieldsOf = (address: Address): AddressFormFields => ({
  name: address.name,
  phone: address.phone,
  area: address.area ?? '',
  flat_no: address.flat_no ?? '',
  post_code: address.post_code ?? '',
  address_line: address.address_line,
  address_line2: address.address_line2 ?? '',
  address_type: address.address_type,
  is_default: address.is_default,
  latitude: address.latitude ?? null,
  longitude: address.longitude ?? null,
  area_id: address.area_id ?? null,
  at_device: false,
  keeps_position: false,
});

const place = ['address_line', 'address_line2', 'area', 'post_code'] as const;

/**
 * The whole address, because the server clears missing fields. A changed place loses its position on the map, unless the
 * shopper says that only the texts were wrong.
 */
export const bodyOf = (known: AddressFormFields, fields: AddressFormFields): AddressRequest => {
  const { is_default: isDefault, keeps_position: keepsPosition, latitude, longitude, ...typed } = fields;
  const isSamePlace = keepsPosition || place.every((field) => known[field] === fields[field]);
  return { ...addressForm(typed, isDefault), ...(isSamePlace ? { latitude, longitude } : nowhere) };
};
