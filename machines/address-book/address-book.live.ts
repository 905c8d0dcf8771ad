/** The address book with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { changeAddress, removeAddress } from '#api/operations/addresses.ts';
import { call } from '../shared/call.ts';
import { addressBookMachine } from './address-book.machine.ts';
import type { DefaultRequest, Done, RemovalRequest } from './address-book.types.ts';

export const liveAddressBook = (client: Client) =>
  addressBookMachine.provide({
    actors: {
      changeAddress: call<Done, DefaultRequest>((body, signal) => changeAddress(client, body, signal)),
      removeAddress: call<Done, RemovalRequest>((path, signal) => removeAddress(client, path, signal)),
    },
  });
