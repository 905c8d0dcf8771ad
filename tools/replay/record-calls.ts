/** Takes down what the server answered, redacted by the contract. What was sent is in no report. */
import { secondsOf } from '#api/errors.ts';
import { operationOf } from './contract.ts';
import type { Note } from './record-actors.ts';
import type { Redactor } from './redact.ts';

/** Which call it is: its operation, and what its address says. */
export const callOf = (method: string, url: string, { part }: Pick<Redactor, 'part'>) => {
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid');
  const found = operationOf(method, pathname);
  if (!found) return undefined;
  const { operation, params } = found;
  const names = [...operation.template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const path = params.map((value, at) => part(decodeURIComponent(value), names[at] ?? ''));
  const query = [...searchParams].map(([name, value]) => `${name}=${part(value, name)}`).sort();
  return { operation: operation.id, call: [operation.id, ...path, ...query].join(' ') };
};

const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** A `fetch` that does the same and remembers. */
export const recordCalls =
  (real: typeof fetch, keep: (note: Note) => void, redactor: Redactor): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const call = callOf(request.method, request.url, redactor);
    // What was sent is in the new request now; the old one has been read.
    if (!call) return real(request);
    try {
      const response = await real(request);
      const body: unknown = await response.clone().json();
      const retryAfter = secondsOf(response.headers.get('retry-after'));
      const reply = redactor.response(call.operation, response.status, body);
      keep({ kind: 'answer', ...call, status: response.status, body: reply, ...(retryAfter ? { retryAfter } : {}) });
      return response;
    } catch (error) {
      // What the shop gave up is nobody's answer.
      if (!isAborted(error)) keep({ kind: 'answer', ...call });
      throw error;
    }
  };
