/** The back end of a frame: answers made from the contract, or none. */
import { operationOf } from '../replay/contract.ts';
import type { Answering } from './frame.types.ts';
import { sampleResponse } from './sample.ts';

/** What every page needs before it is a page: these are always answered. */
const ground = new Set(['getMaster', 'getCatalogue', 'getProfile', 'listCountries', 'updateLastSeen']);

const refusal = { message: 'The server is not well.' };

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json; charset=utf-8' } });

const untilGivenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

export const createBackEnd = (answering: Answering): typeof fetch => {
  const itemsOf = (operation: string) => (answering === 'empty' && !ground.has(operation) ? 0 : 3);
  return async (input, init) => {
    const request = new Request(input, init);
    const operation = operationOf(request.method, new URL(request.url).pathname)?.operation.id;
    if (operation === undefined) return json(refusal, 404);
    if (answering === 'loading' && !ground.has(operation)) return untilGivenUp(request.signal);
    if (answering === 'error' && !ground.has(operation)) return json(refusal, 500);
    return json(sampleResponse(operation, { items: itemsOf(operation) }));
  };
};
