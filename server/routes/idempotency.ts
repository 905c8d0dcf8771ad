/** A request with the same Idempotency-Key is worked on once; its repetitions get the first response. */
import { createHash } from 'node:crypto';
import { assignResponse, claimKey, storedResponse } from '#server/db/queries/idempotency.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { requireUser } from '#server/http/handler.ts';
import { conflict, refused } from '#server/http/refusal.ts';

type Keyed = {
  userId: number | undefined;
  headers: Record<string, unknown>;
  routeOptions: { url?: string | undefined };
  body: unknown;
};

/** Keys in a fixed order: the same wish is the same text, however the client wrote it. */
const inOrder = (_key: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const hashOf = ({ routeOptions, body }: Keyed) =>
  createHash('sha256')
    .update(`${routeOptions.url} ${JSON.stringify(body, inOrder)}`)
    .digest();

/**
 * `work` runs in `tx`, and its result is stored in the same transaction, so a failure leaves nothing behind and the
 * same key may be tried again. Without a key the work just runs.
 */
export async function idempotently<Result>(
  tx: Tx,
  request: Keyed,
  now: Date,
  work: () => Promise<Result>,
): Promise<Result> {
  const userId = requireUser(request);
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return work();
  const requestHash = hashOf(request);
  if (!(await claimKey(tx, userId, key))) throw conflict('This request is already being processed.');
  const stored = await storedResponse(tx, userId, key);
  if (stored) {
    if (!stored.requestHash.equals(requestHash)) throw refused('This idempotency key was used for another request.');
    return stored.response as Result;
  }
  const response = await work();
  await assignResponse(tx, { userId, key, requestHash, response, now });
  return response;
}
