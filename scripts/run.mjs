/** Runs a TypeScript program of this project: `node scripts/run.mjs server/cli/shop.ts help`. */
import { command } from './lib/command.mjs';
import { program, run } from './lib/project.mjs';

await command(async () => {
  const { code } = await run(program('tsx', 'dist', 'cli.mjs').concat(process.argv.slice(2)));
  return code;
});
