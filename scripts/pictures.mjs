/**
 * `npm run pictures`: compares twenty screens in three languages with their visual snapshots in `tests/pictures`;
 * differences are in `test-results/pictures`. With `--update` it stores the new ones: look at them.
 */
import { rmSync } from 'node:fs';
import { findBrowser } from './lib/browser.mjs';
import { command } from './lib/command.mjs';
import { readOptions } from './lib/options.mjs';
import { inRoot, program, run } from './lib/project.mjs';

const help = `
npm run pictures [-- --update]

Compares the screens with their visual snapshots in tests/pictures; differences are in test-results/pictures.

  --update   store the new ones: look at them`;
const { values } = readOptions(help, { update: { type: 'boolean', default: false } });

await command(
  async () => {
    rmSync(inRoot('test-results', 'pictures'), { recursive: true, force: true });
    const line = program('vitest', 'vitest.mjs').concat('run', '--project', 'e2e', 'tests/e2e/pictures.test.ts');
    const env = { CHROMIUM_PATH: await findBrowser(), ...(values.update ? { LARDER_PICTURES: 'update' } : {}) };
    return (await run(line, { env })).code;
  },
  { needs: 'build' },
);
