/** `npm run flow -- cart`: everything about one flow on one screen; `--watch` repeats it at every change. */
import { parseArgs } from 'node:util';
import { findCharts } from '../flows/find.ts';
import { chooseFlows } from '../flows/names.ts';
import { checkFlow } from './check-flow.ts';
import { watchFlow } from './watch.ts';

const readArguments = () => {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ allowPositionals: true, options: { watch: flag, journeys: flag, help: flag } });
  } catch {
    return undefined;
  }
};

const usage = (flows: readonly string[]) =>
  `Say which flow: npm run flow -- cart [--watch] [--journeys]; the flows are ${flows.toSorted().join(', ')}.`;

const help = (flows: readonly string[]) =>
  [
    'npm run flow -- cart: the tests, the lint and the coverage of one flow, on one screen.',
    '',
    '  --watch     again at every change',
    '  --journeys  with its journeys in a browser',
    '',
    `The flows are ${flows.toSorted().join(', ')}.`,
  ].join('\n');

const run = async (): Promise<number> => {
  const given = readArguments();
  const charts = await findCharts();
  const flows = charts.map(({ id }) => id);
  if (given?.values.help) {
    console.log(help(flows));
    return 0;
  }
  if (given?.positionals.length !== 1) {
    console.error(usage(flows));
    return 2;
  }
  const chosen = chooseFlows(given.positionals, flows);
  const chart = charts.find(({ id }) => 'names' in chosen && chosen.names.includes(id));
  if ('problem' in chosen || !chart) {
    console.error('problem' in chosen ? chosen.problem : usage(flows));
    return 2;
  }
  const options = { withJourneys: given.values.journeys };
  if (given.values.watch) return watchFlow(chart, options);
  return (await checkFlow(chart, options)) ? 0 : 1;
};

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
