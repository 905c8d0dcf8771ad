/** The facts that views read about the sale clock. */
import type { SnapshotFrom } from 'xstate';
import type { saleClockMachine } from './sale-clock.machine.ts';

/** The server's time in milliseconds; undefined until it is known. */
export const selectServerTime = ({ context }: SnapshotFrom<typeof saleClockMachine>): number | undefined => context.now;
