/**
 * `npm run types`: checks every layer with the types that this layer may use, in parallel and incrementally.
 */
import { command } from './lib/command.mjs';
import { readOptions } from './lib/options.mjs';
import { inRoot, program, run } from './lib/project.mjs';

const layers = ['machines', 'server', 'src', 'tests', 'tools'];

readOptions('npm run types: checks every layer with the types that this layer may use.');

await command(async () => {
  const results = await Promise.all(layers.map(check));
  for (const { layer, output } of results.filter(({ code }) => code !== 0)) {
    console.error(`${output.trim()}\nThe types of ${layer}/ do not fit.`);
  }
  return results.some(({ code }) => code !== 0) ? 1 : 0;
});

async function check(layer) {
  const memory = inRoot('node_modules', '.cache', 'larder', `${layer}.tsbuildinfo`);
  const project = inRoot(layer, 'tsconfig.json');
  // The layers run in parallel already. Each checker resolves the types of XState again: four of them, the default of
  // TypeScript 7, need two to four times the processor time of one.
  const flags = ['--noEmit', '--incremental', '--tsBuildInfoFile', memory, '--project', project, '--checkers', '1'];
  const { code, output } = await run(program('@typescript', 'native', 'bin', 'tsc').concat(flags), { quiet: true });
  return { layer, code, output };
}
