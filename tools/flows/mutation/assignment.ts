/** What one process of the mutation tests is to do, and what it writes of it, a line each. */

/** The chart without a mutant: its tests must pass. */
export const asWritten = -1;

export type Assignment = {
  /** Of the chart; see `mutated` in `xstate.ts`. */
  description: string;
  /** The mutants to test, and `asWritten`. */
  indexes: number[];
  /** From the root of the project. */
  files: string[];
  /** Where the verdicts are appended. */
  results: string;
};

/** A mutant has a verdict once all files have ended for it. */
export type Verdict = { index: number; event: 'begun' | 'killed' | 'ended'; by?: string };

export const assignmentVariable = 'LARDER_MUTANTS';
