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
  /** The one path that is walked. */
  path?: string;
  /** Where the reports go. */
  folder?: string;
};

export type UndrivenReport = { flow: string; list: Undriven[] };

export type JourneyReport = Omit<Outcome, 'tried'> & {
  flow: string;
  id: string;
  again: string;
  /** What went wrong on purpose. */
  faults: string[];
};
