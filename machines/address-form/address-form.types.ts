/** The vocabulary of one address: a new one, or one that is changed. */
import type { Address } from '#api/types/orders.ts';
import type { AddressFields } from '../address-picker/address-picker.types.ts';

export type AddressFormInput = {
  /** The address that is changed; without it a new one is made. */
  id?: number;
  /** The signed-in user's name and phone, for a new one. */
  prefill?: Partial<AddressFields>;
};

/** As they are typed; where the place is on a map is nothing that a shopper types. */
export type AddressFormFields = AddressFields & {
  is_default: boolean;
  latitude: number | null;
  longitude: number | null;
};

export type AddressSaved = { address: Address; message?: string | undefined };
