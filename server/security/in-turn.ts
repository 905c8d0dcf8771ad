/** A few places for work that takes the whole of a core; the others queue, and a queue that is too long is closed. */
import { unavailable } from '#server/domain/refusal.ts';

export function turnstile({ atOnce, longestQueue }: { atOnce: number; longestQueue: number }) {
  let running = 0;
  const queue: (() => void)[] = [];

  /** Takes a place, or waits for one; refuses when too many wait already. */
  async function place(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= longestQueue) throw unavailable(2);
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    // The place passes to the next in the queue without becoming free in between.
    if (next) next();
    else running -= 1;
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await place();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
