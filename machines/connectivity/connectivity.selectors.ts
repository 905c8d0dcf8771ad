/** What a view may know of the network. */
import type { SnapshotFrom } from 'xstate';
import type { connectivityMachine } from './connectivity.machine.ts';

export const selectIsOffline = (snapshot: SnapshotFrom<typeof connectivityMachine>) => snapshot.matches('offline');
