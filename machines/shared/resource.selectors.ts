/** What a view may know of a resource. */
import type { SnapshotFrom } from 'xstate';
import type { DataOf, QueryName } from '../query/query.types.ts';
import type { resourceMachine } from './resource.machine.ts';

export type ResourceStatus = 'loading' | 'preview' | 'ready' | 'refreshing' | 'notFound' | 'failed' | 'offline';

/** `data` is there in `ready` and `refreshing`; `preview` is what another page knew of it. */
export const selectResource = (snapshot: SnapshotFrom<typeof resourceMachine>) => ({
  status: snapshot.value as ResourceStatus,
  data: snapshot.context.data,
  preview: snapshot.context.preview,
  failure: snapshot.context.failure,
});

/** The facts of a resource whose read is known to be a `K`. */
export type ResourceFacts<K extends QueryName> = Omit<ReturnType<typeof selectResource>, 'data'> & {
  data: DataOf<K> | undefined;
};
