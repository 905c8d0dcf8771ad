/** A request that a server has begun to read. */
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

/** The server waits to hear the rest of the request; the response comes after the rest. */
export async function halfSent(url: string): Promise<(rest: string) => Promise<IncomingMessage>> {
  const headers = {
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    Expect: '100-continue',
  };
  // A client that would use its connection again must not hold the server up.
  const agent = new Agent({ keepAlive: true });
  const sending = request(url, { method: 'POST', headers, agent });
  sending.on('error', () => undefined).flushHeaders();
  await once(sending, 'continue');
  return async (rest) => {
    const answered = once(sending, 'response');
    sending.end(rest);
    const [response] = (await answered) as [IncomingMessage];
    response.resume();
    return response;
  };
}
