/** `npm run cluster`: the shop with everything that its high availability needs, on one machine. */
import { once } from 'node:events';
import { UsageError } from '../chaos/usage.ts';
import { help, readArguments } from './arguments.ts';
import { startCluster } from './cluster.ts';
import { runKills } from './kills.ts';

async function serve(): Promise<void> {
  const cluster = await startCluster();
  console.log(`The shop's API is open at ${cluster.url}/api. Ctrl-C ends the cluster and removes it.`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await cluster.stop();
}

try {
  const read = readArguments(process.argv.slice(2));
  if (!read) console.log(help);
  else if (read.isKilling) process.exitCode = (await runKills(read)) ? 0 : 1;
  else await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
