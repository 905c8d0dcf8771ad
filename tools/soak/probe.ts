/** Looks into a running server through Node's inspector: what is in use after a garbage collection. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** Bytes, and counts. `live` is what the server still uses. */
export type Inside = { live: number; rss: number; handles: number; sockets: number };

/** For the server's Node; the port is any free one, and printed. */
export const inspected = ['--inspect=127.0.0.1:0'];

const expression = `(() => {
  const { rss, heapUsed, external } = process.memoryUsage();
  const open = process.getActiveResourcesInfo();
  return { live: heapUsed + external, rss, handles: open.length, sockets: open.filter((name) => name === 'TCPSocketWrap').length };
})()`;

async function addressIn(printed: () => string): Promise<string> {
  for (let left = 600; left > 0; left -= 1) {
    const [found] = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/.exec(printed()) ?? [];
    if (found) return found;
    await sleep(50);
  }
  throw new Error('The inspector of the server did not open.');
}

type Answer = { id: number; result?: { result?: { value?: Inside } }; error?: { message: string } };

export type Probe = Awaited<ReturnType<typeof openProbe>>;

export async function openProbe(printed: () => string) {
  const socket = new WebSocket(await addressIn(printed));
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  await once(socket, 'open');
  let last = 0;

  const ask = (method: string, params: object = {}) => {
    last += 1;
    socket.send(JSON.stringify({ id: last, method, params }));
    return new Promise<Answer>((resolve) => waiting.set(last, resolve));
  };

  return {
    async look(): Promise<Inside> {
      await ask('HeapProfiler.collectGarbage');
      const { result, error } = await ask('Runtime.evaluate', { expression, returnByValue: true });
      const inside = result?.result?.value;
      if (!inside) throw new Error(`The server does not say what it uses: ${error?.message}`);
      return inside;
    },
    close: () => socket.close(),
  };
}
