/** A proxy in front of several servers, as an operator has it: calls and sockets go to the first that answers. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export type FrontDoor = {
  url: string;
  /** How many connections to one of the servers are open. */
  openTo: (target: string) => number;
  /** Cuts every connection that goes through it, without a word to either end. */
  cutAll: () => void;
  /** As when a server is killed: its connections end without a word, and it takes no other until `revive`. */
  kill: (target: string) => void;
  revive: (target: string) => void;
  close: () => Promise<void>;
};

/** Round and round, so that each server has some of the sockets. */
export async function openFrontDoor(targets: string[]): Promise<FrontDoor> {
  const open = new Set<Socket>();
  const dead = new Set<string>();
  let turn = 0;
  const inTurn = () => {
    turn += 1;
    const rotated = [...targets.slice(turn % targets.length), ...targets.slice(0, turn % targets.length)];
    return rotated.filter((target) => !dead.has(target));
  };

  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const attempt = ([target, ...others]: string[]): void => {
        if (!target) return void response.writeHead(502).end();
        const onward = request(new URL(incoming.url ?? '/', target), {
          method: incoming.method ?? 'GET',
          headers: incoming.headers,
        });
        onward.on('response', (back) => {
          response.writeHead(back.statusCode ?? 502, back.headers);
          back.pipe(response);
        });
        onward.on('error', () => attempt(others));
        onward.end(Buffer.concat(parts));
      };
      attempt(inTurn());
    });
  });

  /** The head of an upgrade is written anew; from then on bytes go both ways. */
  function upgrade(incoming: IncomingMessage, near: Socket, head: Buffer): void {
    const { url, rawHeaders } = incoming;
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
    const attempt = ([target, ...others]: string[]): void => {
      if (!target) return void near.destroy();
      const { hostname, port } = new URL(target);
      const far = connect(Number(port), hostname);
      far.once('error', () => attempt(others));
      far.once('connect', () => {
        far.removeAllListeners('error');
        far.write(`GET ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
        far.write(head);
        join(near, far);
      });
    };
    near.on('error', () => near.destroy());
    attempt(inTurn());
  }

  function join(near: Socket, far: Socket): void {
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  }

  server.on('upgrade', upgrade);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  const socketsTo = (target: string) =>
    [...open].filter(({ remotePort }) => remotePort === Number(new URL(target).port));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    openTo: (target) => socketsTo(target).length,
    cutAll,
    kill: (target) => {
      dead.add(target);
      for (const socket of socketsTo(target)) socket.destroy();
    },
    revive: (target) => void dead.delete(target),
    close: async () => {
      cutAll();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
