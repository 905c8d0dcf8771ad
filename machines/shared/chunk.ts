/** Lazy code. */
import type { Failure } from '#api/types/failure.ts';

/** A chunk that failed to load counts as a lost connection. */
export const loadChunk = <Module>(pending: Promise<Module>): Promise<Module> =>
  pending.catch(() => Promise.reject({ kind: 'network' } satisfies Failure));
