/** Which dialog is open: all that the page knows of the dialogs before one of them is. */
import type { SnapshotFrom } from 'xstate';
import type { dialogsMachine } from './dialogs.machine.ts';
import type { OpenDialog } from './dialogs.types.ts';

const names = ['login', 'register', 'forgot', 'otp', 'reset'] as const;

export const selectOpenDialog = (snapshot: SnapshotFrom<typeof dialogsMachine>): OpenDialog =>
  names.find((name) => snapshot.matches(name)) ?? 'none';
