/** The addresses with their ports filled by the API. */
import type { Client } from '#api/client.ts';
import { addAddress, listAddresses } from '#api/operations/addresses.ts';
import { address, addressPage } from '#api/validators/tolerant/orders.ts';
import { readable, validated } from '#api/validators/tolerant/tolerant.ts';
import { call } from '../shared/call.ts';
import { contentKeys } from '../shared/draft-keys.ts';
import { placed } from '../shared/position.live.ts';
import { addressPickerMachine } from './address-picker.machine.ts';

export const liveAddressPicker = (client: Client) => {
  const withKey = contentKeys();
  return addressPickerMachine.provide({
    actors: {
      listAddresses: call(
        async (_, signal) => validated(addressPage, await listAddresses(client, {}, signal)).data.addresses,
      ),
      addAddress: call(async (body, signal) => {
        const added = await withKey(await placed(body), (keyed) => addAddress(client, keyed, signal));
        return readable(address, added.address);
      }),
    },
  });
};
