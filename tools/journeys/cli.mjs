#!/usr/bin/env node
/** The command of the package `larder-journeys`: the walks of `npm run journeys`, through a shop by its address. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import { findInstalledBrowser, noBrowser, requirePlaywrightBrowser } from '../../scripts/lib/installed-browser.mjs';
import { readArguments, readOptions, reporters, usage } from '../../scripts/lib/journey-options.mjs';
import { walkProjects } from '../../scripts/lib/journey-workers.ts';
import { UsageError, UserError } from '../../scripts/lib/project.mjs';

const command = 'npx larder-journeys';
const folder = 'journeys';

/** The folder of the built package. */
const here = path.dirname(fileURLToPath(import.meta.url));

async function findChromium() {
  const found = await findInstalledBrowser();
  if (!found) throw new UserError(noBrowser);
  return found;
}

async function walk(options) {
  process.env.LARDER_JOURNEYS = JSON.stringify(options);
  if (options.browser && options.browser !== 'chromium') await requirePlaywrightBrowser(options.browser);
  else process.env.CHROMIUM_PATH = await findChromium();
  const vitest = await startVitest('test', [], {
    config: false,
    root: here,
    projects: walkProjects(process.env.LARDER_JOURNEYS, {
      include: ['walk.js'],
      // The package is in a folder of this name.
      exclude: [],
      server: { deps: { inline: [/walk\.js$/] } },
      testTimeout: 300_000,
      expect: { poll: { timeout: 15_000 } },
    }),
    watch: false,
    reporters: [...reporters, path.join(here, 'html-reporter.js')],
    outputFile: { junit: path.join(options.folder, 'junit.xml') },
  });
  await vitest.close();
  console.log(`Reports: ${options.folder}`);
}

try {
  const values = readArguments();
  if (values.help) {
    console.log(usage({ command, withoutUrl: 'required', folder }));
  } else {
    const known = JSON.parse(readFileSync(path.join(here, 'known.json'), 'utf8'));
    const options = readOptions(values, { ...known, command, folder });
    if (!options.url) throw new UsageError('--url is missing: the address of a shop, such as https://shop.example.');
    await walk({ ...options, walks: path.join(options.folder, 'walks') });
  }
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
