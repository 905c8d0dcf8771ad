/** Patience with a database that is away for a while: it was killed, or it still starts. */
import { setTimeout as sleep } from 'node:timers/promises';
import { giveUpMs } from './calls.ts';

/** Tries again until the work succeeds. After `giveUpMs` the last error is thrown. */
export async function persist<Result>(work: () => Promise<Result>): Promise<Result> {
  const giveUpAt = Date.now() + giveUpMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await sleep(200);
    }
  }
}
