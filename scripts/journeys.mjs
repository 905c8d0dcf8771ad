/** `npm run journeys`: walks paths that are made from the charts through a shop in a real browser. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endAll, makePlace, startShop } from './bench/shop.mjs';
import { findBrowser } from './lib/browser.mjs';
import { buildIfNeeded } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { inRoot, program, run, UserError } from './lib/project.mjs';

const usage = `npm run journeys -- [options]

Walks paths that are made from the charts through a shop in a browser, and names each transition that the page did not
take. What the shop lacks leaves a flow out, with the reason. Nothing changes on the server without --allow-writes.

  --url <address>     a shop; without it one of its own is started, on data that go when it ends
  --flow <a,b>        these flows; without it all; "?" lists them
  --browser chromium
  --report <folder>   for report.html, report.json and junit.xml (test-results/journeys)
  --most <number>     at most so many paths a flow (20)
  --timeout <ms>      the time that a page has for a step (15000)
  --complete          a flow that is left out fails the run
  --seed <number>     random walks instead; the same seed repeats them
  --steps <number>    how many steps the random walks of a flow have together (100)
  --faults <number>   calls around each path fail, by this seed
  --path <name>       the one path with this name
  --allow-writes      where a flow can do so, the server itself responds

A test account: LARDER_JOURNEYS_LOGIN and LARDER_JOURNEYS_PASSWORD.`;

await command(async () => {
  const values = readArguments();
  if (values.help) return void console.log(usage);
  const options = readOptions(values);
  if (options.url) return walk(options);
  await buildIfNeeded();
  const place = await makePlace();
  try {
    const { url } = await startShop(place);
    return await walk({ ...options, url });
  } finally {
    await endAll();
  }
});

function readArguments() {
  const text = { type: 'string' };
  const flag = { type: 'boolean', default: false };
  try {
    return parseArgs({
      options: {
        ...Object.fromEntries(
          ['url', 'flow', 'report', 'seed', 'steps', 'faults', 'most', 'timeout', 'path'].map((name) => [name, text]),
        ),
        browser: { type: 'string', default: 'chromium' },
        'allow-writes': flag,
        complete: flag,
        help: flag,
      },
    }).values;
  } catch (error) {
    throw new UserError(`${error.message.split('. ')[0].replace(/\.$/, '')}; --help lists the options.`);
  }
}

function readOptions(values) {
  if (values.browser !== 'chromium') throw new UserError('--browser knows chromium only.');
  if (values.url !== undefined && !/^https?:\/\/[^/]/.test(values.url))
    throw new UserError(`--url must be an address such as https://shop.example, not "${values.url}".`);
  const flows = knownFlows();
  const chosen = values.flow?.split(',') ?? flows;
  const unknown = chosen.find((flow) => !flows.includes(flow));
  if (unknown !== undefined) throw new UserError(`--flow knows ${flows.join(', ')}, not "${unknown}".`);
  const { LARDER_JOURNEYS_LOGIN: login, LARDER_JOURNEYS_PASSWORD: password } = process.env;
  return {
    url: values.url?.replace(/\/$/, ''),
    flows: chosen,
    allowsWrites: values['allow-writes'],
    complete: values.complete,
    ...(login && password ? { account: { login, password } } : {}),
    ...numberIn(values, 'seed'),
    ...numberIn(values, 'steps'),
    ...numberIn(values, 'faults'),
    ...numberIn(values, 'most'),
    ...numberIn(values, 'timeout'),
    ...(values.path ? { path: values.path } : {}),
    folder: path.resolve(values.report ?? inRoot('test-results', 'journeys')),
  };
}

/** The names of the table in `tests/paths/flows.ts`, which this script cannot import because it is TypeScript. */
function knownFlows() {
  const table = readFileSync(inRoot('tests', 'paths', 'flows.ts'), 'utf8');
  return [...table.matchAll(/^ {2}(\w+): plan/gm)].map(([, name]) => name);
}

function numberIn(values, name) {
  if (values[name] === undefined) return {};
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 0) throw new UserError(`--${name} must be a whole number.`);
  return { [name]: number };
}

async function walk(options) {
  const env = { LARDER_JOURNEYS: JSON.stringify(options), CHROMIUM_PATH: await findBrowser() };
  const reporters = ['default', 'junit', './tests/paths/html-reporter.ts'].map((name) => `--reporter=${name}`);
  const junit = `--outputFile.junit=${path.join(options.folder, 'junit.xml')}`;
  const { code } = await run(program('vitest', 'vitest.mjs').concat('run', '--project', 'walks', ...reporters, junit), {
    env,
  });
  console.log(`Reports: ${options.folder}`);
  return code === 0 ? 0 : 1;
}
