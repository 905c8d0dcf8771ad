/** Merges the recordings of `test-results/flows`, writes the report beside them, and prints what no run has covered. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findCharts, root } from '../find.ts';
import { type Coverage, coverageOf, mergeRecordings, type Tally } from './merge.ts';
import type { Recording } from './record.ts';
import { reportPage } from './report.ts';
import { suppressions } from './suppressions.ts';

const folder = path.join('test-results', 'flows');

/** Each source of recordings has a folder: unit tests, journeys in a browser, sessions of a person. */
const readRecordings = (): Recording[] => {
  const place = path.join(root, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && name.includes(path.sep))
    .map((name) => JSON.parse(readFileSync(path.join(place, name), 'utf8')));
};

const counted = (coverage: Coverage, part: 'states' | 'transitions' | 'guards') => {
  const tallies = coverage.charts.map((chart) => chart[part]);
  const sum = (of: (tally: Tally) => string[]) => tallies.reduce((total, tally) => total + of(tally).length, 0);
  const all = sum((tally) => tally.all);
  return `${all - sum((tally) => tally.untried) - sum((tally) => tally.excused)} of ${all}`;
};

export const checkCoverage = async (): Promise<number> => {
  const recordings = readRecordings();
  if (recordings.length === 0) {
    console.error(`Nothing was recorded in ${folder}: run the unit tests first (npm run test:unit).`);
    return 1;
  }
  const charts = await findCharts();
  const coverage = coverageOf(charts, mergeRecordings(recordings), suppressions);
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'coverage.json'), `${JSON.stringify(coverage, null, 2)}\n`);
  writeFileSync(path.join(root, folder, 'coverage.html'), await reportPage(charts, coverage));

  const untried = coverage.charts.flatMap(({ id, states, transitions }) =>
    [...states.untried, ...transitions.untried].map((name) => `${id}: ${name}`),
  );
  for (const name of untried) console.error(`Never tried: ${name}`);
  for (const name of coverage.needless) console.error(`Excused in vain: ${name}`);
  if (untried.length > 0) {
    console.error('Write a test that goes there, or say in tools/flows/coverage/suppressions.ts why none does.');
  }
  console.log(
    `Tried: ${counted(coverage, 'states')} states, ${counted(coverage, 'transitions')} transitions, ` +
      `${counted(coverage, 'guards')} answers of guards. Drawn in ${path.join(folder, 'coverage.html')}.`,
  );
  return untried.length + coverage.needless.length > 0 ? 1 : 0;
};
