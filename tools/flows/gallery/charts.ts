/** The charts as the browser gets them: straight from the sources, so that a saved file is drawn anew. */
import { type Chart, chartsOf } from '../charts.ts';

const fromRoot = <T>(files: Record<string, T>) =>
  Object.fromEntries(Object.entries(files).map(([file, content]) => [file.replace(/^\//, ''), content]));

export const charts: Chart[] = chartsOf(
  fromRoot(import.meta.glob<object>('/machines/**/*.machine.ts', { eager: true })),
  fromRoot(import.meta.glob<string>('/machines/**/*.machine.ts', { eager: true, query: '?raw', import: 'default' })),
);

/** What a search looks in: the name, the purpose, the rules, the states and what is on the arrows. */
const textOf = ({ id, purpose, rules, machine }: Chart) =>
  [id, ...purpose, ...rules, ...machine.events, JSON.stringify(machine.config)].join(' ').toLowerCase();

const texts = new Map(charts.map((chart) => [chart.id, textOf(chart)]));

/** The charts that have every word. */
export const search = (query: string): Chart[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return charts.filter(({ id }) => words.every((word) => texts.get(id)?.includes(word)));
};
