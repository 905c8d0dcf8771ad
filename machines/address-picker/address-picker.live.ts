/** The addresses with their ports filled by the API. */
import type { Client } from '#api/client.ts';
import { addAddress, listAddresses } from '#api/operations/addresses.ts';
import { address, addressPage } from '#api/validators/tolerant/orders.ts';
import { readable, validated } from '#api/validators/tolerant/tolerant.ts';
import { call } from '../shared/call.ts';
import { contentKeys } from '../shared/draft-keys.ts';
import { placed } from '../shared/position.live.ts';
import { addressPickerMachine } from './address-picker.machine.ts';
import type { AddressRequest } from './address-picker.types.ts';

export const liveAddressPicker = (client: Client) => {
  const withKey = contentKeys(placed<AddressRequest>);
  return addressPickerMachine.provide({
    actors: {
      listAddresses: call(
        async (_, signal) => validated(addressPage, await listAddresses(client, {}, signal)).data.addresses,
      ),
      addAddress: call(async (body, signal) => {
        const added = await withKey(body, (keyed) => addAddress(client, keyed, signal));
        return readable(address, added.address);
      }),
    },
  });
};
