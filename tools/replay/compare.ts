/** Compares a replay with its recording, actor by actor: events of different actors have no common order. */
import { isStep, leavesOf } from './entries.ts';
import type { Note } from './record-actors.ts';
import type { Entry, Step } from './report.types.ts';

export type Difference = {
  /** The place in the report, and its time. */
  entry: number;
  at: number;
  actor: string;
  /** The transition, as `docs/flows` names it, or what should have come from outside. */
  expected: string;
  found: string;
  /** The keys of the recorded transitions; empty if nothing was recorded. */
  transitions: readonly string[];
};

/** The current entry: its place in the report, and its actor. */
export type Input = { entry: number; at: number; actor: string };
type Recorded = { entry: number; at: number; step: Step };

/** `cart.lines.ready + line.step [0] → cart.lines.changing`. */
const wordsOf = ({ taken, states }: Pick<Step, 'taken' | 'states'>) =>
  `${taken.join(', ')} → ${leavesOf(states).join(', ')}`;

const listOf = (effects: string[] | undefined) => effects?.join(', ') || 'nothing';

/** The transition, and the effects of the step where these alone differ. A report of an older version has none. */
const differenceOf = (expected: Step, found: Step): { expected: string; found: string } | undefined => {
  const [then, now] = [wordsOf(expected), wordsOf(found)];
  if (then !== now) return { expected: then, found: now };
  const [expectedEffects, foundEffects] = [listOf(expected.effects), listOf(found.effects)];
  if (!expected.effects || expectedEffects === foundEffects) return undefined;
  return { expected: `${then} with the effects ${expectedEffects}`, found: `${now} with the effects ${foundEffects}` };
};

export const createComparison = (entries: Entry[]) => {
  const recorded = new Map<string, Recorded[]>();
  for (const [entry, step] of entries.entries())
    if (isStep(step)) recorded.set(step.actor, [...(recorded.get(step.actor) ?? []), { entry, at: step.at, step }]);
  const done = new Map<string, number>();
  const finals = new Map<string, string>();
  const found: Difference[] = [];
  /** Of the actor that the input was for: what differs in others only follows from it. */
  let cause: Difference | undefined;

  /** Of those that were recorded before `entry`, the first that has not happened. */
  const missingBefore = (entry: number): Recorded | undefined =>
    [...recorded]
      .flatMap(([actor, steps]) => steps[done.get(actor) ?? 0] ?? [])
      .filter((step) => step.entry < entry)
      .sort((one, other) => one.entry - other.entry)[0];

  const compare = (step: Step, expected: Recorded | undefined, now: Input) => {
    const { actor } = step;
    const words = expected ? differenceOf(expected.step, step) : { expected: 'nothing', found: wordsOf(step) };
    if (!words) return;
    const { entry, at } = expected ?? now;
    const difference = { entry, at, actor, ...words, transitions: expected?.step.taken ?? [] };
    if (actor === now.actor) cause ??= difference;
    else found.push(difference);
  };

  return {
    note: (note: Note, now: Input): void => {
      if (note.kind !== 'step') return;
      const place = done.get(note.actor) ?? 0;
      done.set(note.actor, place + 1);
      finals.set(note.actor, note.states.join(' '));
      compare(note, recorded.get(note.actor)?.[place], now);
    },
    /** No actor received the event. */
    differ: (absence: Omit<Difference, 'transitions'>): void => void found.push({ ...absence, transitions: [] }),
    isCaughtUp: (entry: number) => missingBefore(entry) === undefined,
    /** What should have happened before `entry` and has not. */
    demand: (entry: number): void => {
      const due = missingBefore(entry);
      if (!due) return;
      const { step, ...place } = due;
      found.push({
        ...place,
        actor: step.actor,
        expected: wordsOf(step),
        found: 'nothing',
        transitions: step.taken,
      });
    },
    difference: (): Difference | undefined => cause ?? [...found].sort((one, other) => one.entry - other.entry)[0],
    /** The last states of every actor: recorded, and now. */
    finals: () => ({
      recorded: Object.fromEntries([...recorded].map(([actor, steps]) => [actor, steps.at(-1)?.step.states.join(' ')])),
      replayed: Object.fromEntries(finals),
    }),
  };
};

export type Comparison = ReturnType<typeof createComparison>;
