/** The charts for the browser, straight from the sources, so that a saved file is redrawn. */
import { type Chart, chartsOf } from '../charts.ts';

const fromRoot = <T>(files: Record<string, T>) =>
  Object.fromEntries(Object.entries(files).map(([file, content]) => [file.replace(/^\//, ''), content]));

const sources = fromRoot(
  import.meta.glob<string>('/machines/**/*.machine.ts', { eager: true, query: '?raw', import: 'default' }),
);

export const charts: Chart[] = chartsOf(
  fromRoot(import.meta.glob<object>('/machines/**/*.machine.ts', { eager: true })),
  sources,
);

export const sourceOf = ({ file }: Chart): string => sources[file] ?? '';

/** The text that a search covers: the name, the purpose, the rules, the states and the labels of transitions. */
const textOf = ({ id, purpose, rules, machine }: Chart) =>
  [id, ...purpose, ...rules, ...machine.events, JSON.stringify(machine.config)].join(' ').toLowerCase();

const texts = new Map(charts.map((chart) => [chart.id, textOf(chart)]));

/** The charts that have every word. */
export const search = (query: string): Chart[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return charts.filter(({ id }) => words.every((word) => texts.get(id)?.includes(word)));
};
