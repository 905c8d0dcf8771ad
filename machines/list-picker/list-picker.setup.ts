/** The ports, guards and actions of the dialog that puts products into a saved list. */
import { assign, emit, setup, stateIn } from 'xstate';
import type { SavedListSummary } from '#api/types/lists.ts';
import { requestTimeoutMs } from '../constants.ts';
import { required } from '../shared/checks.ts';
import { emitLoginRequired, emitSessionRefused, showSuccess, timedOut } from '../shared/failure.actions.ts';
import { failureFrom, failureOf, isUnauthorized, type WithError } from '../shared/failure.ts';
import { serverErrorsOf } from '../shared/field-errors.ts';
import { type Id, isSameId } from '../shared/ids.ts';
import { port } from '../shared/port.ts';
import type {
  ListPickerContext,
  ListPickerEmitted,
  ListPickerEvent,
  ListPickerInput,
  Saved,
  SavedListItem,
  SaveRequest,
} from './list-picker.types.ts';

export const nothing = {
  items: [],
  lists: [],
  listId: undefined,
  name: '',
  error: undefined,
  failure: undefined,
  idempotencyKey: '',
};

/** The same choice again, after a lost response, is the same request. */
const keyFor = ({ listId, idempotencyKey: key }: ListPickerContext, id: Id | undefined) => {
  const isSame = id === undefined ? listId === undefined : isSameId(id, listId);
  return { idempotencyKey: key && isSame ? key : crypto.randomUUID() };
};

export const listPickerSetup = setup({
  types: {
    context: {} as ListPickerContext,
    events: {} as ListPickerEvent,
    input: {} as ListPickerInput,
    emitted: {} as ListPickerEmitted,
    tags: {} as 'busy',
  },
  actors: {
    listLists: port<SavedListSummary[]>('listLists'),
    /** Into a list that is there, or into a new one. */
    save: port<Saved, SaveRequest>('save'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    startsSignedIn: ({ context }) => context.startsSignedIn,
    isGuest: stateIn({ session: 'guest' }),
    hasItems: (_, { items }: { items: readonly SavedListItem[] }) => items.length > 0,
    hasName: ({ context }) => context.name.trim() !== '',
    isUnauthorized: isUnauthorized(),
  },
  actions: {
    clear: assign(nothing),
    assignItems: assign((_, { items }: { items: readonly SavedListItem[] }) => ({ ...nothing, items })),
    assignLists: assign((_, { lists }: { lists: SavedListSummary[] }) => ({ lists })),
    assignChoice: assign(({ context }, { id }: { id: Id | undefined }) => ({ listId: id, ...keyFor(context, id) })),
    assignName: assign(({ context }, { name }: { name: string }) => ({
      name,
      error: undefined,
      // Under another name the new list is another request.
      ...(context.listId === undefined && { idempotencyKey: '' }),
    })),
    requireName: assign({ error: required, failure: undefined }),
    clearErrors: assign({ error: undefined, failure: undefined }),
    assignRefusal: assign(({ context: { name, listId } }, { error }: WithError) => {
      const failure = failureOf(error);
      const { name: text } = serverErrorsOf(failure, { name });
      return text && listId === undefined ? { error: text, failure: undefined } : { failure };
    }),
    assignFailure: assign(failureFrom),
    assignTimeout: assign(timedOut),
    emitChanged: emit({ type: 'lists.changed' }),
    emitLoginRequired: emitLoginRequired(),
    emitSessionRefused: emitSessionRefused(),
    showSuccess: showSuccess(),
  },
});
