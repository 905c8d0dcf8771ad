/** The facts that views read about a resource. */
import type { SnapshotFrom } from 'xstate';
import type { DataOf, QueryName } from '../query/query.types.ts';
import type { resourceMachine } from './resource.machine.ts';

export type ResourceStatus =
  | 'loading'
  | 'preview'
  | 'ready'
  | 'refreshing'
  | 'notFound'
  | 'notOffered'
  | 'failed'
  | 'offline';

/** `data` exists in `ready` and `refreshing`; `preview` is what another page had of it. */
export const selectResource = (snapshot: SnapshotFrom<typeof resourceMachine>) => ({
  status: snapshot.value as ResourceStatus,
  data: snapshot.context.data,
  preview: snapshot.context.preview,
  failure: snapshot.context.failure,
});

/** The facts of a resource whose query has the operation `K`. */
export type ResourceFacts<K extends QueryName> = Omit<ReturnType<typeof selectResource>, 'data'> & {
  data: DataOf<K> | undefined;
};
