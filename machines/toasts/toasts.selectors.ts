/** The facts that views read about the toasts. */
import type { SnapshotFrom } from 'xstate';
import type { toastsMachine } from './toasts.machine.ts';

/** Oldest first. */
export const selectToasts = (snapshot: SnapshotFrom<typeof toastsMachine>) => snapshot.context.toasts;
