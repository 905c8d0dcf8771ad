/** The events and context of the form of one address. */
import type { AddressFields } from '../address-picker/address-picker.types.ts';
import type { Id } from '../shared/ids.ts';

export type AddressFormInput = {
  /** The id of the stored address; absent for a new one. */
  id?: Id;
  /** The signed-in user's name and phone, for a new address. */
  prefill?: Partial<AddressFields>;
};

/** As typed. The position on the map is not typed. */
export type AddressFormFields = AddressFields & {
  is_default: boolean;
  latitude: number | null;
  longitude: number | null;
  /** The texts are another way to write the same place. */
  keeps_position: boolean;
};

export type AddressSaved = { message?: string | undefined };
