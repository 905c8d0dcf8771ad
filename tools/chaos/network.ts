/** A TCP proxy on loopback that can be slow, and can cut whatever runs through it. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** A bad mobile connection. */
const slowest = { latencyMs: 60, bytesPerMs: 60 };

/** `target` is the port behind it, which may change. */
export async function startNetwork(target: () => number) {
  const sockets = new Set<Socket>();
  let isSlow = false;

  async function* carried(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      if (isSlow) await sleep(slowest.latencyMs + chunk.length / slowest.bytesPerMs);
      yield chunk;
    }
  }

  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: target(), host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.once('close', () => sockets.delete(socket));
    }
    const ends = Promise.all([pipeline(near, carried, far), pipeline(far, carried, near)]);
    ends.catch(() => {
      near.destroy();
      far.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function cut(): void {
    for (const socket of sockets) socket.resetAndDestroy();
  }

  return {
    port: (server.address() as AddressInfo).port,
    /** All that runs through it is slow for so long. */
    async slowDown(milliseconds: number) {
      isSlow = true;
      await sleep(milliseconds);
      isSlow = false;
    },
    /** Every connection ends in the middle of whatever it carries. */
    cut,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
