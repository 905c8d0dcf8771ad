/**
 * Records the coverage of charts during a run: an inspector for any actor system.
 * A recording is plain data, the same from tests, from a browser and from a person's session.
 */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { isOfMachine, keyOf, rivalsOf, transitionsFrom } from '../transitions.ts';

/** How often each state was entered, each transition taken, and each guard of a transition true or false. */
export type ChartRecording = {
  states: Record<string, number>;
  transitions: Record<string, number>;
  guards: Record<string, { yes: number; no: number }>;
};

/** By the id of the chart. */
export type Recording = Record<string, ChartRecording>;

/** An event in an actor: the active states before it, and the states that have taken a transition since. */
type Passage = { type: string; nodes: readonly AnyStateNode[]; movers: Set<AnyStateNode> };

const untold: Passage = { type: '', nodes: [], movers: new Set() };

export const emptyChart = (): ChartRecording => ({ states: {}, transitions: {}, guards: {} });

const matches = (descriptor: string, type: string) =>
  descriptor === type || (descriptor.endsWith('*') && type.startsWith(descriptor.slice(0, -1)));

/** A state handles an event only if no state within it has handled it. */
const askedIn = (node: AnyStateNode | undefined, movers: Set<AnyStateNode>): AnyStateNode[] =>
  !node || movers.has(node) ? [] : [node, ...askedIn(node.parent as AnyStateNode | undefined, movers)];

const guarded = new WeakMap<AnyStateNode, AnyTransitionDefinition[]>();

/** Cached, because the same states come up often. */
const guardedFrom = (node: AnyStateNode) => {
  const known = guarded.get(node) ?? transitionsFrom(node).filter(({ guard }) => guard);
  guarded.set(node, known);
  return known;
};

const isAtomic = ({ type }: AnyStateNode) => type === 'atomic' || type === 'final';

export const createRecorder = () => {
  const recording: Recording = {};
  const passages = new WeakMap<object, Passage>();

  const chartOf = ({ machine }: AnyMachineSnapshot) => {
    recording[machine.id] ??= emptyChart();
    return recording[machine.id] as ChartRecording;
  };
  const count = (counts: Record<string, number>, key: string) => {
    counts[key] = (counts[key] ?? 0) + 1;
  };
  const response = (chart: ChartRecording, transition: AnyTransitionDefinition, said: 'yes' | 'no') => {
    if (!transition.guard) return;
    const key = keyOf(transition);
    chart.guards[key] ??= { yes: 0, no: 0 };
    chart.guards[key][said] += 1;
  };

  const onStep = (actor: AnyActorRef, snapshot: AnyMachineSnapshot, taken: readonly AnyTransitionDefinition[]) => {
    const chart = chartOf(snapshot);
    for (const transition of taken) {
      passages.get(actor)?.movers.add(transition.source);
      count(chart.transitions, keyOf(transition));
      // No snapshot contains a state that is left at once.
      count(chart.states, transition.source.id);
      response(chart, transition, 'yes');
      const rivals = rivalsOf(transition);
      for (const earlier of rivals.slice(0, rivals.indexOf(transition))) response(chart, earlier, 'no');
    }
    for (const { id } of snapshot._nodes) count(chart.states, id);
  };

  /** Guards that were false: of the event where no transition was taken, and of `always` in active states. */
  const onRest = (actor: AnyActorRef, snapshot: AnyMachineSnapshot) => {
    const { type, nodes, movers } = passages.get(actor) ?? untold;
    passages.delete(actor);
    const requested = new Set(nodes.filter(isAtomic).flatMap((node) => askedIn(node, movers)));
    const ofEvent = [...requested]
      .flatMap(guardedFrom)
      .filter(({ eventType }) => eventType && matches(eventType, type));
    const ofRest = snapshot._nodes.flatMap(guardedFrom).filter(({ eventType }) => eventType === '');
    const chart = chartOf(snapshot);
    for (const transition of [...ofEvent, ...ofRest]) response(chart, transition, 'no');
  };

  const onEvent = (actor: AnyActorRef, type: string) => {
    const { _snapshot: before } = actor as { _snapshot?: unknown };
    if (isOfMachine(before)) passages.set(actor, { type, nodes: [...before._nodes], movers: new Set() });
  };

  const inspect = (event: InspectionEvent) => {
    const actor = event.actorRef as AnyActorRef;
    if (event.type === '@xstate.event') return onEvent(actor, event.event.type);
    if (!('snapshot' in event) || !isOfMachine(event.snapshot)) return;
    if (event.type === '@xstate.snapshot') onRest(actor, event.snapshot);
    if (event.type === '@xstate.microstep') onStep(actor, event.snapshot, event._transitions);
  };

  return { inspect, recording };
};
