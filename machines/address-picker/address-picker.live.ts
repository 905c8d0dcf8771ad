/** The addresses with their ports filled by the API. */
import type { Client } from '#api/client.ts';
import { addAddress, listAddresses } from '#api/operations/addresses.ts';
import { call } from '../shared/call.ts';
import { addressPickerMachine } from './address-picker.machine.ts';

export const liveAddressPicker = (client: Client) =>
  addressPickerMachine.provide({
    actors: {
      listAddresses: call(async (_, signal) => (await listAddresses(client, {}, signal)).addresses),
      addAddress: call(async (body, signal) => (await addAddress(client, body, signal)).address),
    },
  });
