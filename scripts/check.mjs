/** `npm run check`: lint, types, contract, generated files and unused code, without tests. */
import { runChecks } from './lib/checks.mjs';
import { command } from './lib/command.mjs';
import { readOptions } from './lib/options.mjs';

readOptions('npm run check: lint, types, contract, generated files and unused code, without tests.');

await command(async () => ((await runChecks()).every(({ passed }) => passed) ? 0 : 1));
