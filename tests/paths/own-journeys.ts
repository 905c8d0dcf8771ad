/** What flows say of themselves in `<flow>.journeys.ts`. */
import type { FlowJourneys } from '#machines/shared/journeys.ts';
import type { PerceivedTable } from './perceived.types.ts';

const modules = import.meta.glob<{ journeys: FlowJourneys }>('/machines/*/*.journeys.ts', { eager: true });

/** The id of a chart is its file's name in camel case. */
const idOf = (file: string) =>
  (file.split('/').at(-1) ?? '').split('.')[0]?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) ?? '';

const own = Object.entries(modules).map(([file, { journeys }]) => [idOf(file), journeys] as const);

/** What somebody perceives of each state, by flow. */
export const ownPerceived = Object.fromEntries(
  own.flatMap(([id, { perceived }]) => (perceived ? [[id, perceived]] : [])),
) as PerceivedTable;

/** Why no journey walks a flow. */
export const ownUnwalked: Readonly<Record<string, string>> = Object.fromEntries(
  own.flatMap(([id, { unwalked }]) => (unwalked ? [[id, unwalked]] : [])),
);
