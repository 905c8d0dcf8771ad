/** `npm run cluster`: the shop with everything that its high availability needs, on one machine. */
import { once } from 'node:events';
import { UsageError } from '../chaos/usage.ts';
import { type Arguments, help, readArguments } from './arguments.ts';

// The programs are loaded only when they are needed, because a wrong argument is reported at once.
async function serve(): Promise<void> {
  const { startCluster } = await import('./cluster.ts');
  const cluster = await startCluster();
  console.log(`The shop's API is open at ${cluster.url}/api. Ctrl-C ends the cluster and removes it.`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await cluster.stop();
}

async function kill(read: Arguments): Promise<number> {
  const { runKills } = await import('./kills.ts');
  return (await runKills(read)) ? 0 : 1;
}

try {
  const read = readArguments(process.argv.slice(2));
  if (!read) console.log(help);
  else if (read.isKilling) process.exitCode = await kill(read);
  else await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
