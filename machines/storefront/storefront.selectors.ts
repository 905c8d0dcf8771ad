/** What a view may know of the shop as a whole. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { LazyFlowName } from '../registry.ts';
import type { storefrontMachine } from './storefront.machine.ts';

type Snapshot = SnapshotFrom<typeof storefrontMachine>;
export type StorefrontActor = ActorRefFrom<typeof storefrontMachine>;
export type StorefrontStatus = 'booting' | 'unavailable' | 'ready';

export const selectStatus = (snapshot: Snapshot): StorefrontStatus => {
  if (snapshot.matches('ready')) return 'ready';
  // What is shown stays while the shop asks again, and so does the focus in it.
  return snapshot.context.attempts > 0 || snapshot.matches('unavailable') ? 'unavailable' : 'booting';
};

/** What stands in the search box while its flow is on its way; undefined when nothing was typed, or it has come. */
export const selectTypedSearch = ({ context: { loading } }: Snapshot): string | undefined => {
  const last = loading.search?.findLast(({ type }) => type === 'query.type' || type === 'query.clear');
  return last && (last.text ?? '');
};

/** Whether one of these runs. */
export const selectRuns =
  (flows: readonly LazyFlowName[]) =>
  ({ children }: Snapshot): boolean =>
    flows.some((name) => name in children);

/** Whether the flows that a page needs run; `failed` when the code of one could not be had. */
export const pageFlowsIn = (snapshot: Snapshot, flows: readonly LazyFlowName[]): 'running' | 'pending' | 'failed' => {
  if (flows.every((name) => name in snapshot.children)) return 'running';
  return flows.some((name) => snapshot.context.failed.includes(name)) ? 'failed' : 'pending';
};
