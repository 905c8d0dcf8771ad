/**
 * How a path goes on from where the page is, so that neither a load nor a prefix that other paths have walked is repeated.
 * The chart's own events lead there. Where they do not, the path begins on a fresh page.
 */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import {
  type ChartModel,
  eventsOf,
  firstOf,
  type GraphEdge,
  type GraphNode,
  graphOf,
  nextOf,
} from '../support/charts/model.ts';
import type { Chosen } from './choose-paths.ts';
import { comesAlone, type Journey } from './journey.ts';
import { transitionName } from './place.ts';

/** So many steps take about as long as a fresh page. */
const stepsOfLoad = 4;

export type Charted = Pick<Journey, 'flow' | 'model' | 'hands' | 'ports'>;
type Followed = { states: AnyMachineSnapshot[]; names: string[] };

const plain = (_: string, value: unknown) => (value instanceof Error ? value.message : value);
/** Tells one event, or a list of them, from another. */
export const textOf = (value: unknown) => JSON.stringify(value, plain);

const isPossible = (model: ChartModel, state: AnyMachineSnapshot, event: EventObject) =>
  eventsOf(model, state).some((possible) => textOf(possible) === textOf(event));

/** The states and transitions of these events, or none where one of them cannot happen. */
export const follow = (
  { flow, model }: Charted,
  from: AnyMachineSnapshot,
  events: readonly EventObject[],
): Followed | undefined => {
  const states = [from];
  const names: string[] = [];
  for (const event of events) {
    const before = states.at(-1) as AnyMachineSnapshot;
    if (model.stopWhen?.(before) || !isPossible(model, before, event)) return undefined;
    const after = nextOf(model, before, event);
    states.push(after);
    names.push(transitionName(flow, before, event, after));
  }
  return { states, names };
};

/** What the page does at a moment of its own leads nowhere on request; a timer runs whenever its state is entered. */
const canLead = (journey: Charted, { event }: GraphEdge) =>
  event.type.startsWith('xstate.after.') || !comesAlone(journey as Journey, event);

/** The shortest way between two nodes of the graph. */
export const wayBetween = (journey: Charted, from: GraphNode, to: GraphNode): EventObject[] | undefined => {
  const arrivals = new Map<GraphNode, GraphEdge | undefined>([[from, undefined]]);
  const wayTo = (node: GraphNode): EventObject[] => {
    const last = arrivals.get(node);
    return last ? [...wayTo(last.from), last.event] : [];
  };
  // A map goes on to what is added while it is read: that makes it the queue of the search.
  for (const node of arrivals.keys()) {
    if (node === to) return wayTo(node);
    for (const edge of node.edges) if (canLead(journey, edge) && !arrivals.has(edge.to)) arrivals.set(edge.to, edge);
  }
  return undefined;
};

/**
 * The events that lead from `state` to the first transition of the path that is not in `walked`, and along the rest of
 * the path. None if no way leads there, if a fresh page is quicker, or if the rest would take other transitions.
 */
export const continuePath = (
  journey: Charted,
  state: AnyMachineSnapshot,
  { events }: Pick<Chosen, 'events'>,
  walked: ReadonlySet<string>,
): EventObject[] | undefined => {
  const { model } = journey;
  const planned = follow(journey, firstOf(model), events);
  if (!planned || events.length === 0 || model.stopWhen?.(state)) return undefined;
  const fresh = planned.names.findIndex((name) => !walked.has(name));
  const start = fresh < 0 ? events.length - 1 : fresh;
  const { nodeOf } = graphOf(model);
  const [from, to] = [nodeOf(state), nodeOf(planned.states[start] as AnyMachineSnapshot)];
  const way = from && to && wayBetween(journey, from, to);
  if (!way || way.length > start + stepsOfLoad) return undefined;
  const all = [...way, ...events.slice(start)];
  const followed = follow(journey, state, all);
  const isSame = textOf(followed?.names.slice(way.length)) === textOf(planned.names.slice(start));
  return isSame ? all : undefined;
};

/** Paths with the same beginning one after the other: it is walked once. */
export const byPrefix = (paths: readonly Chosen[]): Chosen[] => {
  const keyed = paths.map((path) => [textOf(path.events), path] as const);
  return keyed.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, path]) => path);
};
