/** A `fetch` and a socket that go wrong as planned. */
import type { Decide } from './decide.ts';
import type { Fault } from './faults.types.ts';

const refusal = (status: number) =>
  new Response(JSON.stringify({ message: 'This answer was made to fail.' }), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });

const lost = () => new TypeError('The network was made to fail.');

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** A response that waits for the next one does not wait for ever. */
const longestMs = 2000;

/** `operationOf` identifies the operation; a request outside the contract passes through. */
export const createFaultyFetch = (
  real: typeof fetch,
  operationOf: (request: Request) => string | undefined,
  decide: Decide,
): typeof fetch => {
  const passed = new EventTarget();

  const ways: Record<
    Exclude<Fault['kind'], 'socket'>,
    (send: () => Promise<Response>, fault: Fault, signal: AbortSignal) => Promise<Response>
  > = {
    delay: async (send, { ms = 1000 }, signal) => {
      await wait(ms, signal);
      return send();
    },
    status: async (_, { status = 500 }) => refusal(status),
    unauthorized: async () => refusal(401),
    network: () => Promise.reject(lost()),
    silence: async (send) => {
      await send();
      throw lost();
    },
    reorder: async (send, _, signal) => {
      const response = await send();
      const next = new Promise((resolve) => passed.addEventListener('passed', resolve, { once: true }));
      await Promise.race([next, wait(longestMs, signal)]);
      return response;
    },
  };

  return async (input, init) => {
    const request = new Request(input, init);
    const operation = operationOf(request);
    const fault = operation === undefined ? undefined : decide(operation);
    const send = () => real(request);
    if (fault && fault.kind !== 'socket') return ways[fault.kind](send, fault, request.signal);
    const response = await send();
    passed.dispatchEvent(new Event('passed'));
    return response;
  };
};
