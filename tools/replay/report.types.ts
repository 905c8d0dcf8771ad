/** The content of a session report: inputs from outside, and the states of the charts. Everything in it is redacted. */

/** What remains after redaction: placeholders, texts of the shop, or names of states. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

/** A read as a page names it. */
export type PlainQuery = { operation: string; params: Plain };

type Input =
  /** A root begins: the shop, or a query that a page shows. */
  | { kind: 'start'; actor: string; read?: PlainQuery }
  /** The last view of a query is gone. */
  | { kind: 'stop'; actor: string }
  /** An event from a view, the page or the address bar. */
  | { kind: 'event'; actor: string; event: Plain }
  /** An event from the browser, not from a call. */
  | { kind: 'told'; actor: string; event: Plain }
  /** A timer of a chart went off. */
  | { kind: 'timer'; actor: string; event: string }
  /** An invoked actor has ended; `output` if the browser provided it. */
  | { kind: 'settled'; actor: string; isDone: boolean; output?: Plain }
  /** A response of the server to the call with this key; without a status there was none. */
  | { kind: 'answer'; operation: string; call: string; status?: number; body?: Plain; retryAfter?: number }
  /** Responses that were part of the page. */
  | { kind: 'hydrate'; reads: Plain; isOld?: boolean }
  /** A page was about to be opened. */
  | { kind: 'prefetch'; read: PlainQuery }
  | { kind: 'wake' };

/** An actor took transitions. */
export type Step = {
  kind: 'step';
  actor: string;
  event: string;
  taken: string[];
  states: string[];
  /** As `effects.ts` names them; older reports have none. */
  effects?: string[];
};

/** In the order in which it happened; `at` is in milliseconds since the page was opened. */
export type Entry = (Input | Step) & { at: number };

export type Report = {
  version: 1;
  /** Milliseconds since 1970. */
  openedAt: number;
  /** False if the session exceeded the size of a report. */
  isWhole: boolean;
  /** The input of the shop's start. */
  input: Plain;
  /** Values that an earlier visit stored in the browser. */
  stored: Plain;
  entries: Entry[];
};

export const reportVersion = 1;
