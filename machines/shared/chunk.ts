/** Code that comes when it is wanted. */
import type { Failure } from '#api/types/failure.ts';

/** Code that could not be had is a lost connection. */
export const code = <Module>(arrival: Promise<Module>): Promise<Module> =>
  arrival.catch(() => Promise.reject({ kind: 'network' } satisfies Failure));
