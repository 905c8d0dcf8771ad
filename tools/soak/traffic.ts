/** Shoppers with wishes at a steady rate, whether the server keeps up or not. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Work } from '../chaos/calls.ts';
import type { Person } from '../chaos/people.ts';
import { takeAction, workAs } from '../chaos/work.ts';

/** Wishes a second that the machine can do: some shoppers at once, none of whom rests. */
export async function capacityOf(people: readonly Person[], work: Work, seconds: number): Promise<number> {
  const endsAt = Date.now() + seconds * 1_000;
  let wishes = 0;
  const measured = { ...work, isOver: () => Date.now() > endsAt };
  await Promise.all(people.slice(0, 8).map((person) => workAs(person, measured, 0, () => (wishes += 1))));
  return wishes / seconds;
}

export type Steady = { rate: number; isOver: () => boolean };

/** Resolves to how many wishes came true, and how many found every shopper busy and were dropped. */
export async function steadyTraffic(people: readonly Person[], work: Work, { rate, isOver }: Steady) {
  const free = [...people];
  const running = new Set<Promise<void>>();
  const counts = { wishes: 0, dropped: 0 };
  const begin = performance.now();
  let due = 0;
  while (!isOver()) {
    // The pauses are those of independent people: short ones often, long ones seldom.
    due += (-Math.log(1 - work.random()) * 1_000) / rate;
    await sleep(Math.max(0, due - (performance.now() - begin)));
    const person = free.shift();
    if (!person) {
      counts.dropped += 1;
      continue;
    }
    const action = takeAction(work, person).finally(() => {
      counts.wishes += 1;
      free.push(person);
      running.delete(action);
    });
    running.add(action);
  }
  await Promise.all(running);
  return counts;
}
