/** Mutants of charts that no test has to notice, each by its name and with a reason. One that is killed is reported as stale. */
import type { Survivors } from './judge.ts';

export const survivors: Survivors = {};
