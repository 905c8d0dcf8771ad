/** The parts of `npm run flow`: each says how it went, and what its first failure is. */

/** A failure: where the chart is concerned, the transition or state, and its place in the source. */
export type Failure = { title: string; key?: string; place?: string; message: string };

export type Part = {
  name: string;
  isOk: boolean;
  /** Counts, in words. */
  counts: string;
  seconds: number;
  failure?: Failure;
};

export const secondsSince = (start: number) => (performance.now() - start) / 1000;
