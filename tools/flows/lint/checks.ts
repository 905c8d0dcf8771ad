/** What must not be in a chart, whatever it is about: places nobody reaches or leaves, waits without an end, failures unheard. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { statesOf, transitionsFrom } from '../transitions.ts';

const pathOf = (node: AnyStateNode) => node.path.join('.');
const childrenOf = (node: AnyStateNode) => Object.values(node.states) as AnyStateNode[];

const withParents = (node: AnyStateNode | undefined): AnyStateNode[] =>
  node ? [node, ...withParents(node.parent as AnyStateNode | undefined)] : [];

/** The states that are entered with this one when nothing says otherwise. */
const entered = (node: AnyStateNode): AnyStateNode[] => {
  if (node.type === 'parallel') return [node, ...childrenOf(node).flatMap(entered)];
  const first = node.type === 'compound' ? node.initial?.target?.[0] : undefined;
  return first ? [node, ...entered(first as AnyStateNode)] : [node];
};

const targetsOf = (transition: AnyTransitionDefinition) => (transition.target ?? []) as readonly AnyStateNode[];

/** With a region everything beside it is entered, too. */
const aroundOf = (node: AnyStateNode): AnyStateNode[] => {
  const parallels = withParents(node).filter(({ type }) => type === 'parallel');
  return parallels.flatMap((parallel) => childrenOf(parallel).filter((region) => !withParents(node).includes(region)));
};

const reachedFrom = (target: AnyStateNode) => [
  ...withParents(target),
  ...entered(target),
  ...aroundOf(target).flatMap(entered),
];

const reachable = (machine: AnyStateMachine): Set<AnyStateNode> => {
  const reached = new Set<AnyStateNode>();
  const open = entered(machine.root);
  for (let node = open.pop(); node; node = open.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    open.push(...transitionsFrom(node).flatMap(targetsOf).flatMap(reachedFrom));
  }
  return reached;
};

export const unreachable = (machine: AnyStateMachine): string[] => {
  const reached = reachable(machine);
  return statesOf(machine)
    .filter((node) => !reached.has(node))
    .map(pathOf);
};

const isMachinery = (type: string) => type === '' || type.startsWith('xstate.');
const isLeftAtOnce = ({ always }: AnyStateNode) => always?.some(({ guard }) => !guard) ?? false;

/** Whether a transition that is heard in `node` leads out of it. */
const leaves = (node: AnyStateNode) => (transition: AnyTransitionDefinition) =>
  targetsOf(transition).some((target) => target !== node) ||
  Boolean(transition.reenter && targetsOf(transition).length);

const heardIn = (node: AnyStateNode) => withParents(node).flatMap(transitionsFrom);

/** A person, the page or another flow can lead out of it. */
const canBeLeft = (node: AnyStateNode) =>
  heardIn(node).some((transition) => !isMachinery(transition.eventType) && leaves(node)(transition));

const hasTimeout = (node: AnyStateNode) =>
  heardIn(node).some(
    (transition) => transition.eventType.startsWith('xstate.after.') && !transition.guard && leaves(node)(transition),
  );

/** A call that ends: somebody hears its response. */
const endingCalls = (node: AnyStateNode) =>
  node.invoke.filter(({ id }) =>
    transitionsFrom(node).some(({ eventType }) => eventType === `xstate.done.actor.${id}`),
  );

const failureOfCall = /^xstate\.error\.actor\./;

/** Where a failed call leads, or a wait that took too long, and nothing else is going on. */
export const errorStates = (machine: AnyStateMachine): AnyStateNode[] => {
  const isFailure = ({ eventType, source }: AnyTransitionDefinition) =>
    failureOfCall.test(eventType) || (eventType.startsWith('xstate.after.') && endingCalls(source).length > 0);
  const failures = statesOf(machine).flatMap(transitionsFrom).filter(isFailure);
  const places = failures.flatMap(targetsOf).flatMap(entered);
  return [...new Set(places)].filter((node) => node.type === 'atomic' && !isLeftAtOnce(node));
};

export const deadEnds = (machine: AnyStateMachine): string[] =>
  errorStates(machine)
    .filter((node) => node.invoke.length === 0 && !hasTimeout(node) && !canBeLeft(node))
    .map(pathOf);

/** Calls that may be waited for without an end: no limit of time, and nobody can give them up. */
export const endlessWaits = (machine: AnyStateMachine): string[] =>
  statesOf(machine)
    .filter((node) => endingCalls(node).length > 0 && !hasTimeout(node) && !canBeLeft(node))
    .map(pathOf);

/** Calls whose failure may find nobody who answers it: XState ends the whole chart then. */
export const unheardFailures = (machine: AnyStateMachine): string[] =>
  statesOf(machine).flatMap((node) =>
    endingCalls(node)
      .filter(({ id }) => {
        const responses = withParents(node).flatMap((state) => state.transitions.get(`xstate.error.actor.${id}`) ?? []);
        return !responses.some(({ guard }) => !guard);
      })
      .map(({ id }) => `${pathOf(node)}: ${id}`),
  );
