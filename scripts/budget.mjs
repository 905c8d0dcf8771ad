/** `npm run budget`: bytes and requests of the first views, against their limits. */
import { findBrowser } from './lib/browser.mjs';
import { command } from './lib/command.mjs';
import { readOptions } from './lib/options.mjs';
import { program, run } from './lib/project.mjs';

readOptions('npm run budget: bytes and requests of the first views, against their limits.');

await command(
  async () => {
    const env = { CHROMIUM_PATH: await findBrowser() };
    const file = 'tests/e2e/budget.test.ts';
    const { code } = await run(program('vitest', 'vitest.mjs').concat('run', '--project', 'e2e', file), { env });
    return code;
  },
  { needs: 'build' },
);
