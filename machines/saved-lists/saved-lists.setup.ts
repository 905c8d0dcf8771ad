/** The ports, actions and guards of the pages of saved lists. */
import { assign, emit, setup } from 'xstate';
import type { ResponseMessage } from '#api/types/response-message.ts';
import { requestTimeoutMs } from '../constants.ts';
import { required } from '../shared/checks.ts';
import {
  emitLoginRequired,
  emitSessionRefused,
  showFailure,
  showSuccess,
  timedOut,
} from '../shared/failure.actions.ts';
import { failureOf, isUnauthorized, type WithError } from '../shared/failure.ts';
import { serverErrorsOf } from '../shared/field-errors.ts';
import type { Id } from '../shared/ids.ts';
import { port } from '../shared/port.ts';
import { queued, withNewest } from './saved-lists.logic.ts';
import type {
  ListRequest,
  Named,
  NameRequest,
  NewQuantity,
  QuantityRequest,
  SavedListsContext,
  SavedListsEmitted,
  SavedListsEvent,
  SavedName,
} from './saved-lists.types.ts';

export const nothing = { listId: undefined, lineId: undefined, name: '', error: undefined, failure: undefined };

export const savedListsSetup = setup({
  types: {
    context: {} as SavedListsContext,
    events: {} as SavedListsEvent,
    emitted: {} as SavedListsEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** Creates a list, or renames one. */
    saveName: port<SavedName, NameRequest>('saveName'),
    removeList: port<ResponseMessage, { id: Id }>('removeList'),
    setQuantity: port<ResponseMessage, QuantityRequest>('setQuantity'),
    shareList: port<ResponseMessage, ListRequest>('shareList'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    hasName: ({ context }) => context.name.trim() !== '',
    hasWaiting: ({ context }) => context.queue.length > 1,
    isNew: ({ context }) => context.listId === undefined,
    isUnauthorized: isUnauthorized(),
  },
  actions: {
    clear: assign({ ...nothing, queue: [], newest: [] }),
    beginNew: assign(() => ({ ...nothing, idempotencyKey: crypto.randomUUID() })),
    beginList: assign((_, { list }: { list: Named }) => ({ ...nothing, listId: list.id, name: list.name })),
    queueLine: assign(({ context: { queue, newest } }, set: NewQuantity) => {
      const waiting = queued(queue, set);
      return {
        ...nothing,
        ...{ listId: set.id, lineId: waiting[0]?.line },
        ...{ queue: waiting, newest: withNewest(newest, set) },
      };
    }),
    nextLine: assign(({ context: { queue } }) => ({ lineId: queue[1]?.line, queue: queue.slice(1) })),
    endCounting: assign({ ...nothing, queue: [] }),
    assignName: assign((_, { name }: { name: string }) => ({
      name,
      error: undefined,
      idempotencyKey: crypto.randomUUID(),
    })),
    requireName: assign({ error: required }),
    clearErrors: assign({ error: undefined, failure: undefined }),
    assignRefusal: assign(({ context: { name } }, { error }: WithError) => {
      const failure = failureOf(error);
      const { name: text } = serverErrorsOf(failure, { name });
      return text ? { error: text, failure: undefined } : { failure };
    }),
    assignTimeout: assign(timedOut),
    emitChanged: emit({ type: 'lists.changed' }),
    showList: emit((_, { list }: SavedName) => ({
      type: 'navigation.requested',
      ...(list ? { to: 'savedList' as const, id: list.id } : { to: 'savedLists' as const }),
    })),
    showLists: emit({ type: 'navigation.requested', to: 'savedLists', replace: true }),
    showSuccess: showSuccess(),
    showFailure: showFailure(),
    emitLoginRequired: emitLoginRequired(),
    emitSessionRefused: emitSessionRefused(),
  },
});
