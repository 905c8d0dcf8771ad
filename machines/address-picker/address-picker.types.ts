/** The vocabulary of choosing an address, or adding one. */
import type { Failure } from '#api/types/failure.ts';
import type { Address, AddressForm } from '#api/types/orders.ts';
import type { FieldErrors } from '../shared/form.types.ts';
import type { Id } from '../shared/ids.ts';

export type { Address } from '#api/types/orders.ts';

/** The fields of the form that are typed. */
export type AddressTexts = {
  name: string;
  phone: string;
  area: string;
  flat_no: string;
  post_code: string;
  address_line: string;
  address_line2: string;
  address_type: string;
};
export type AddressField = keyof AddressTexts;
/** What the form has beside texts. */
export type AddressPlace = {
  /** Of a back end whose delivery price depends on the area. */
  area_id: Id | null;
  /** The position of the device is that of the address: the shopper said so. */
  at_device: boolean;
};
export type AddressFields = AddressTexts & AddressPlace;
/** The server's first text for each field. */
export type AddressErrors = FieldErrors<AddressTexts>;

/** The body of an address; the position of the device is still to be found. */
export type AddressRequest = AddressForm & { at_device?: boolean };

export type AddressPickerInput = {
  /** The signed-in user's name and phone. */
  prefill?: Partial<AddressFields>;
  /** What was typed before the session ended: the form opens with it. */
  typed?: AddressFields | undefined;
};

export type AddressPickerContext = {
  prefill: Partial<AddressFields>;
  addresses: Address[];
  /** Chosen by the shopper; the basket address without it is the default one, else the first. */
  chosenId: Id | undefined;
  fields: AddressFields;
  makeDefault: boolean;
  errors: AddressErrors;
  failure: Failure | undefined;
};

export type AddressPickerEvent =
  | { type: 'address.choose'; id: Id }
  | { type: 'address.new' }
  | { type: 'address.type'; field: AddressField; value: string }
  | { type: 'address.place'; place: Partial<AddressPlace> }
  | { type: 'address.setDefault'; makeDefault: boolean }
  | { type: 'address.save' }
  | { type: 'address.cancel' }
  | { type: 'address.refresh' };

export type AddressPickerStage = 'loading' | 'choosing' | 'editing' | 'saving' | 'failed' | 'expired';

export type AddressPickerFacts = {
  stage: AddressPickerStage;
  addresses: Address[];
  /** The basket address. */
  chosen: Address | undefined;
  fields: AddressFields;
  /** The form has what is neither prefilled nor saved nor given up. */
  isTyped: boolean;
  makeDefault: boolean;
  errors: AddressErrors;
  /** Why the last call failed, where no field says it. */
  failure: Failure | undefined;
  /** Whether the form can be closed without saving. */
  canCancel: boolean;
};
