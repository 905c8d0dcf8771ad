/** What a report of a session holds: what came from outside, and what the charts made of it. Everything in it is redacted. */

/** What the redaction leaves: texts are placeholders, words of the shop's own, or names of states. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

/** A read as a page names it. */
export type PlainQuery = { operation: string; params: Plain };

type Input =
  /** A root begins: the shop, or a query that a page shows. */
  | { kind: 'start'; actor: string; read?: PlainQuery }
  /** The last view of a query is gone. */
  | { kind: 'stop'; actor: string }
  /** A view, the page or the address bar says something. */
  | { kind: 'event'; actor: string; event: Plain }
  /** What the browser, not a call, has told a chart. */
  | { kind: 'told'; actor: string; event: Plain }
  /** A timer of a chart went off. */
  | { kind: 'timer'; actor: string; event: string }
  /** What a chart waited for has ended; `output` where the browser gave it. */
  | { kind: 'settled'; actor: string; isDone: boolean; output?: Plain }
  /** A response of the server to the call with this key; without a status there was none. */
  | { kind: 'answer'; operation: string; call: string; status?: number; body?: Plain; retryAfter?: number }
  /** Answers that the page brought along. */
  | { kind: 'hydrate'; reads: Plain }
  /** A page was about to be opened. */
  | { kind: 'prefetch'; read: PlainQuery }
  | { kind: 'wake' };

/** An actor took transitions. */
export type Step = { kind: 'step'; actor: string; event: string; taken: string[]; states: string[] };

/** In the order in which it happened; `at` is in milliseconds since the page was opened. */
export type Entry = (Input | Step) & { at: number };

export type Report = {
  version: 1;
  /** Milliseconds since 1970. */
  openedAt: number;
  /** False when there was more than a report keeps. */
  isWhole: boolean;
  /** What the shop was started with. */
  input: Plain;
  /** What an earlier visit left in the browser. */
  stored: Plain;
  entries: Entry[];
};

export const reportVersion = 1;
