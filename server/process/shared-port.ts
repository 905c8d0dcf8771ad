/** The port that the workers of a shop share. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '#server/config.ts';
import { listenError } from '#server/listen-error.ts';

/**
 * Linux hands each connection to one of the listeners of a port, and takes the listener of a dead process out at once.
 * Elsewhere the primary hands them out, and some to a worker of whose death it has not heard: those wait for ever.
 */
export const sharedPort = process.platform === 'linux' ? { reusePort: true, exclusive: true } : {};

/**
 * Returns the port for all workers, any free one where the configuration says 0. Throws when another program listens on
 * it: a second shop would otherwise get half of the connections of the first.
 */
export async function portForWorkers(config: Pick<Config, 'host' | 'port'>): Promise<number> {
  const server = createServer();
  try {
    await once(server.listen({ host: config.host, port: config.port }), 'listening');
  } catch (error) {
    throw listenError(error, config);
  }
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : config.port;
}
