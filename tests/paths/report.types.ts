/** What the command tells the walk, and what the walk tells the report. */
import type { BrowserName } from '../support/browser/browser.ts';
import type { ShopperLocale } from '../support/shopper/languages.ts';
import type { Device } from '../support/shopper/shopper.ts';
import type { Cover } from './cover.ts';
import type { Mark } from './history.ts';
import type { Recorded } from './record-failure.ts';
import type { Undriven } from './undriven.ts';
import type { Outcome } from './walk-path.ts';

export type JourneyOptions = {
  /** What starts the command, as `again` repeats it. */
  command: string;
  url: string;
  /** As `--flow` names them. */
  flows: string[];
  allowsWrites?: boolean;
  account?: { login: string; password: string };
  /** What the paths cover together; without it every transition. */
  cover?: Cover;
  /** How long the run may take, in minutes; each flow has its share of what is left. */
  minutes?: number;
  /** Of random walks; without it the paths are those that cover everything. */
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
  /** The one walk that is taken, by its numbers (`walk-code.ts`). */
  walk?: string;
  browser?: BrowserName;
  device?: Device;
  language?: ShopperLocale;
  /** How many processes share the flows, each with a browser of its own. */
  workers?: number;
  /** Where the reports go. */
  folder?: string;
  /** Where the transitions go that were walked, for the report of coverage. */
  walks?: string;
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
      /** The chart as SVG: green is what was walked, red is what could have been. */
      drawing?: string;
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
  /** Of a failed path: what the second walk found, in the shortest form that failed as well. */
  recorded?: Recorded;
  /** The command that walks the shortest form. */
  shortest?: string;
  /** How the last runs of this path ended, the newest last. */
  marks?: Mark[];
};
