/** A chart as Mermaid diagrams, which code hosts draw inline: one for each state that has states inside. */
import { type Arrow, type ChartOutline, type Outline, outlinesIn } from './outline.ts';

export type Diagram = { id: string; text: string };

/** Mermaid ends a label at a colon or a semicolon, and reads a hash as the start of an entity. */
const labelOf = ({ words: { event, guard, actions } }: Arrow) =>
  [event, guard ? `[${guard}]` : '', actions.length > 0 ? `/ ${actions.join(', ')}` : '']
    .filter(Boolean)
    .join(' ')
    .replace(/\s*[:;]\s*/g, ' = ')
    .replace(/[#{}<>"`]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const nodeName = (id: string) => id.replace(/\W/g, '_');

const holds = (around: string, id: string) => id === around || id.startsWith(`${around}.`);

/** The state inside `region` that stands for `id`; undefined for a state elsewhere, or for the region itself. */
const standIn = (region: Outline, id: string) => region.states.find((state) => holds(state.id, id))?.id;

type Line = { from: string; to: string; label: string };

/** The ends of an arrow in the diagram of a region; its inner arrows are in the diagrams of the states inside. */
const lineIn = (region: Outline, arrow: Arrow): Line | undefined => {
  const from = standIn(region, arrow.source) ?? (arrow.source === region.id ? region.id : undefined);
  if (from === undefined) return undefined;
  const to = standIn(region, arrow.target) ?? arrow.target;
  const isInner = from === to && arrow.source !== arrow.target;
  const isOfAnother = from === region.id && !holds(region.id, arrow.target);
  return isInner || isOfAnother ? undefined : { from, to, label: labelOf(arrow) };
};

const joined = (lines: readonly Line[]): string[] => {
  const bundles = new Map<string, string[]>();
  for (const { from, to, label } of lines) {
    const ends = `${nodeName(from)} --> ${nodeName(to)}`;
    bundles.set(ends, [...(bundles.get(ends) ?? []), label]);
  }
  return [...bundles].map(([ends, labels]) => `  ${ends} : ${[...new Set(labels)].join('<br/>')}`);
};

const declared = (chart: string, region: Outline, ids: Iterable<string>) =>
  [...new Set(ids)].map((id) => {
    const inner = region.states.find((state) => state.id === id);
    const elsewhere = `${id === region.id ? 'any state of ' : 'to '}${id.slice(chart.length + 1) || chart}`;
    return `  state "${inner ? inner.name + (inner.states.length > 0 ? ' …' : '') : elsewhere}" as ${nodeName(id)}`;
  });

const diagramOf = (chart: ChartOutline, region: Outline): Diagram => {
  const lines = chart.arrows.flatMap((arrow) => lineIn(region, arrow) ?? []);
  const ids = [...region.states.map(({ id }) => id), ...lines.flatMap(({ from, to }) => [from, to])];
  const first = region.states.filter(({ isInitial }) => isInitial).map(({ id }) => `  [*] --> ${nodeName(id)}`);
  const last = region.states.filter(({ kind }) => kind === 'final').map(({ id }) => `  ${nodeName(id)} --> [*]`);
  const text = [
    'stateDiagram-v2',
    '  direction LR',
    ...declared(chart.root.id, region, ids),
    ...first,
    ...joined(lines),
    ...last,
  ].join('\n');
  return { id: region.id, text };
};

export const diagramsOf = (chart: ChartOutline): Diagram[] =>
  outlinesIn(chart.root)
    .filter(({ states }) => states.length > 0)
    .map((region) => diagramOf(chart, region));

const cell = (text: string) => text.replaceAll('|', '\\|');

const rowOf = ({ words: { event, guard, actions }, targets }: Outline['exits'][number]) =>
  `| \`${event}\` | ${guard ? cell(guard) : ''} | ${cell(actions.join(', '))} | ${targets.map((id) => `\`${id}\``).join(', ')} |`;

const stateText = (state: Outline): string[] => [
  `### ${state.id}`,
  '',
  ...(state.description ? [state.description, ''] : []),
  ...(state.calls.length > 0 ? [`Calls: ${state.calls.map((name) => `\`${name}\``).join(', ')}.`, ''] : []),
  ...(state.exits.length > 0
    ? ['| event | guard | actions | leads to |', '|---|---|---|---|', ...state.exits.map(rowOf), '']
    : []),
];

/** A page of docs/flows: the diagrams, and then every state in words. */
export const pageOf = (chart: ChartOutline): string =>
  [
    `# ${chart.root.id}`,
    '',
    `Written by \`npm run generate\`. [All flows](README.md) · [the whole picture](${chart.root.id}.svg)`,
    '',
    ...diagramsOf(chart).flatMap(({ id, text }) => [
      `## ${id === chart.root.id ? 'The chart' : id}`,
      '',
      '```mermaid',
      text,
      '```',
      '',
    ]),
    '## The states',
    '',
    ...outlinesIn(chart.root).flatMap(stateText),
  ].join('\n');
