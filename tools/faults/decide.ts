/** Chooses the calls that fail, and how: by the seed, the operation and the number of earlier calls. */
import type { Fault, FaultKind, FaultPlan } from './faults.types.ts';

/** A number from 0 to 1, a hash of the text (FNV-1a with a final mix). */
export const chanceOf = (...words: (string | number)[]): number => {
  let hash = 0x811c9dc5;
  for (const letter of words.join(' ')) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
};

/** Returns a function that gives the fault of each call. */
export const createDecision = ({ seed, faults }: FaultPlan) => {
  const counts = new Map<string, number>();
  return (operation: string): Fault | undefined => {
    const place = counts.get(operation) ?? 0;
    counts.set(operation, place + 1);
    return faults.find(
      (fault, at) =>
        fault.kind !== 'socket' &&
        (fault.operation === '*' || fault.operation === operation) &&
        chanceOf(seed, operation, place, at) < fault.chance,
    );
  };
};

export type Decide = ReturnType<typeof createDecision>;

/** The faults from which a seeded plan chooses for each operation. */
const kinds: FaultKind[] = ['delay', 'status', 'network', 'silence', 'reorder'];
const statuses = [429, 500, 503];

const among = <T>(choices: readonly T[], chance: number): T => choices[Math.floor(chance * choices.length)] as T;

/** A plan for these operations: each has one kind of fault, in about a third of its calls. */
export const planBySeed = (seed: number, operations: readonly string[]): FaultPlan => ({
  seed,
  faults: operations.map((operation) => ({
    operation,
    kind: among(kinds, chanceOf(seed, operation, 'kind')),
    chance: 1 / 3,
    ms: 200 + Math.floor(chanceOf(seed, operation, 'ms') * 800),
    status: among(statuses, chanceOf(seed, operation, 'status')),
  })),
});
