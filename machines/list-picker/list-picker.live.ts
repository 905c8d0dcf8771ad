/** The list picker with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { addToList, createList, listLists } from '#api/operations/lists.ts';
import { savedLists } from '#api/validators/tolerant/lists.ts';
import { validated } from '#api/validators/tolerant/tolerant.ts';
import { call } from '../shared/call.ts';
import { listPickerMachine } from './list-picker.machine.ts';
import type { Saved, SaveRequest } from './list-picker.types.ts';

export const liveListPicker = (client: Client) =>
  listPickerMachine.provide({
    actors: {
      listLists: call(
        async (_: undefined, signal) => validated(savedLists, await listLists(client, {}, signal)).data.lists,
      ),
      save: call<Saved, SaveRequest>(({ id, name, items, idempotencyKey }, signal) =>
        id === undefined
          ? createList(client, { name, items, idempotencyKey }, signal)
          : addToList(client, { id, items, idempotencyKey }, signal),
      ),
    },
  });
