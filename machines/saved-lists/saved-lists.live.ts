/** The saved lists with their ports filled by the API. */
import type { Client } from '#api/client.ts';
import { changeList, changeListLine, createList, removeList } from '#api/operations/lists.ts';
import type { ResponseMessage } from '#api/types/response-message.ts';
import { call } from '../shared/call.ts';
import type { Id } from '../shared/ids.ts';
import { savedListsMachine } from './saved-lists.machine.ts';
import type { ListRequest, NameRequest, QuantityRequest, SavedName } from './saved-lists.types.ts';

export const liveSavedLists = (client: Client) =>
  savedListsMachine.provide({
    actors: {
      saveName: call<SavedName, NameRequest>(({ id, name, idempotencyKey }, signal) =>
        id === undefined
          ? createList(client, { name, idempotencyKey }, signal)
          : changeList(client, { id, name }, signal),
      ),
      removeList: call<ResponseMessage, { id: Id }>((path, signal) => removeList(client, path, signal)),
      setQuantity: call<ResponseMessage, QuantityRequest>((request, signal) => changeListLine(client, request, signal)),
      shareList: call<ResponseMessage, ListRequest>((request, signal) => changeList(client, request, signal)),
    },
  });
