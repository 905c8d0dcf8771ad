/** A promise actor that stays silent once it is aborted, so that a late response never reaches a newer state. */
import { fromPromise } from 'xstate';

/** A new one each time: a shared promise would hold everybody who ever awaited it. */
const never = () => new Promise<never>(() => {});

/** Wraps `work`; its signal aborts when the machine leaves the invoking state. */
export const call = <Output, Input = undefined>(work: (input: Input, signal: AbortSignal) => Promise<Output>) =>
  fromPromise<Output, Input>(({ input, signal }) =>
    work(input, signal).catch((error: unknown) => (signal.aborted ? never() : Promise.reject(error))),
  );
