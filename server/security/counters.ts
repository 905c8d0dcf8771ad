/** Counters that all servers of a shop share, with the habits that the throttles have in common. */
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export type Counter = RateLimiterPostgres;

type CounterOptions = Pick<
  ConstructorParameters<typeof RateLimiterPostgres>[0],
  'inMemoryBlockOnConsumed' | 'insuranceLimiter'
>;

/** `points` in `duration` seconds for each key. */
export const countersOn =
  (pool: Pool) =>
  (keyPrefix: string, points: number, duration: number, more: CounterOptions = {}): Counter =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
      ...more,
    });

/** The time until the counter accepts the next attempt; any other error is thrown on. */
export const secondsLeft = (refusal: unknown): number => {
  if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext / 1000;
  throw refusal;
};
