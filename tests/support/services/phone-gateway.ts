/** A phone gateway on loopback that keeps its messages and responds with a given status. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PhoneGateway = {
  /** For SMS_URL, with a log-in. */
  url: URL;
  got: { authorization: string | undefined; body: string }[];
  answer(status: number): void;
  close(): void;
};

/** Accepts everything at first. */
export async function startPhoneGateway(): Promise<PhoneGateway> {
  const got: PhoneGateway['got'] = [];
  let status = 202;
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    got.push({ authorization: request.headers.authorization, body });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://shop:pass@127.0.0.1:${port}/send`),
    got,
    answer: (next) => {
      status = next;
    },
    close: () => server.close(),
  };
}
