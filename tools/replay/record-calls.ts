/** Records responses, redacted by the contract. No report contains request bodies. */
import { secondsOf } from '#api/errors.ts';
import { operationOf } from './contract.ts';
import type { Note } from './record-actors.ts';
import type { Redactor } from './redact.ts';

/** Identifies a call: its operation and the parameters of its address. */
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
    // The new request has the body now; the old one has been consumed.
    if (!call) return real(request);
    try {
      const response = await real(request);
      const body: unknown = await response.clone().json();
      const retryAfter = secondsOf(response.headers.get('retry-after'));
      const reply = redactor.response(call.operation, response.status, body);
      keep({ kind: 'answer', ...call, status: response.status, body: reply, ...(retryAfter ? { retryAfter } : {}) });
      return response;
    } catch (error) {
      // An aborted request has no response.
      if (!isAborted(error)) keep({ kind: 'answer', ...call });
      throw error;
    }
  };
