/** Counters that all servers of a shop share, with the habits that the throttles have in common. */
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export type Counter = RateLimiterPostgres;

/** `points` in `duration` seconds for each key. */
export const countersOn =
  (pool: Pool) =>
  (keyPrefix: string, points: number, duration: number): Counter =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    });

/** Neither the account nor the address is readable in the table. */
export const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Until the counter takes the next one; what is not a refusal of the counter is thrown on. */
export const secondsLeft = (refusal: unknown): number => {
  if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext / 1000;
  throw refusal;
};
