/**
 * `npm run bench`: how fast the shop is on this machine. Figures are compared and never fail the run, because they
 * depend on the machine and its load. Everything runs on loopback, in bounded time, on data that are deleted at the
 * end.
 *
 *     npm run bench -- --runs 5 --only lighthouse,interactions,load,memory,sockets,start,promises
 *     npm run bench -- growth --sizes 1000,10000,100000    # the queries of shops of these sizes, drawn in docs/growth.svg
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { table } from './bench/figures.mjs';
import { endAll, makePlace, startShop } from './bench/shop.mjs';
import { findBrowser } from './lib/browser.mjs';
import { command } from './lib/command.mjs';
import { readOptions, refuse } from './lib/options.mjs';
import { inRoot, program, run, seconds, UserError } from './lib/project.mjs';

const parts = ['lighthouse', 'interactions', 'load', 'memory', 'sockets', 'start', 'promises'];
const inBrowser = ['lighthouse', 'interactions', 'promises'];
const mostRuns = 20;
const longestMs = 60 * 60_000;

const say = (text) => console.log(`${new Date().toTimeString().slice(0, 8)}  ${text}`);

const help = `
npm run bench -- [options]
npm run bench -- growth [options]

Measures how fast the shop is on this machine; growth measures the queries of shops of several sizes.

  --runs <number>    how often (5)
  --only <a,b>       ${parts.join(', ')}

npm run bench -- growth --help lists the options of growth.`;

const isGrowth = process.argv[2] === 'growth';
const { values } = isGrowth
  ? { values: {} }
  : readOptions(help, { runs: { type: 'string' }, only: { type: 'string' } });
const { runs, only } = chosenParts();

await command(
  async () => {
    if (isGrowth) return measureGrowth();
    endInTime();
    const begin = performance.now();
    const machine = { cpus: cpus().length, model: cpus()[0]?.model, node: process.version, load: [load()] };
    const { rows, failed } = await measure(only, runs);
    machine.load.push(load());
    mkdirSync(inRoot('test-results'), { recursive: true });
    const result = { date: new Date().toISOString(), machine, runs, measures: rows };
    writeFileSync(inRoot('test-results', 'bench.json'), `${JSON.stringify(result, undefined, 2)}\n`);
    console.log(`\n${table(rows)}\n`);
    console.log(`${machine.cpus} processors, load ${machine.load.join(' to ')}; ${seconds(begin)}.`);
    if (failed.length) throw new UserError(`Not measured: ${failed.join(', ')}; the lines above say why.`);
  },
  { needs: isGrowth ? 'packages' : 'build' },
);

async function measureGrowth() {
  const { code } = await run(program('tsx', 'dist', 'cli.mjs').concat('tools/growth/cli.ts', process.argv.slice(3)));
  return code;
}

function load() {
  return Number(loadavg()[0].toFixed(1));
}

function chosenParts() {
  const runs = Number(values.runs ?? 5);
  if (!Number.isInteger(runs) || runs < 1 || runs > mostRuns)
    refuse(`--runs must be a whole number from 1 to ${mostRuns}`);
  const only = values.only?.split(',') ?? parts;
  const unknown = only.find((part) => !parts.includes(part));
  if (unknown !== undefined) refuse(`--only knows ${parts.join(', ')}, not "${unknown}"`);
  return { runs, only };
}

/** A part that fails is reported, and the other parts go on. */
async function measure(only, runs) {
  const rows = [];
  const failed = [];
  const take = async (part, work) => {
    if (!only.includes(part)) return;
    try {
      rows.push(...(await work()));
    } catch (error) {
      console.error(error);
      failed.push(part);
    }
  };
  const browser = only.some((part) => inBrowser.includes(part)) ? await findBrowser() : undefined;
  if (only.some((part) => part !== 'start' && part !== 'promises')) {
    await withShop((shop) => measureShop({ shop, browser, runs, say }, only, take));
  }
  await take('start', async () => (await import('./bench/start.mjs')).measureStart({ runs, say }));
  await take('promises', async () => (await import('./bench/promises.mjs')).measurePromises({ browser, runs }));
  return { rows, failed };
}

async function measureShop(subject, only, take) {
  await take('lighthouse', async () => (await import('./bench/lighthouse.mjs')).measureLighthouse(subject));
  await take('interactions', async () => (await import('./bench/interactions.mjs')).measureInteractions(subject));
  await take('load', async () => (await import('./bench/load.mjs')).measureLoad(subject));
  await take('memory', () => measureMemoryAfterLoad(subject, only));
  await take('sockets', async () => (await import('./bench/sockets.mjs')).measureSockets(subject));
}

async function measureMemoryAfterLoad(subject, only) {
  if (!only.includes('load')) await (await import('./bench/load.mjs')).warmUp(subject);
  return (await import('./bench/memory.mjs')).measureMemory(subject);
}

async function withShop(work) {
  say('starting a shop of its own');
  const place = await makePlace();
  try {
    const shop = await startShop(place);
    try {
      await work(shop);
    } finally {
      await shop.stop();
    }
  } finally {
    await place.remove();
  }
}

/** The run ends after an hour at the latest, and with it everything that it started. */
function endInTime() {
  const end = async (code, text) => {
    console.error(text);
    await endAll();
    process.exit(code);
  };
  setTimeout(end, longestMs, 1, 'An hour is more than this should take; giving up.').unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => end(130, 'Stopping.'));
}
