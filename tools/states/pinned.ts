/** A chart held in one of its states: it invokes nothing, and no timer runs. */
import { type AnyStateMachine, type AnyStateNode, getInitialSnapshot, type StateValue } from 'xstate';
import { statesOf } from '../flows/transitions.ts';

const stateValueOf = (keys: readonly string[]): StateValue | undefined =>
  keys.reduceRight<StateValue | undefined>((inner, key) => (inner === undefined ? key : { [key]: inner }), undefined);

const keysOf = (node: AnyStateNode): string[] =>
  node.parent ? [...keysOf(node.parent as AnyStateNode), node.key] : [];

/** The states that a chart can be in by themselves: those with nothing inside. */
export const pinnable = (machine: AnyStateMachine): string[] =>
  statesOf(machine)
    .filter(({ type }) => type === 'atomic')
    .map(({ id }) => id);

/** The chart as it begins, moved to the state with this id; other regions are where they begin. */
export const pinnedAt = <Machine extends AnyStateMachine>(machine: Machine, id: string): Machine => {
  const node = statesOf(machine).find((state) => state.id === id);
  const value = node && stateValueOf(keysOf(node));
  if (value === undefined) return machine;
  const pinned = Object.create(machine) as Machine;
  pinned.getInitialSnapshot = ((_: unknown, input: unknown) => {
    const { context } = getInitialSnapshot(machine, input as never);
    return machine.resolveState({ value, context } as never);
  }) as never;
  return pinned;
};
