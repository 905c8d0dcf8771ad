/** What can be mutated: each chart once. Charts that one function makes are one subject, named after the function's file. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Chart } from '../charts.ts';
import { root } from '../find.ts';
import { ownTestsOf, stateFileOf } from '../own-tests.ts';
import { sourceLineOf } from '../source-lines.ts';
import type { Config } from './config-parts.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

export type Subject = {
  name: string;
  /** Where its states are written. */
  file: string;
  description: string;
  mutants: Mutant[];
  beside: string[];
  walks: string[];
};

const unique = (files: string[]) => [...new Set(files)];

const descriptionOf = ({ machine }: Chart) => String(machine.config.description);

const nameOf = (chart: Chart, file: string) =>
  file === chart.file ? chart.id : path.posix.basename(file).replace('.machine.ts', '');

/** A shared chart has the name of its file instead of the first chart's own. */
const renamed = (mutants: Mutant[], id: string, name: string): Mutant[] =>
  mutants.map((mutant) => ({
    ...mutant,
    id: mutant.id.replaceAll(id, name),
    key: mutant.key.replaceAll(id, name),
  }));

const subjectOf = (charts: readonly [Chart, ...Chart[]]): Subject => {
  const [chart] = charts;
  const file = stateFileOf(chart);
  const name = nameOf(chart, file);
  const tests = [ownTestsOf({ id: name, file }), ...charts.map(ownTestsOf)];
  const { config } = chart.machine;
  return {
    name,
    file,
    description: descriptionOf(chart),
    mutants: renamed(mutantsOf(config as unknown as Config), chart.id, name),
    beside: unique(tests[0]?.beside ?? []),
    walks: unique(tests.flatMap(({ walks }) => walks)),
  };
};

export const subjectsOf = (charts: readonly Chart[]): Subject[] =>
  unique(charts.map(descriptionOf))
    .map((description) => charts.filter((chart) => descriptionOf(chart) === description))
    .map((group) => subjectOf(group as [Chart, ...Chart[]]))
    .sort((one, other) => one.mutants.length - other.mutants.length);

/** `file:line` of the transition or state that a mutant spoils. */
export const placeOf = ({ file }: Subject, { path: states, eventType }: Mutant): string => {
  const place = { path: states, ...(eventType === undefined ? {} : { eventType }) };
  return `${file}:${sourceLineOf(readFileSync(path.join(root, file), 'utf8'), place)}`;
};
