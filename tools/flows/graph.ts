/**
 * Where everything in the gallery stands. A transition is a row of its state, and its arrow begins at that row. So words
 * never lie on arrows, and large charts stay small. A folded state stands for all states in it.
 */
import ELK, { type ElkExtendedEdge, type ElkNode, type ElkPort } from 'elkjs/lib/elk.bundled.js';
import type { ChartOutline, Exit, Outline } from './outline.ts';

export type Detail = 'names' | 'events' | 'everything';
export type Direction = 'RIGHT' | 'DOWN';
export type View = { folded: ReadonlySet<string>; detail: Detail; direction: Direction };

export type Point = { x: number; y: number };
/** A row of a box: `lines` are its words, already broken. */
export type GraphRow = { kind: 'call' | 'tag' | 'exit'; lines: string[]; key?: string };
export type GraphNode = Point & {
  id: string;
  width: number;
  height: number;
  outline: Outline;
  parent?: string;
  rows: GraphRow[];
  /** How many states are folded into it. */
  hidden: number;
};
/** Arrows with the same ends are one edge, unless rows tell them apart. */
export type GraphEdge = { id: string; source: string; target: string; keys: string[]; points: Point[] };
export type Graph = { width: number; height: number; nodes: GraphNode[]; edges: GraphEdge[] };

export const sizes = { letter: 7.25, line: 17, title: 30, inset: 12, columns: 40, gap: 4 };

const wrap = (text: string, columns: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=[\s,(.])/)) {
    if (line !== '' && (line + word).trimEnd().length > columns) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
  }
  return [...lines, line.trimEnd()].filter((part) => part !== '');
};

const wordsOf = ({ words: { event, guard, actions } }: Exit, detail: Detail): string[] => [
  ...wrap(guard ? `${event} [${guard}]` : event, sizes.columns),
  ...(detail === 'everything' && actions.length > 0
    ? wrap(`/ ${actions.join(', ')}`, sizes.columns - 2).map((line) => `  ${line}`)
    : []),
];

const rowsOf = (outline: Outline, detail: Detail): GraphRow[] => [
  ...outline.calls.map((name) => ({ kind: 'call' as const, lines: [`calls ${name}`] })),
  ...(detail === 'names' || outline.tags.length === 0
    ? []
    : [{ kind: 'tag' as const, lines: [`# ${outline.tags.join(', ')}`] }]),
  ...(detail === 'names'
    ? []
    : outline.exits.map((exit) => ({ kind: 'exit' as const, key: exit.key, lines: wordsOf(exit, detail) }))),
];

/** Where only names are drawn, there is room for larger letters. */
export const scaleOf = (detail: Detail) => (detail === 'names' ? 1.35 : 1);

export const insideText = (hidden: number) => `${hidden} ${hidden === 1 ? 'state' : 'states'} inside`;

const widthOf = (text: string) => Math.ceil(text.length * sizes.letter);
const heightOf = ({ lines }: GraphRow) => lines.length * sizes.line + sizes.gap;

const statesIn = ({ states }: Outline): number => states.reduce((sum, state) => sum + 1 + statesIn(state), 0);

type Placed = { outline: Outline; rows: GraphRow[]; hidden: number; parent?: string };

/** The visible states; what is in a folded one is not among them. */
const placedIn = (outline: Outline, view: View, parent?: string): Placed[] => {
  const isFolded = outline.states.length > 0 && view.folded.has(outline.id);
  const placed = {
    outline,
    rows: rowsOf(outline, view.detail),
    hidden: isFolded ? statesIn(outline) : 0,
    ...(parent === undefined ? {} : { parent }),
  };
  return [placed, ...(isFolded ? [] : outline.states.flatMap((state) => placedIn(state, view, outline.id)))];
};

/** Every state with the visible one that stands for it. */
const standInsOf = (outline: Outline, view: View, folded?: string): [string, string][] => {
  const own = folded ?? outline.id;
  const inner = folded ?? (view.folded.has(outline.id) ? outline.id : undefined);
  return [[outline.id, own], ...outline.states.flatMap((state) => standInsOf(state, view, inner))];
};

const headOf = ({ rows, hidden }: Pick<Placed, 'rows' | 'hidden'>) =>
  sizes.title +
  rows.reduce((sum, row) => sum + heightOf(row), 0) +
  (rows.length + hidden > 0 ? 6 : 0) +
  (hidden > 0 ? sizes.line : 0);

const widestOf = ({ outline, rows, hidden }: Placed) => {
  const signs = (outline.isInitial ? 20 : 4) + (outline.states.length > 0 ? 30 : 0);
  const lines = rows.flatMap((row) => row.lines);
  const texts = hidden > 0 ? [...lines, insideText(hidden)] : lines;
  return 2 * sizes.inset + Math.max(widthOf(outline.name) * 1.2 + signs, ...texts.map(widthOf), 40);
};

const portsOf = ({ rows }: Placed, width: number): ElkPort[] => {
  let y = sizes.title;
  return rows.flatMap((row) => {
    const at = y + sizes.line / 2 + 2;
    y += heightOf(row);
    return row.key
      ? [{ id: row.key, x: width, y: at, width: 0, height: 0, layoutOptions: { 'elk.port.side': 'EAST' } }]
      : [];
  });
};

