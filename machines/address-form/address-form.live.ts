/** The form of one address with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { addAddress, changeAddress, listAddresses } from '#api/operations/addresses.ts';
import { formPorts } from '../shared/form.ports.ts';
import { bodyOf, fieldsOf } from './address-form.fields.ts';
import { addressFormMachine } from './address-form.machine.ts';
import type { AddressFormFields, AddressFormInput, AddressSaved } from './address-form.types.ts';

/** There is no call for one address: it is looked for among all of them. */
const addressOf = async (client: Client, id: number | undefined, signal: AbortSignal) => {
  const { addresses } = await listAddresses(client, {}, signal);
  const found = addresses.find((address) => address.id === id);
  if (!found) throw new ApiError({ kind: 'notFound' });
  return fieldsOf(found);
};

export const liveAddressForm = (client: Client) =>
  addressFormMachine.provide({
    actors: formPorts<AddressFormInput, AddressFormFields, AddressSaved>({
      load: ({ id }, signal) => addressOf(client, id, signal),
      save: ({ input: { id }, known, fields }, signal) =>
        id === undefined
          ? addAddress(client, bodyOf(known, fields), signal)
          : changeAddress(client, { id, ...bodyOf(known, fields) }, signal),
    }),
  });
