/** The form of one address with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { addAddress, changeAddress, listAddresses } from '#api/operations/addresses.ts';
import { addressPage } from '#api/validators/tolerant/orders.ts';
import { validated } from '#api/validators/tolerant/tolerant.ts';
import type { AddressRequest } from '../address-picker/address-picker.types.ts';
import { contentKeys } from '../shared/draft-keys.ts';
import { formPorts } from '../shared/form.ports.ts';
import { type Id, isSameId } from '../shared/ids.ts';
import { placed } from '../shared/position.live.ts';
import { fetchReach } from '../shared/reach.live.ts';
import { bodyOf, fieldsOf, newFields } from './address-form.fields.ts';
import { addressFormMachine } from './address-form.machine.ts';
import type { AddressFormFields, AddressFormInput, AddressSaved } from './address-form.types.ts';

/** The contract has no call for one address: it is found in the list. */
const addressOf = async (client: Client, id: Id, signal: AbortSignal) => {
  const { addresses } = validated(addressPage, await listAddresses(client, {}, signal)).data;
  const found = addresses.find((address) => isSameId(address.id, id));
  if (!found) throw new ApiError({ kind: 'notFound' });
  return fieldsOf(found);
};

const newAddress = async (client: Client, prefill: AddressFormInput['prefill'], signal: AbortSignal) => {
  const { phone } = await fetchReach(client, signal);
  return newFields({ ...prefill, ...(phone ? { phone } : {}) });
};

export const liveAddressForm = (client: Client) => {
  const withKey = contentKeys(placed<AddressRequest>);
  return addressFormMachine.provide({
    actors: formPorts<AddressFormInput, AddressFormFields, AddressSaved>({
      load: ({ id, prefill }, signal) =>
        id === undefined ? newAddress(client, prefill, signal) : addressOf(client, id, signal),
      save: async ({ input: { id }, known, fields }, signal) => {
        const body = bodyOf(known, fields);
        return id === undefined
          ? withKey(body, (keyed) => addAddress(client, keyed, signal))
          : changeAddress(client, { id, ...(await placed(body)) }, signal);
      },
    }),
  });
};
