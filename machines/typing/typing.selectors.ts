/** The fact that views read about typing. */
import type { SnapshotFrom } from 'xstate';
import type { Id } from '../shared/ids.ts';
import type { typingMachine } from './typing.machine.ts';

/** The shop that is writing to the shopper. */
export const selectTypingShop = (snapshot: SnapshotFrom<typeof typingMachine>): Id | undefined =>
  snapshot.matches({ hearing: 'shown' }) ? snapshot.context.heardId : undefined;
