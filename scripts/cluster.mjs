/** `npm run cluster`: the shop on a cluster of its own, on this machine; see deploy/cluster. */
import { findClusterPrograms } from './lib/cluster-programs.mjs';
import { command } from './lib/command.mjs';
import { program, run } from './lib/project.mjs';

await command(async () => {
  const args = process.argv.slice(2);
  const isHelp = args.includes('--help');
  const programs = isHelp ? {} : await findClusterPrograms();
  if (!programs) return 1;
  const { code } = await run(program('tsx', 'dist', 'cli.mjs').concat('tools/cluster/cli.ts', ...args), {
    env: programs,
  });
  return code;
});
