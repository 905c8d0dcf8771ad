/**
 * `npm run journeys`: walks paths that are made from the charts through a shop in a real browser, and says which
 * transition the page did not take. Nothing is changed on the server unless `--allow-writes` is given.
 *
 * npm run journeys -- --url https://staging.example --flow cart,search --report out/
 *
 * --url            a shop; without it one of its own is started, on data that go when it ends
 * --flow           cart,checkout,chat and so on; without it all of them, and a wrong one lists them
 * --browser        chromium
 * --report         a folder for report.html and junit.xml
 * --seed --steps   walks by chance instead, so many steps a flow
 * --faults         whatever is called around a path goes wrong, by this seed
 * --most           at most so many paths a flow
 * --timeout        how many milliseconds a page may take for a step (15000)
 * --path           the one path with this name
 * --allow-writes   where a flow can do so, the server itself answers
 *
 * A test account: LARDER_JOURNEYS_LOGIN and LARDER_JOURNEYS_PASSWORD.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endAll, makePlace, startShop } from './bench/shop.mjs';
import { findBrowser } from './lib/browser.mjs';
import { buildIfNeeded } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { inRoot, program, run, UserError } from './lib/project.mjs';

await command(async () => {
  const options = readOptions();
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

function readOptions() {
  const text = { type: 'string' };
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(
        ['url', 'flow', 'report', 'seed', 'steps', 'faults', 'most', 'timeout', 'path'].map((name) => [name, text]),
      ),
      browser: { type: 'string', default: 'chromium' },
      'allow-writes': { type: 'boolean', default: false },
    },
  });
  if (values.browser !== 'chromium') throw new UserError('--browser knows chromium only.');
  const flows = knownFlows();
  const chosen = values.flow?.split(',') ?? flows;
  const unknown = chosen.find((flow) => !flows.includes(flow));
  if (unknown !== undefined) throw new UserError(`--flow knows ${flows.join(', ')}, not "${unknown}".`);
  const { LARDER_JOURNEYS_LOGIN: login, LARDER_JOURNEYS_PASSWORD: password } = process.env;
  return {
    url: values.url?.replace(/\/$/, ''),
    flows: chosen,
    allowsWrites: values['allow-writes'],
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

/** The names in the table of `tests/paths/flows.ts`, which this script cannot import: it is TypeScript. */
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
