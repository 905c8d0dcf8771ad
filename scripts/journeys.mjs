/** `npm run journeys`: walks paths that are made from the charts through a shop in a real browser. */
import path from 'node:path';
import { endAll, makePlace, startShop } from './bench/shop.mjs';
import { findBrowser } from './lib/browser.mjs';
import { buildIfNeeded } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { requirePlaywrightBrowser } from './lib/installed-browser.mjs';
import { journeyFlows, journeyLanguages } from './lib/journey-flows.mjs';
import { readArguments, readOptions, reporters, usage } from './lib/journey-options.mjs';
import { inRoot, program, run } from './lib/project.mjs';

const name = 'npm run journeys --';

await command(async () => {
  const values = readArguments();
  if (values.help) {
    const withoutUrl = 'without it one of its own is started, on data that go when it ends';
    return void console.log(usage({ command: name, withoutUrl, folder: 'test-results/journeys' }));
  }
  const folder = inRoot('test-results', 'journeys');
  const options = {
    ...readOptions(values, { flows: journeyFlows(), languages: journeyLanguages(), command: name, folder }),
    walks: inRoot('test-results', 'flows', 'journeys'),
  };
  if (options.browser && options.browser !== 'chromium') await requirePlaywrightBrowser(options.browser);
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

async function walk(options) {
  const env = { LARDER_JOURNEYS: JSON.stringify(options), CHROMIUM_PATH: await findBrowser() };
  const reports = [...reporters, './tests/paths/html-reporter.ts'].map((each) => `--reporter=${each}`);
  const junit = `--outputFile.junit=${path.join(options.folder, 'junit.xml')}`;
  const { code } = await run(program('vitest', 'vitest.mjs').concat('run', '--project', 'walks-*', ...reports, junit), {
    env,
  });
  console.log(`Reports: ${options.folder}`);
  return code === 0 ? 0 : 1;
}
