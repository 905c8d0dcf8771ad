/** What a view may know of the list picker. */
import type { SnapshotFrom } from 'xstate';
import type { listPickerMachine } from './list-picker.machine.ts';
import type { ListPickerFacts } from './list-picker.types.ts';

type PickerSnapshot = Pick<SnapshotFrom<typeof listPickerMachine>, 'value' | 'context'>;

/** Flat facts; compare with `shallowEqual`. */
export const selectListPicker = ({ value, context }: PickerSnapshot): ListPickerFacts => {
  const { items, lists, listId, name, error, failure } = context;
  return { stage: value.picker, items, lists, listId, name, error, failure };
};
