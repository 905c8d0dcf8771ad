/** A request with the same Idempotency-Key is worked on once; its repetitions get the first response. */
import { claimKey, insertResponse, storedResponse } from '#server/db/queries/idempotency.ts';
import { holdUser } from '#server/db/queries/identity.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { Refusal, refused } from '#server/domain/refusal.ts';
import type { Shopper } from './caller.ts';

/** No user: before registration only the request's key identifies the client. */
const nobody = 0;

/** `Retry-After` says that it is no final answer: the first request may still succeed. */
const alreadyProcessed = () => new Refusal(409, 'This request is already being processed.', { retryAfter: 1 });

export const keyUsedForAnother = () => refused('This idempotency key was used for another request.');

/** For a caller without an account: holds the key until the transaction ends, so that two at once do not both work. */
export async function claimAnonymously(tx: Tx, key: string | undefined): Promise<void> {
  if (key !== undefined && !(await claimKey(tx, nobody, key))) throw alreadyProcessed();
}

/**
 * `work` runs in `tx`, and its result is stored in the same transaction, so a failure leaves nothing behind and the
 * same key may be tried again. Without a key the work just runs. The account is held, so that it is not deleted
 * meanwhile.
 */
export async function idempotently<Result>(
  tx: Tx,
  { userId, idempotencyKey: key, requestHash: hashRequest }: Pick<Shopper, 'userId' | 'idempotencyKey' | 'requestHash'>,
  now: Date,
  work: () => Promise<Result>,
): Promise<Result> {
  await holdUser(tx, userId);
  if (key === undefined) return work();
  const requestHash = hashRequest();
  if (!(await claimKey(tx, userId, key))) throw alreadyProcessed();
  const stored = await storedResponse(tx, userId, key);
  if (stored) {
    if (!stored.requestHash.equals(requestHash)) throw keyUsedForAnother();
    return stored.response as Result;
  }
  const response = await work();
  await insertResponse(tx, { userId, key, requestHash, response, now });
  return response;
}
