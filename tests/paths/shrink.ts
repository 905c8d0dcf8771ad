/** The shortest form of a failed path: fewer steps that end with the same transition, which the page does not take either. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { firstOf, type GraphNode, graphOf } from '../support/charts/model.ts';
import { type Charted, follow, textOf, wayBetween } from './continue-path.ts';

/** Each attempt is a walk on a page of its own, whose last step fails only when its time is over. */
const mostAttempts = 6;

const without = <T>(list: readonly T[], from: number, to = from + 1) => [...list.slice(0, from), ...list.slice(to)];

/** Where the walk comes back to a node, what lies between is a detour. */
const withoutDetour = (events: readonly EventObject[], nodes: readonly (GraphNode | undefined)[]): EventObject[][] =>
  nodes.flatMap((node, from) => {
    const to = nodes.lastIndexOf(node);
    return node && to > from ? [without(events, from, to)] : [];
  });

/** Straight from the start to each node where this event may happen. */
const straightTo = (journey: Charted, event: EventObject): EventObject[][] => {
  const { start, edges } = graphOf(journey.model);
  return edges
    .filter((edge) => textOf(edge.event) === textOf(event))
    .flatMap(({ from }) => {
      const way = wayBetween(journey, start, from);
      return way ? [[...way, event]] : [];
    });
};

/** Every shorter sequence that ends with the same transition, the shortest first. */
export const shorterForms = (journey: Charted, events: readonly EventObject[]): EventObject[][] => {
  const first: AnyMachineSnapshot = firstOf(journey.model);
  const last = events.at(-1);
  const followed = follow(journey, first, events);
  if (!followed || !last) return [];
  const nodes = followed.states.slice(0, -1).map(graphOf(journey.model).nodeOf);
  const candidates = [
    ...straightTo(journey, last),
    ...withoutDetour(events, nodes),
    ...events.slice(0, -1).map((_, at) => without(events, at)),
  ];
  const distinct = new Map(candidates.map((some) => [textOf(some), some]));
  const endsAlike = (some: readonly EventObject[]) =>
    follow(journey, first, some)?.names.at(-1) === followed.names.at(-1);
  return [...distinct.values()]
    .filter((some) => some.length < events.length && endsAlike(some))
    .sort((one, other) => one.length - other.length);
};

/** The first of the shorter forms that fails as well; undefined where none does. */
export const shrink = async (
  forms: readonly EventObject[][],
  failsAlike: (events: EventObject[]) => Promise<boolean>,
): Promise<EventObject[] | undefined> => {
  for (const form of forms.slice(0, mostAttempts)) if (await failsAlike(form)) return form;
  return undefined;
};
