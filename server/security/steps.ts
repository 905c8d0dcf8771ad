/** Hides how long some work took, where its time would tell whether an account exists. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the work takes on a machine that is not overloaded; the whole of the work fits into one step. */
export const stepMs = { refusedLogin: 250, code: 200 } as const;

/** What is left of the step in which the work ended. */
export const restOf = (taken: number, step: number): number => Math.ceil(taken / step) * step - taken;

/**
 * Waits until the time since `from` is a multiple of `step`. So responses leave at a few fixed times, and a difference of
 * some milliseconds between two ways through the work shows in none of them.
 */
async function untilNextStep(from: number, step: number): Promise<void> {
  // A timer drops the fraction of a millisecond, and the response would leave before the step.
  await sleep(Math.ceil(restOf(performance.now() - from, step)));
}

/** Without limits, in load tests, nobody waits. */
export async function inSteps<Result>(
  { hidesTimes }: { hidesTimes: boolean },
  step: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const from = performance.now();
  try {
    return await work();
  } finally {
    if (hidesTimes) await untilNextStep(from, step);
  }
}

/** The same for a refusal alone: a success is no secret to its receiver. */
export async function refusedInSteps<Result>(
  { hidesTimes }: { hidesTimes: boolean },
  step: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const from = performance.now();
  try {
    return await work();
  } catch (error) {
    if (hidesTimes) await untilNextStep(from, step);
    throw error;
  }
}
