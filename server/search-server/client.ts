/** The official client of OpenSearch, loaded with the first call, so that a shop without a search server never loads it. */
import type { Client } from '@opensearch-project/opensearch';
import { reasonOf } from '#server/start-error.ts';
import type { SearchAddress } from './address.ts';

/** What the server is asked for. Each call ends within its time, whatever the server does. */
export type SearchClient = {
  /** For shoppers, who wait: no second try. */
  ask<Result>(call: (client: Client) => Pending<Result>): Promise<Result>;
  /** For jobs and commands. */
  work<Result>(call: (client: Client) => Pending<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** The server was away, too slow, or refused what it was asked. */
export class SearchServerError extends Error {}

/** A call of the client, which can be given up. */
type Pending<Result> = Promise<{ body: Result }> & { abort(): void };

export type SearchPace = { requestMs: number; workMs: number };

/** A list from PostgreSQL takes less than what is left of a second. */
export const usualPace: SearchPace = { requestMs: 400, workMs: 30_000 };

/** The reason that the server writes may repeat what a shopper has typed; its kind does not. */
function reasonFrom(error: unknown): string {
  if (!(error instanceof Error && 'statusCode' in error)) return reasonOf(error);
  const { statusCode, body } = error as { statusCode?: unknown; body?: { error?: { type?: unknown } } };
  const type = body?.error?.type;
  return `The search server answered ${statusCode}${typeof type === 'string' ? ` (${type})` : ''}.`;
}

/** The client's own time-out begins anew with each byte that arrives. */
async function within<Result>(ms: number, pending: Pending<Result>): Promise<Result> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => {
      reject(new SearchServerError(`The search server did not answer within ${ms} ms.`));
      pending.abort();
    }, ms);
  });
  try {
    return (await Promise.race([pending, tooLate])).body;
  } catch (error) {
    throw error instanceof SearchServerError ? error : new SearchServerError(reasonFrom(error));
  } finally {
    clearTimeout(late);
    pending.catch(() => undefined);
  }
}

export function newSearchClient({ node }: SearchAddress, pace: SearchPace = usualPace): SearchClient {
  let opened: Promise<Client> | undefined;
  const open = () => {
    opened ??= import('@opensearch-project/opensearch').then(
      (library) => new library.Client({ node, maxRetries: 0, requestTimeout: pace.workMs, agent: { maxSockets: 32 } }),
    );
    return opened;
  };
  return {
    ask: async (call) => within(pace.requestMs, call(await open())),
    work: async (call) => within(pace.workMs, call(await open())),
    close: async () => (await opened)?.close(),
  };
}
