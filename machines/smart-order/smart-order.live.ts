/** The shopping list with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { addSmartOrder, matchSmartOrder } from '#api/operations/smart-order.ts';
import { call } from '../shared/call.ts';
import { draftKeys } from '../shared/draft-keys.ts';
import { smartOrderMachine } from './smart-order.machine.ts';
import type { Added, AddRequest } from './smart-order.types.ts';

export const liveSmartOrder = (client: Client) => {
  const keyOf = draftKeys();
  return smartOrderMachine.provide({
    actors: {
      matchSmartOrder: call((body, signal) => matchSmartOrder(client, body, signal)),
      addSmartOrder: call<Added, AddRequest>(({ items, choices }, signal) =>
        addSmartOrder(client, { items, idempotencyKey: keyOf(choices) }, signal),
      ),
    },
  });
};
