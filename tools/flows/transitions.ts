/** Names for the states and transitions of a chart that are the same in every copy of it. */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** Whether it is of a chart, and not of a call. */
export const isOfMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot;

type Named = Pick<AnyTransitionDefinition, 'source' | 'eventType'>;

/** The transitions that a state may take for the same event, in the order in which they are tried. */
export const rivalsOf = ({ source, eventType }: Named): readonly AnyTransitionDefinition[] =>
  (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];

const keys = new WeakMap<Named, string>();

export const keyOf = (transition: Named): string => {
  const known = keys.get(transition);
  if (known) return known;
  const place = rivalsOf(transition).indexOf(transition as never);
  const key = `${transition.source.id} + ${transition.eventType || 'always'} [${place}]`;
  keys.set(transition, key);
  return key;
};

export const statesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine)];

export const transitionsFrom = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

/** Every transition that a chart has, by its name. */
export const transitionsOf = (machine: AnyStateMachine): Map<string, AnyTransitionDefinition> =>
  new Map(
    statesOf(machine)
      .flatMap(transitionsFrom)
      .map((transition) => [keyOf(transition), transition] as const),
  );
