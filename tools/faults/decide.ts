/** Which call goes wrong, and how: decided by the seed, the operation, and how often it was called. */
import type { Fault, FaultKind, FaultPlan } from './faults.types.ts';

/** A number from 0 to 1 that is always the same for the same words (FNV-1a, mixed once more). */
export const chanceOf = (...words: (string | number)[]): number => {
  let hash = 0x811c9dc5;
  for (const letter of words.join(' ')) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
};

/** Answers for each call what goes wrong with it. */
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

/** What a plan by seed chooses among for each operation. */
const kinds: FaultKind[] = ['delay', 'status', 'network', 'silence', 'reorder'];
const statuses = [429, 500, 503];

const among = <T>(choices: readonly T[], chance: number): T => choices[Math.floor(chance * choices.length)] as T;

/** A plan for these operations: each goes wrong in one way of its own, about every third time. */
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
