/** `npm run types`: checks every floor with the types that this floor may use. */
import { existsSync } from 'node:fs';
import { inRoot, main, program, run } from './lib/project.mjs';

const floors = ['machines', 'server', 'src', 'tests', 'tools'];

await main(async () => {
  let failed = 0;
  for (const floor of floors) {
    const project = inRoot(floor, 'tsconfig.json');
    if (!existsSync(project)) continue;
    const tsc = program('@typescript', 'native', 'bin', 'tsc');
    const { code } = await run([...tsc, '--noEmit', '--project', project]);
    if (code === 0) continue;
    failed += 1;
    console.error(`The types of ${floor}/ do not fit.`);
  }
  return failed ? 1 : 0;
});
