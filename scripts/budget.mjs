/** `npm run budget`: bytes and counts of the first views, against their limits. */
import { findBrowser } from './lib/browser.mjs';
import { buildIfNeeded } from './lib/build.mjs';
import { checkNode, installIfNeeded } from './lib/install.mjs';
import { main, program, run } from './lib/project.mjs';

await main(async () => {
  checkNode();
  await installIfNeeded();
  await buildIfNeeded();
  const env = { CHROMIUM_PATH: await findBrowser() };
  const file = 'tests/journeys/budget.test.ts';
  const { code } = await run(program('vitest', 'vitest.mjs').concat('run', '--project', 'browser', file), { env });
  return code;
});
