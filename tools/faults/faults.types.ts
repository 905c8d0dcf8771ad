/** What can be made to go wrong with a call, on purpose. */

export const faultKinds = {
  delay: 'answers late',
  status: 'is refused by the server',
  network: 'never leaves the browser',
  silence: 'is done, but its answer is lost',
  reorder: 'is answered after the next one',
  unauthorized: 'is answered 401',
  socket: 'the realtime line drops',
} as const;

export type FaultKind = keyof typeof faultKinds;

export type Fault = {
  /** An operation of the contract, or `*` for all. */
  operation: string;
  kind: FaultKind;
  /** Between 0 and 1; how often it happens. */
  chance: number;
  /** Of `delay` and `socket`, in milliseconds. */
  ms?: number;
  /** Of `status`. */
  status?: number;
};

/** The same seed gives the same faults, whatever the order of other calls. */
export type FaultPlan = { seed: number; faults: readonly Fault[] };
