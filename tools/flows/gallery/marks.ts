/** What stands out in a drawing: the chosen state or transition, what is active, what was never tried. */
import type { GraphEdge } from '../graph.ts';
import { type ChartOutline, outlinesIn, type Words } from '../outline.ts';
import type { Address } from './address.ts';

type MarkedNames = {
  active: readonly string[];
  taken: readonly string[];
  /** Transitions that a replay did not take as they were recorded. */
  differing: readonly string[];
  neverStates: readonly string[];
  neverTransitions: readonly string[];
};

export type Marks = {
  chosenState: string | undefined;
  /** Class names, or nothing. */
  stateOf: (id: string) => string | undefined;
  transitionOf: (key: string) => string | undefined;
  arrowOf: (edge: GraphEdge) => string | undefined;
  wordsOf: (key: string) => Words | undefined;
};

const classes = (given: Record<string, boolean>) =>
  Object.entries(given)
    .filter(([, isGiven]) => isGiven)
    .map(([name]) => name)
    .join(' ') || undefined;

export const marksOf = (outline: ChartOutline, { state, transition }: Address, names: MarkedNames): Marks => {
  const words = new Map(
    outlinesIn(outline.root).flatMap(({ exits }) => exits.map((exit) => [exit.key, exit.words] as const)),
  );
  const [active, taken, differing, never, untaken] = [
    names.active,
    names.taken,
    names.differing,
    names.neverStates,
    names.neverTransitions,
  ].map((each) => new Set(each));
  return {
    chosenState: state ?? transition?.split(' + ')[0],
    stateOf: (id) =>
      classes({ chosen: id === state, active: active?.has(id) ?? false, never: never?.has(id) ?? false }),
    transitionOf: (key) =>
      classes({
        chosen: key === transition,
        taken: taken?.has(key) ?? false,
        differing: differing?.has(key) ?? false,
        never: untaken?.has(key) ?? false,
      }),
    arrowOf: ({ source, target }) => classes({ near: state !== undefined && (source === state || target === state) }),
    wordsOf: (key) => words.get(key),
  };
};
