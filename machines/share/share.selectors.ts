/** What the share menu shows. */
import type { SnapshotFrom } from 'xstate';
import type { shareMachine } from './share.machine.ts';
import type { Shared } from './share.types.ts';

/** The page that the menu offers to share; undefined while the menu is closed. */
export const selectOffered = (snapshot: SnapshotFrom<typeof shareMachine>): Shared | undefined =>
  snapshot.matches('offering') ? snapshot.context.page : undefined;
