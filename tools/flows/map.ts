/** The map of the whole: which flow starts which, and who hears what a flow emits, read from the charts and the registry. */
import type { FlowRow } from '#machines/shared/flow.ts';
import type { Chart } from './charts.ts';
import { type ChartOutline, type Exit, type Outline, outlineChart, outlinesIn } from './outline.ts';

export type FlowFacts = {
  id: string;
  /** How long it runs; undefined for a flow that another one starts, or that every page has. */
  scope?: FlowRow['scope'];
  starts: string[];
  /** What it emits, with the flows that hear it. */
  tells: { event: string; to: string[] }[];
};

type Rows = Readonly<Record<string, FlowRow>>;
type Emit = { type?: string; event?: unknown };

/** The types of events in an `emit` action; those of a function are read from its code. */
const emittedBy = (action: unknown): string[] => {
  const { type, event } = (action ?? {}) as Emit;
  if (type !== 'xstate.emit') return [];
  if (typeof event !== 'function') return [(event as { type: string }).type];
  return [...String(event).matchAll(/\btype:\s*["']([\w.]+)["']/g)].map(([, name = '']) => name);
};

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

const emitsOf = ({ machine }: Chart) => sorted(Object.values(machine.implementations.actions).flatMap(emittedBy));

/** The port `loadBoot` loads the flow `boot`. */
const loadedBy = (name: string) => name.replace(/^load(?=[A-Z])(.)/, (_, first: string) => first.toLowerCase());

/** The flows that a chart invokes, spawns or loads; a port with the chart's own name is a call. */
const startedByChart = ({ id, machine }: Chart, ids: ReadonlySet<string>) => {
  const invoked = outlinesIn(outlineChart(machine).root).flatMap(({ calls }) => calls);
  const actors = Object.keys(machine.implementations.actors);
  return [...invoked, ...actors].map(loadedBy).filter((name) => name !== id && ids.has(name));
};

export const rootFlow = 'storefront';

export const mapOf = (charts: readonly Chart[], rows: Rows): FlowFacts[] => {
  const ids = new Set(charts.map(({ id }) => id));
  const lazy = Object.keys(rows).filter((id) => ids.has(id));
  const startedBy = new Map(
    charts.map(
      (chart) => [chart.id, sorted([...startedByChart(chart, ids), ...(chart.id === rootFlow ? lazy : [])])] as const,
    ),
  );
  const hears = ({ id, machine }: Chart, from: string, event: string) =>
    (rows[id]?.hears ?? []).some((name) => name === event) ||
    (startedBy.get(id)?.includes(from) === true && machine.events.includes(event));
  return charts.map((chart) => ({
    id: chart.id,
    ...(rows[chart.id] ? { scope: rows[chart.id]?.scope as FlowRow['scope'] } : {}),
    starts: startedBy.get(chart.id) ?? [],
    tells: emitsOf(chart).map((event) => ({
      event,
      to: charts.filter((other) => other.id !== chart.id && hears(other, chart.id, event)).map(({ id }) => id),
    })),
  }));
};

const startKey = (id: string) => `${id} + starts [0]`;
const emitKey = (id: string, event: string) => `${id} + ${event} [0]`;

const exitsOf = ({ id, starts, tells }: FlowFacts): Exit[] => [
  ...(starts.length > 0 ? [{ key: startKey(id), targets: starts, words: { event: 'starts', actions: [] } }] : []),
  ...tells.map(({ event, to }) => ({ key: emitKey(id, event), targets: to, words: { event, actions: [] } })),
];

const boxOf = (flow: FlowFacts, states: Outline[] = []): Outline => ({
  id: flow.id,
  name: flow.id,
  kind: states.length > 0 ? 'compound' : 'atomic',
  isInitial: flow.id === rootFlow,
  ...(flow.scope ? { description: `Runs as long as: ${flow.scope}.` } : {}),
  tags: [],
  calls: [],
  entry: [],
  exit: [],
  exits: exitsOf(flow),
  rows: [],
  states,
});

export const mapId = 'map';

/** The map as something that can be drawn like a chart. Arrows to the root are left out: it hears every flow. */
export const outlineMap = (flows: readonly FlowFacts[]): ChartOutline => ({
  root: {
    ...boxOf(
      { id: mapId, starts: [], tells: [] },
      flows.map((flow) => boxOf(flow)),
    ),
    isInitial: false,
  },
  arrows: flows.flatMap((flow) =>
    exitsOf(flow).flatMap(({ key, targets, words }) =>
      targets
        .filter((target) => target !== rootFlow && (flow.id !== rootFlow || words.event !== 'starts'))
        .map((target) => ({ key, source: flow.id, target, text: words.event, words })),
    ),
  ),
});

const listOf = (names: readonly string[]) => names.map((name) => `[${name}](#${name.toLowerCase()})`).join(', ');

const scopes: Record<string, string> = {
  '': 'from the start, or as long as the flow that starts it',
  always: 'until the tab is closed',
  session: 'until somebody logs in or out',
  page: 'until its page is left',
};

const drawnStarts = (flows: readonly FlowFacts[]) =>
  flows.flatMap(({ id, starts }) => starts.map((started) => `  ${id} --> ${started}`));

/** The part of docs/flows/README.md about all flows together. */
export const writeMap = (flows: readonly FlowFacts[]): string => {
  const events = sorted(flows.flatMap(({ tells }) => tells.map(({ event }) => event)));
  const rows = events.map((event) => {
    const tellers = flows.filter(({ tells }) => tells.some((told) => told.event === event));
    const hearers = sorted(tellers.flatMap(({ tells }) => tells.find((told) => told.event === event)?.to ?? []));
    return `| \`${event}\` | ${listOf(tellers.map(({ id }) => id))} | ${listOf(hearers)} |`;
  });
  const runs = Object.entries(scopes).map(([scope, words]) => {
    const names = flows.filter((flow) => (flow.scope ?? '') === scope).map(({ id }) => id);
    return `| ${words} | ${listOf(names)} |`;
  });
  return [
    '## The map of the whole',
    '',
    'Which flow starts which:',
    '',
    '```mermaid',
    'flowchart LR',
    ...drawnStarts(flows),
    '```',
    '',
    '| runs | flows |',
    '|---|---|',
    ...runs,
    '',
    'What flows emit, and who hears it. The root forwards it.',
    '',
    '| event | emitted by | heard by |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
};
