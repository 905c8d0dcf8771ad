/** What a view may know of the shop as a whole. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { FlowLoader } from '../flow-loader/flow-loader.types.ts';
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

/** Why the shop is unavailable. */
export const selectCause = ({ context }: Snapshot) => context.cause;

/** The page that waits for its shopper behind the login. */
export const selectHeldPath = ({ context }: Snapshot) => context.heldPath;

/** The loader of the search, if somebody has searched before the search runs. */
export const selectSearchLoader = ({ context }: Snapshot) => context.loaders.search;

/** The text in the search box that waits for the search; undefined without one. */
export const selectTypedSearch = (loader: SnapshotFrom<FlowLoader> | undefined): string | undefined => {
  const last = loader?.context.waiting.findLast(({ type }) => type === 'query.type' || type === 'query.clear');
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
