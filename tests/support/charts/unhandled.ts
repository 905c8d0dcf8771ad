/** The holes of a chart: events that a state neither answers nor is said to ignore. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** A resting state's path, and an event's type or `*` for every event. */
export type IgnoredPairs = readonly (readonly [state: string, event: string])[];

const isOfChart = (type: string) => type !== '' && !type.startsWith('xstate.');
const pathOf = (node: AnyStateNode) => node.path.join('.');

/** A state answers what its parents answer. */
const responses = (node: AnyStateNode | undefined, type: string): boolean =>
  node !== undefined && (node.ownEvents.includes(type as never) || responses(node.parent, type));

/** Nobody waits in a state that is left at once, and nothing happens in one that is over. */
const isResting = ({ type, always }: AnyStateNode) => type === 'atomic' && !always?.some(({ guard }) => !guard);

const isOverruled = (pairs: IgnoredPairs, state: string, type: string) =>
  pairs.some(([ignoredState, ignoredType]) => ignoredState === state && [type, '*'].includes(ignoredType));

const parallelOf = (node: AnyStateNode): AnyStateNode | undefined =>
  node.parent && (node.parent.type === 'parallel' ? node.parent : parallelOf(node.parent));

/** In a parallel chart an event is answered where any of the other regions answers it wherever it stands. */
const isAnsweredBeside = (node: AnyStateNode, type: string): boolean => {
  const parallel = parallelOf(node);
  if (!parallel) return false;
  const isElsewhere = (other: AnyStateNode) => other.path[parallel.path.length] !== node.path[parallel.path.length];
  const beside = getStateNodes(parallel).filter((other) => isResting(other) && isElsewhere(other));
  return beside.some((other) => responses(other, type)) || isAnsweredBeside(parallel, type);
};

type Hole = { state: string; type: string };

const holesOf = (machine: AnyStateMachine): Hole[] =>
  getStateNodes(machine)
    .filter(isResting)
    .flatMap((node) => machine.events.filter(isOfChart).map((type) => ({ node, type, state: pathOf(node) })))
    .filter(({ node, type }) => !responses(node, type) && !isAnsweredBeside(node, type));

const holes = new WeakMap<AnyStateMachine, Hole[]>();

/** Where a chart answers an event neither in a resting state nor beside it, and is not said to ignore it. */
export const unanswered = (machine: AnyStateMachine, ignored: IgnoredPairs = []): string[] => {
  // Kept: each chart is asked again with every pair of its list left out.
  const known = holes.get(machine) ?? holesOf(machine);
  holes.set(machine, known);
  return known
    .filter(({ type, state }) => !isOverruled(ignored, state, type))
    .map(({ state, type }) => `${state} + ${type}`);
};

/** Pairs that are said to be ignored although the state answers them, or that name nothing: leftovers. */
export const needlesslyIgnored = (machine: AnyStateMachine, ignored: IgnoredPairs): string[] => {
  const nodes = new Map(getStateNodes(machine).map((node) => [pathOf(node), node]));
  return ignored
    .filter(([state, type]) => {
      const node = nodes.get(state);
      if (!node) return true;
      return type !== '*' && (responses(node, type) || !machine.events.includes(type as never));
    })
    .map(([state, type]) => `${state} + ${type}`);
};
