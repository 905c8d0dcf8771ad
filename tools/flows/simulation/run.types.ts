/** A simulation as data: it can be repeated, passed on as a link and turned into a test. */

/** What a call of a chart comes to. A failure has the form of an `ApiError`. */
export type Outcome = { output: unknown } | { failure: unknown };

export type RunStep =
  | { do: 'send'; event: { type: string; [field: string]: unknown } }
  /** Answers the first call of this port that waits. */
  | { do: 'answer'; port: string; outcome: Outcome }
  /** Milliseconds. */
  | { do: 'wait'; ms: number };

export type Run = { input?: unknown; steps: readonly RunStep[] };
