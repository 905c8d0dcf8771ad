/** Whether the drawer is open: all that the page knows of the chat before it is. */
import type { SnapshotFrom } from 'xstate';
import type { chatMachine } from './chat.machine.ts';

export const selectIsChatOpen = (snapshot: SnapshotFrom<typeof chatMachine>): boolean =>
  snapshot.matches({ open: { drawer: 'shown' } });
