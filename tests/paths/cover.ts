/** What a run has to cover: the states of a chart, its transitions, or transitions that follow one another. */
import { type ChartModel, type ChartPath, edgePaths, type GraphNode, graphOf } from '../support/charts/model.ts';
import { leavesOf, transitionName } from './place.ts';

/** `pairs` is `1-switch`: every two transitions in a row. `2-switch` is every three, and so on. */
export type Cover = 'states' | 'transitions' | 'pairs' | `${number}-switch`;

/** How many transitions follow a first one; undefined for states. */
const switchesOf = (cover: Cover): number | undefined => {
  if (cover === 'states') return undefined;
  if (cover === 'transitions') return 0;
  return cover === 'pairs' ? 1 : Number.parseInt(cover, 10);
};

/** The last step of a path, followed by every sequence of `count` more. */
const extended = (model: ChartModel, path: ChartPath, count: number): ChartPath[] => {
  const end = path.steps.at(-1)?.state;
  const node: GraphNode | undefined = end && graphOf(model).nodeOf(end);
  if (count === 0 || !end || !node?.edges.length || model.stopWhen?.(end)) return [path];
  return node.edges.flatMap(({ event, state }) =>
    extended(model, { ...path, steps: [...path.steps, { event, state }] }, count - 1),
  );
};

/** The shortest paths to everything that is to be covered. */
export const candidatesFor = (model: ChartModel, cover: Cover): ChartPath[] =>
  edgePaths(model).flatMap((path) => extended(model, path, switchesOf(cover) ?? 0));

/** What a path covers, by names. */
export const coveredBy = ({ steps }: ChartPath, cover: Cover): string[] => {
  const switches = switchesOf(cover);
  if (switches === undefined) return steps.flatMap(({ state }) => leavesOf(state.value));
  const edges = steps
    .slice(1)
    .map(({ event, state }, at) => transitionName('', steps[at]?.state ?? state, event, state));
  // A path that ends before is all that there is of its sequence.
  const last = Math.max(1, edges.length - switches);
  return edges.length === 0 ? [] : edges.slice(0, last).map((_, at) => edges.slice(at, at + switches + 1).join(', '));
};
