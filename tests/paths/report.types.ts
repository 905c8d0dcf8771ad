/** What the command tells the walk, and what the walk tells the report. */
import type { Undriven } from './undriven.ts';
import type { Outcome } from './walk-path.ts';

export type JourneyOptions = {
  url: string;
  /** As `--flow` names them. */
  flows: string[];
  allowsWrites?: boolean;
  account?: { login: string; password: string };
  /** Of random walks; without it the paths are those that take every transition. */
  seed?: number;
  /** How many steps the random walks of a flow may take together. */
  steps?: number;
  /** How many paths of a flow are walked at most. */
  most?: number;
  /** The timeout of each step, in milliseconds. */
  timeout?: number;
  /** What happens around a path goes wrong by this seed. */
  faults?: number;
  /** A flow that is left out fails the run. */
  complete?: boolean;
  /** The one path that is walked. */
  path?: string;
  /** Where the reports go. */
  folder?: string;
};

export type UndrivenReport = { flow: string; list: Undriven[] };

export type OfAll = { walked: number; all: number };

/** How much of a flow was walked, or why nothing. */
export type FlowReport =
  | { flow: string; leftOut: string }
  | {
      flow: string;
      leftOut?: never;
      /** The chart's own name. */
      chart: string;
      paths: OfAll;
      failed: number;
      /** How many paths began on a page of their own. */
      pages: number;
      states: OfAll;
      transitions: OfAll;
      secondsPerPath: number;
      /** What differed on the page of other paths, and not on a page of its own. */
      notes: string[];
    };

export type JourneyReport = Omit<Outcome, 'tried'> & {
  flow: string;
  id: string;
  again: string;
  /** What went wrong on purpose. */
  faults: string[];
  seconds: number;
  isFresh: boolean;
  note?: string;
};
