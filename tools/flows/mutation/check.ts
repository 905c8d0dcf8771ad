/** `npm run flows -- mutate`: whether the tests of a chart notice when something is wrong with the chart. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findCharts } from '../find.ts';
import { type Chosen, chooseFlows } from '../names.ts';
import { judge, rowOf, type Score, tableHead } from './judge.ts';
import { killMutants, MutationError } from './run.ts';
import { type Subject, subjectsOf } from './subjects.ts';
import { survivors } from './survivors.ts';

const usage = 'npm run flows -- mutate [flow …] [--json FILE]';

/** A chart takes one process, and the machine has other things to do. */
const workers = 2;

const inParallel = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) => {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: workers }, worker));
};

const score = async (subject: Subject): Promise<Score> => {
  const start = performance.now();
  const kills = await killMutants(subject);
  return judge(subject, kills, survivors, (performance.now() - start) / 1000);
};

const print = (result: Score) => {
  console.log(rowOf(result));
  for (const { id, place } of result.survivors) console.log(`    survives  ${id}\n              ${place}`);
  for (const id of result.stale) console.log(`    stale     ${id} is killed: take it out of the survivors`);
};

/** Prints each chart when it is done. A chart whose tests fail anyway is a problem and has no figures. */
const testAll = async (subjects: readonly Subject[]) => {
  const results: Score[] = [];
  let problems = 0;
  console.log(tableHead);
  await inParallel(subjects, async (subject) => {
    try {
      const result = await score(subject);
      results.push(result);
      print(result);
    } catch (error) {
      if (!(error instanceof MutationError)) throw error;
      problems += 1;
      console.error(`${subject.name}: ${error.message}`);
    }
  });
  return { results, problems };
};

const readArguments = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'string' }, help: { type: 'boolean' } },
    });
  } catch {
    return undefined;
  }
};

export const checkMutants = async (args: string[]): Promise<number> => {
  const given = readArguments(args);
  if (!given || given.values.help) {
    console.error(usage);
    return 2;
  }
  const subjects = subjectsOf(await findCharts());
  const chosen: Chosen = chooseFlows(
    given.positionals,
    subjects.map(({ name }) => name),
  );
  if ('problem' in chosen) {
    console.error(chosen.problem);
    return 2;
  }
  const { results, problems } = await testAll(subjects.filter(({ name }) => chosen.names.includes(name)));
  if (given.values.json) writeFileSync(given.values.json, `${JSON.stringify(results, null, 2)}\n`);
  const isClean = results.every(({ survivors: alive, stale }) => alive.length + stale.length === 0);
  return isClean && problems === 0 ? 0 : 1;
};
