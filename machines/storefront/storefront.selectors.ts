/** What a view may know of the shop as a whole. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { storefrontMachine } from './storefront.machine.ts';

type Snapshot = SnapshotFrom<typeof storefrontMachine>;
export type StorefrontActor = ActorRefFrom<typeof storefrontMachine>;
export type StorefrontStatus = 'booting' | 'unavailable' | 'ready';

export const selectStatus = (snapshot: Snapshot): StorefrontStatus => {
  if (snapshot.matches('ready')) return 'ready';
  return snapshot.matches('unavailable') ? 'unavailable' : 'booting';
};

/** Why the shop is unavailable. */
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
