/** The facts that others read about realtime. */
import type { SnapshotFrom } from 'xstate';
import type { realtimeMachine } from './realtime.machine.ts';
import type { RealtimeStatus } from './realtime.types.ts';

export const selectRealtimeStatus = (snapshot: SnapshotFrom<typeof realtimeMachine>): RealtimeStatus => {
  if (!snapshot.matches('listening')) return 'off';
  if (snapshot.matches({ listening: 'subscribed' })) return 'subscribed';
  const isAway = snapshot.matches({ listening: 'unavailable' }) || snapshot.matches({ listening: 'refused' });
  return isAway ? 'unavailable' : 'connecting';
};
