import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that a system gives to connections and to servers that name none: one of those would take the port
 * before it is used, or while its server is restarted. Browsers refuse some of the ports below these.
 */
const ports = { from: 11_000, to: 32_000 };

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const port = randomInt(ports.from, ports.to);
  return (await isFree(port)) ? port : freePort();
}
