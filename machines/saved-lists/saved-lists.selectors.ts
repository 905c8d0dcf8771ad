/** What a view may know of the changes of saved lists. */
import type { SnapshotFrom } from 'xstate';
import type { savedListsMachine } from './saved-lists.machine.ts';
import type { SavedListsFacts } from './saved-lists.types.ts';

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
