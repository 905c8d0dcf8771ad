/** Which dialog is open: the dialogs' only fact for a page on which they do not run yet. */
import type { SnapshotFrom } from 'xstate';
import type { dialogsMachine } from './dialogs.machine.ts';
import type { OpenDialog } from './dialogs.types.ts';

const ofRecovery = { contact: 'forgot', code: 'otp', password: 'reset' } as const;

export const selectOpenDialog = ({ value }: SnapshotFrom<typeof dialogsMachine>): OpenDialog => {
  if (typeof value === 'object') return ofRecovery[value.recover];
  if (value === 'login' || value === 'register') return value;
  return value === 'verify' ? 'otp' : 'none';
};
