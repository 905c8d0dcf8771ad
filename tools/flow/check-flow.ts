/** Everything about one flow: its tests, its lint, its coverage, and on demand its journeys. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Chart } from '../flows/charts.ts';
import { root } from '../flows/find.ts';
import { type OwnTests, ownTestsOf, stateFileOf } from '../flows/own-tests.ts';
import { coveragePart, lintPart } from './chart-parts.ts';
import { type Part, secondsSince } from './parts.ts';
import { createPlace } from './place.ts';
import { reportOf } from './report.ts';
import { readable, runTests } from './run-tests.ts';
import { testPart } from './test-part.ts';

/** They try every chart that the shared form makes, and find those by themselves. */
const edgeCases = 'tests/unit/edge-cases.test.ts';

/** The tests of a chart; a chart that a shared function makes is tested with that function as well. */
export const testsOf = (chart: Chart): OwnTests => {
  const own = ownTestsOf(chart);
  const file = stateFileOf(chart);
  if (file === chart.file) return own;
  const shared = ownTestsOf({ id: chart.id, file });
  return {
    ...own,
    beside: [...own.beside, ...shared.beside],
    walks: [...new Set([...own.walks, ...shared.walks, edgeCases])],
  };
};

const runJourneys = async (flow: string): Promise<Part> => {
  const start = performance.now();
  const { code, output } = await new Promise<{ code: number; output: string }>((resolve, reject) => {
    let text = '';
    const child = spawn(process.execPath, [path.join('scripts', 'journeys.mjs'), '--flow', flow], { cwd: root });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (text += piece));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: text }));
  });
  const isOk = code === 0;
  const counts = /Tests\s+(.+)/.exec(readable(output))?.[1] ?? (isOk ? 'walked' : 'not walked');
  const failure = { title: `npm run journeys -- --flow ${flow}`, message: readable(output) };
  return { name: 'journeys', isOk, counts, seconds: secondsSince(start), ...(isOk ? {} : { failure }) };
};

export const checkFlow = async (chart: Chart, { withJourneys }: { withJourneys: boolean }): Promise<boolean> => {
  const { beside, walks, replays } = testsOf(chart);
  const placeOf = createPlace(chart);
  const results = await runTests(chart.id, [...beside, ...walks, ...replays]);
  const of = { id: chart.id, placeOf };
  const parts = [
    ...testPart('unit tests', beside, results, of),
    ...testPart('walks', walks, results, of),
    ...testPart('kept sessions', replays, results, of),
    lintPart(chart, placeOf),
    coveragePart(chart, placeOf),
    ...(withJourneys ? [await runJourneys(chart.id)] : []),
  ];
  console.log(reportOf(chart.id, stateFileOf(chart), parts));
  return parts.every(({ isOk }) => isOk);
};
