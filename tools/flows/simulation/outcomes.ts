/** What a call can come to, from the contract: its success, each of its refusals, and what the network does. */
import { operations } from '../../replay/contract.ts';
import { sampleResponse } from '../../states/sample.ts';
import type { Outcome } from './run.types.ts';

export type Choice = { name: string; outcome: Outcome };

const kinds: Readonly<Record<number, string>> = { 401: 'unauthorized', 404: 'notFound', 429: 'limited' };

const kindOf = (status: number) => kinds[status] ?? (status >= 500 ? 'broken' : 'refused');

type Refusal = { message?: string; errors?: Record<string, readonly string[] | string> };

/** As the client reads a refusal: one text a field, no text of a server that is broken. */
const failureOf = (operation: string, status: number) => {
  const { message, errors } = (sampleResponse(operation, { items: 1 }, status) ?? {}) as Refusal;
  const fields = Object.entries(errors ?? {}).map(([name, texts]) => [name, [texts].flat()[0]]);
  return {
    kind: kindOf(status),
    status,
    ...(message && status < 500 ? { message } : {}),
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
  };
};

/** Ports of the network have the name of an operation; the others succeed, fail or stay silent. */
export const choicesOf = (port: string, output: unknown): Choice[] => {
  const operation = operations.find(({ id }) => id === port);
  const statuses = Object.keys(operation?.described.responses ?? {}).map(Number);
  const refusals = statuses
    .filter((status) => status >= 400)
    .map((status) => ({ name: `${status} ${kindOf(status)}`, outcome: { failure: failureOf(port, status) } }));
  return [
    { name: 'Success', outcome: { output } },
    ...refusals,
    { name: 'No network', outcome: { failure: { kind: 'network' } } },
    { name: 'Timeout', outcome: { failure: { kind: 'timeout' } } },
    { name: 'An unexpected error', outcome: { failure: { kind: 'broken' } } },
  ];
};
