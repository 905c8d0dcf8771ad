/** Lazy code. */
import type { Failure } from '#api/types/failure.ts';

/** A chunk that failed to load counts as a lost connection. */
export const code = <Module>(arrival: Promise<Module>): Promise<Module> =>
  arrival.catch(() => Promise.reject({ kind: 'network' } satisfies Failure));
