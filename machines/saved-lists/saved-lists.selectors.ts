/** What a view may know of the changes of saved lists. */
import type { SnapshotFrom } from 'xstate';
import { isSameId } from '../shared/ids.ts';
import type { savedListsMachine } from './saved-lists.machine.ts';
import type { SavedListLine, SavedListsFacts } from './saved-lists.types.ts';

const stages = {
  idle: 'idle',
  naming: 'naming',
  saving: 'naming',
  asking: 'asking',
  removing: 'asking',
  counting: 'changing',
  linking: 'changing',
} as const;

/** Flat facts; compare with `shallowEqual`. */
export const selectSavedLists = (snapshot: SnapshotFrom<typeof savedListsMachine>): SavedListsFacts => {
  const { listId, lineId, name, error, failure } = snapshot.context;
  return { listId, lineId, name, error, failure, stage: stages[snapshot.value], isBusy: snapshot.hasTag('busy') };
};

/** How many of a line are in sight: what was set last, until the list that is read again has it. */
export const selectQuantity = (
  { context: { newest } }: SnapshotFrom<typeof savedListsMachine>,
  { id, quantity }: Pick<SavedListLine, 'id' | 'quantity'>,
): number => newest.find(({ line, from }) => isSameId(line, id) && from === quantity)?.quantity ?? quantity;
