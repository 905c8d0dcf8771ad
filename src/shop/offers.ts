/**
 * What the back end lacks, for this visit: the client adds the calls that it does not have, and views leave out the parts
 * that need them. Hardly any shop lacks a part: the table of parts and the memory of the visit load for those alone.
 */
import type { AbsentCalls } from '#machines/query/contract.types.ts';
import type { PartName } from '#src/routes/parts.ts';

export type Offers = AbsentCalls & {
  recall: () => void;
  subscribe: (listener: () => void) => () => void;
  /** The names of the parts that the shop lacks; the same object until one is added. */
  missing: () => readonly PartName[];
};

export const nothingMissing: readonly PartName[] = [];

/** Nothing is missing until a call turns out to be, or `recall` finds what an earlier page of the visit found out. */
export const createOffers = (): Offers => {
  const calls = new Set<string>();
  const listeners = new Set<() => void>();
  let missing = nothingMissing;
  const recall = () => {
    import('./visit.ts').then(
      ({ partsMissing }) => {
        missing = partsMissing(calls, recall);
        for (const notify of listeners) notify();
      },
      () => undefined,
    );
  };
  return {
    has: (path) => calls.has(path),
    add: (path) => {
      calls.add(path);
      recall();
    },
    recall,
    missing: () => missing,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
