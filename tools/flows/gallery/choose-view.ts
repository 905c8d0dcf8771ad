/** Which words and states a chart shows at first: as much as one can read without zooming. */
import { type Detail, foldable, type Graph, layOutGraph, scaleOf, type View } from '../graph.ts';
import type { ChartOutline } from '../outline.ts';

export type Room = { width: number; height: number };
export type Choice = { detail: Detail | 'auto'; folded: ReadonlySet<string> | undefined };

/** Letters of 12 pixels stay readable at three quarters of their size. */
const isReadable = (graph: Graph, { detail }: Pick<View, 'detail'>, room: Room) =>
  zoomOf(graph, room) * scaleOf(detail) >= 0.76;

export const zoomOf = (graph: Pick<Graph, 'width' | 'height'>, room: Room) =>
  Math.min(room.width / graph.width, room.height / graph.height);

const none: ReadonlySet<string> = new Set();

/** From the most words to the fewest; deep states fold first. */
const candidatesOf = ({ root }: ChartOutline, { detail, folded }: Choice): Pick<View, 'detail' | 'folded'>[] => {
  if (detail !== 'auto') return [{ detail, folded: folded ?? none }];
  if (folded) return (['everything', 'events', 'names'] as const).map((each) => ({ detail: each, folded }));
  return [
    { detail: 'everything', folded: none },
    { detail: 'events', folded: none },
    { detail: 'names', folded: none },
    ...[2, 1]
      .map((depth) => new Set(foldable(root, depth)))
      .filter(({ size }) => size > 0)
      .map((deep) => ({ detail: 'names' as const, folded: deep })),
  ];
};

/** More rows than fit in the window need no layout. */
const canFit = ({ root, arrows }: ChartOutline, { detail }: Pick<View, 'detail'>) =>
  detail === 'names' || arrows.length + root.states.length < 40;

const bestOf = async (outline: ChartOutline, view: Pick<View, 'detail' | 'folded'>, room: Room) => {
  const graphs = await Promise.all(
    (['RIGHT', 'DOWN'] as const).map(async (direction) => ({
      graph: await layOutGraph(outline, { ...view, direction }),
      view: { ...view, direction },
    })),
  );
  // Rows have arrows of their own only if the chart runs to the right: that must not cost much.
  const [right, down] = graphs.map(({ graph }) => zoomOf(graph, room));
  const preference = view.detail === 'names' ? 1 : 1.25;
  return (down ?? 0) > (right ?? 0) * preference ? graphs[1] : graphs[0];
};

export type Shown = { graph: Graph; view: View };

export const chooseView = async (outline: ChartOutline, choice: Choice, room: Room): Promise<Shown> => {
  let last: Shown | undefined;
  const candidates = candidatesOf(outline, choice);
  const worthwhile = candidates.filter((candidate) => candidates.length === 1 || canFit(outline, candidate));
  for (const candidate of worthwhile) {
    last = await bestOf(outline, candidate, room);
    if (last && isReadable(last.graph, candidate, room)) return last;
  }
  if (!last) throw new Error('A chart has at least its names.');
  return last;
};
