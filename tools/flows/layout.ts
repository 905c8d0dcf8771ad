/** Where everything on a chart stands: an outline through ELK, the same for the files of docs/flows and the gallery. */
import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Arrow, ChartOutline, Outline, Row } from './outline.ts';

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number; outline: Outline };
export type Line = { arrow: Arrow; points: Point[]; label: Point };
export type Layout = { width: number; height: number; boxes: Box[]; lines: Line[] };

export const measures = { letter: 6.65, row: 16, title: 22, inset: 10 };

const widthOf = (text: string) => Math.ceil(text.length * measures.letter);
const longest = (name: string, rows: readonly Row[]) =>
  Math.max(widthOf(name) + 24, ...rows.map(({ text }) => widthOf(text)));
const heightOf = ({ rows }: Outline) => measures.title + rows.length * measures.row + measures.inset;

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeLabel': '4',
};

const nodeOf = (outline: Outline): ElkNode => {
  const width = longest(outline.name, outline.rows) + 2 * measures.inset;
  const height = heightOf(outline);
  if (outline.states.length === 0) return { id: outline.id, width, height };
  const padding = `[top=${height + 8},left=16,bottom=16,right=16]`;
  return {
    id: outline.id,
    children: outline.states.map(nodeOf),
    layoutOptions: {
      'elk.padding': padding,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // ELK lays out to the right and turns the result, this minimum excepted: height and width are the other way round.
      'elk.nodeSize.minimum': `(${height}, ${width})`,
    },
  };
};

/** Arrows of one state to one other share a line, with their texts below each other. */
const bundlesOf = (arrows: readonly Arrow[]): Arrow[][] => {
  const bundles = new Map<string, Arrow[]>();
  for (const arrow of arrows) {
    const ends = `${arrow.source} → ${arrow.target}`;
    bundles.set(ends, [...(bundles.get(ends) ?? []), arrow]);
  }
  return [...bundles.values()];
};

const edgeOf = (bundle: readonly Arrow[], index: number): ElkExtendedEdge => ({
  id: String(index),
  sources: [bundle[0]?.source ?? ''],
  targets: [bundle[0]?.target ?? ''],
  labels: [
    {
      text: bundle.map(({ text }) => text).join('\n'),
      width: Math.max(...bundle.map(({ text }) => widthOf(text))) + 4,
      height: bundle.length * measures.row,
    },
  ],
});

const round = (value = 0) => Math.round(value * 10) / 10;
const at = ({ x, y }: { x?: number; y?: number }): Point => ({ x: round(x), y: round(y) });

const outlinesOf = (outline: Outline): Outline[] => [outline, ...outline.states.flatMap(outlinesOf)];
const nodesOf = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

const linesOf = (edge: ElkExtendedEdge, bundle: readonly Arrow[]): Line[] => {
  const [section] = edge.sections ?? [];
  const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(at) : [];
  const { x, y } = at(edge.labels?.[0] ?? {});
  return bundle.map((arrow, index) => ({ arrow, points, label: { x: x + 2, y: y + index * measures.row } }));
};

export const layOut = async ({ root, arrows }: ChartOutline): Promise<Layout> => {
  const bundles = bundlesOf(arrows);
  const graph: ElkNode = { id: '(page)', children: [nodeOf(root)], edges: bundles.map(edgeOf) };
  const laid = await new ELK().layout(graph, { layoutOptions: options });
  const nodes = new Map(nodesOf(laid).map((node) => [node.id, node]));
  return {
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    boxes: outlinesOf(root).map((outline) => {
      const { width, height, ...place } = nodes.get(outline.id) ?? {};
      return { ...at(place), width: round(width), height: round(height), outline };
    }),
    lines: (laid.edges ?? []).flatMap((edge, index) => linesOf(edge, bundles[index] ?? [])),
  };
};
