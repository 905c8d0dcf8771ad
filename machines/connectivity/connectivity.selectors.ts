/** The facts that views read about connectivity. */
import type { SnapshotFrom } from 'xstate';
import type { connectivityMachine } from './connectivity.machine.ts';

export const selectIsOffline = (snapshot: SnapshotFrom<typeof connectivityMachine>) => snapshot.matches('offline');
