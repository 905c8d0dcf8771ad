/** Which files test a chart: those beside it, and the walks, edge cases and kept sessions that concern it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Chart } from './charts.ts';
import { root } from './find.ts';

export type OwnTests = { beside: string[]; walks: string[]; replays: string[] };

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string, isRequested: (name: string) => boolean) =>
  readdirSync(path.join(root, folder))
    .filter(isRequested)
    .map((name) => `${folder}/${name}`)
    .sort();

/** The file with a chart's states: a chart that a shared function makes has them in the function's file. */
export const stateFileOf = ({ file }: Pick<Chart, 'file'>): string => {
  const source = read(file);
  const maker = /from '\.\.\/shared\/([\w-]+\.machine\.ts)'/.exec(source)?.[1];
  return maker && !source.includes('.createMachine(') ? `machines/shared/${maker}` : file;
};

/** A folder with several charts has their tests under the names of their files. */
const testsBeside = (file: string) => {
  const folder = path.posix.dirname(file);
  const isAlone = filesIn(folder, (name) => name.endsWith('.machine.ts')).length === 1;
  const prefix = isAlone ? '' : path.posix.basename(file).replace('machine.ts', '');
  return filesIn(folder, (name) => name.startsWith(prefix) && name.endsWith('.test.ts'));
};

const importsOf = (source: string) => [...source.matchAll(/from '#([\w/.-]+)'/g)].map(([, file = '']) => file);

/** A walk imports the chart or the model of it, the edge cases also what starts the chart. */
const concerns = (test: string, file: string) => {
  const imported = importsOf(read(test));
  const folder = test.endsWith('-paths.test.ts') ? 'tests/models/' : 'tests/support/charts/';
  const helpers = imported.filter((name) => name.startsWith(folder));
  return [...imported, ...helpers.flatMap((helper) => importsOf(read(helper)))].includes(file);
};

const isWalk = (name: string) => name.endsWith('-paths.test.ts') || name === 'edge-cases.test.ts';

/** Sessions of testers in which an actor of the chart took part. */
const replaysOf = (id: string) =>
  filesIn('tests/replays', (name) => name.endsWith('.json')).some((file) => read(file).includes(`"${id}"`))
    ? ['tests/replays/replays.test.ts']
    : [];

export const ownTestsOf = (chart: Pick<Chart, 'id' | 'file'>): OwnTests => ({
  beside: testsBeside(chart.file),
  walks: filesIn('tests/unit', isWalk).filter((test) => concerns(test, chart.file)),
  replays: replaysOf(chart.id),
});
