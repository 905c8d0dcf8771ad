/** `npm run journeys:pack`: makes the package `larder-journeys`, which walks journeys without this repository. */
import { cpSync, writeFileSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { journeyFlows, journeyLanguages } from './lib/journey-flows.mjs';
import { readOptions } from './lib/options.mjs';
import { inRoot, npm, program, run, UserError } from './lib/project.mjs';

readOptions(
  'npm run journeys:pack: makes dist/journeys/larder-journeys-<version>.tgz, which walks without the repository.',
);

const folder = inRoot('dist', 'journeys');

await command(async () => {
  const config = inRoot('tools', 'journeys', 'vite.config.ts');
  const build = ['build', '--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  await succeed('Bundling the walks', [...program('vite', 'bin', 'vite.js'), ...build], { NODE_ENV: 'production' });
  for (const file of ['package.json', 'README.md']) cpSync(inRoot('tools', 'journeys', file), `${folder}/${file}`);
  const known = { flows: journeyFlows(), languages: journeyLanguages() };
  writeFileSync(`${folder}/known.json`, JSON.stringify(known));
  await succeed('npm pack', npm('pack', '--silent', '--pack-destination', folder), {}, folder);
  console.log(`The package is in ${folder}.`);
});

async function succeed(what, words, env, cwd) {
  const { code, output } = await run(words, { quiet: true, env, ...(cwd ? { cwd } : {}) });
  if (code !== 0) throw new UserError(`${what} failed:\n${output.trim()}`);
}
