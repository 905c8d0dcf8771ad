/** The address book with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { changeAddress, listAddresses, removeAddress } from '#api/operations/addresses.ts';
import { addressPage } from '#api/validators/tolerant/orders.ts';
import { validated } from '#api/validators/tolerant/tolerant.ts';
import { bodyOf, fieldsOf } from '../address-form/address-form.fields.ts';
import { call } from '../shared/call.ts';
import { isSameId } from '../shared/ids.ts';
import { addressBookMachine } from './address-book.machine.ts';
import type { Address, DefaultRequest, Done, RemovalRequest } from './address-book.types.ts';

/** The whole address, because the server clears missing fields. */
const asDefault = (address: Address) => {
  const fields = fieldsOf(address);
  return { id: address.id, ...bodyOf(fields, { ...fields, is_default: true }) };
};

export const liveAddressBook = (client: Client) =>
  addressBookMachine.provide({
    actors: {
      chooseDefault: call<Done, DefaultRequest>(async ({ address: shown }, signal) => {
        const { addresses } = validated(addressPage, await listAddresses(client, {}, signal)).data;
        const address = addresses.find(({ id }) => isSameId(id, shown.id)) ?? shown;
        return changeAddress(client, asDefault(address), signal);
      }),
      removeAddress: call<Done, RemovalRequest>((path, signal) => removeAddress(client, path, signal)),
    },
  });