const usesPorts = ({ detail, direction }: View) => detail !== 'names' && direction === 'RIGHT';

const elkNodeOf = (placed: Placed, children: ElkNode[], view: View): ElkNode => {
  const scale = scaleOf(view.detail);
  const width = Math.ceil(widestOf(placed) * scale);
  const height = Math.ceil(headOf(placed) * scale);
  const { id } = placed.outline;
  const withPorts = usesPorts(view)
    ? { ports: portsOf(placed, width), layoutOptions: { 'elk.portConstraints': 'FIXED_POS' } }
    : {};
  if (children.length === 0) return { id, width, height, ...withPorts };
  const [minimumWidth, minimumHeight] = view.direction === 'DOWN' ? [height, width] : [width, height];
  return {
    id,
    children,
    layoutOptions: {
      'elk.padding': `[top=${height + 10},left=16,bottom=16,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${minimumWidth}, ${minimumHeight})`,
    },
  };
};

const optionsOf = ({ direction }: View) => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.mergeEdges': 'false',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.spacing.edgeEdge': '9',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.nodeNode': '18',
});

type Ends = Pick<GraphEdge, 'source' | 'target' | 'keys'>;

/** An arrow inside one folded state is not drawn. */
const isInside = (arrow: Omit<Ends, 'keys'>, shown: Omit<Ends, 'keys'>) =>
  shown.source === shown.target && (arrow.source !== arrow.target || shown.source !== arrow.source);

/** `rowed` are the states whose rows have an arrow each. */
const endsOf = ({ arrows }: ChartOutline, standIns: Map<string, string>, rowed: ReadonlySet<string>): Ends[] => {
  const bundles = new Map<string, Ends>();
  for (const { key, ...arrow } of arrows) {
    const [source, target] = [arrow.source, arrow.target].map((id) => standIns.get(id) ?? id) as [string, string];
    if (isInside(arrow, { source, target })) continue;
    const start = rowed.has(arrow.source) && source === arrow.source ? key : source;
    const before = bundles.get(`${start} → ${target}`);
    bundles.set(`${start} → ${target}`, { source, target, keys: [...(before?.keys ?? []), key] });
  }
  return [...bundles.values()];
};

/** A state around others has no rows with arrows: ELK fixes no ports on a box that it sizes itself. */
const rowedIn = (placed: readonly Placed[], view: View): ReadonlySet<string> => {
  const isLeaf = ({ hidden, outline }: Placed) => hidden > 0 || outline.states.length === 0;
  return new Set(usesPorts(view) ? placed.filter(isLeaf).map(({ outline }) => outline.id) : []);
};

const round = (value = 0) => Math.round(value * 10) / 10;
const at = ({ x, y }: { x?: number; y?: number }): Point => ({ x: round(x), y: round(y) });

const pointsOf = ({ sections: [section] = [] }: ElkExtendedEdge): Point[] =>
  section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(at) : [];

const nodesOf = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

const compoundsIn = (outline: Outline, depth = 0): { id: string; depth: number }[] =>
  outline.states.length === 0
    ? []
    : [{ id: outline.id, depth }, ...outline.states.flatMap((state) => compoundsIn(state, depth + 1))];

/** The states around others, except the chart itself, from `depth` on. */
export const foldable = (outline: Outline, depth = 1): string[] =>
  compoundsIn(outline).flatMap((compound) => (compound.depth >= depth ? [compound.id] : []));

export const layOutGraph = async (chart: ChartOutline, view: View): Promise<Graph> => {
  const placed = placedIn(chart.root, view);
  const standIns = new Map(standInsOf(chart.root, view));
  const rowed = rowedIn(placed, view);
  const ends = endsOf(chart, standIns, rowed);
  const treeOf = (of: Placed): ElkNode =>
    elkNodeOf(of, placed.filter(({ parent }) => parent === of.outline.id).map(treeOf), view);
  const edges: ElkExtendedEdge[] = ends.map(({ source, target, keys: [key = ''] }, index) => ({
    id: String(index),
    sources: [rowed.has(source) && key.startsWith(`${source} +`) ? key : source],
    targets: [target],
  }));
  const [root] = placed;
  const graph: ElkNode = { id: '(page)', children: root ? [treeOf(root)] : [], edges };
  const laid = await new ELK().layout(graph, { layoutOptions: optionsOf(view) });
  const nodes = new Map(nodesOf(laid).map((node) => [node.id, node]));
  return {
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    nodes: placed.map(({ outline, rows, hidden, parent }) => {
      const { width, height, ...place } = nodes.get(outline.id) ?? {};
      const box = { id: outline.id, ...at(place), width: round(width), height: round(height) };
      return { ...box, outline, rows, hidden, ...(parent === undefined ? {} : { parent }) };
    }),
    edges: ends.map((end, index) => ({
      ...end,
      id: end.keys.join(' | '),
      points: pointsOf(laid.edges?.[index] as ElkExtendedEdge),
    })),
  };
};
