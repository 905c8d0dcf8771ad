/** The general rate limit per network, before anything else is known of a request. */
import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '#server/config.ts';
import { keyOf } from '#server/domain/counter-key.ts';
import { networkOf } from '#server/domain/network.ts';
import { limited } from '#server/domain/refusal.ts';
import { countersOn } from '#server/security/counters.ts';
import { LotCounter } from '#server/security/lot-counter.ts';
import { generalLimit, isInside } from './limits.ts';

/** While the database is away, each process counts for itself: what is in its cache can still be served. */
function generalCounter(pool: Pool): LotCounter {
  const { points, seconds: duration, lot } = generalLimit;
  const insuranceLimiter = new RateLimiterMemory({ points, duration });
  return new LotCounter(countersOn(pool)('requests', points, duration, { insuranceLimiter }), lot);
}

/** The counter, as the library wants it. */
function storeOn(counter: LotCounter): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], _window: number, max: number): void {
      counter.consume(keyOf(key)).then(
        ({ consumed, msBeforeNext }) => done(null, { current: consumed, ttl: msBeforeNext }),
        (refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) done(null, { current: max + 1, ttl: refusal.msBeforeNext });
          else done(refusal as Error);
        },
      );
    }

    child(): this {
      return this;
    }
  };
}

/** Without a database the processes of a server share the limit out. */
export async function registerGeneralLimit(app: FastifyInstance, config: Config, pool?: Pool): Promise<void> {
  if (!config.limits) return;
  await app.register(rateLimit, {
    global: true,
    max: pool ? generalLimit.points : Math.floor(generalLimit.points / config.workers),
    timeWindow: generalLimit.seconds * 1000,
    cache: 20_000,
    ...(pool && { store: storeOn(generalCounter(pool)) }),
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => isInside(request) || request.routeOptions.config.isUncounted === true,
    errorResponseBuilder: (_request, { ttl }) => limited(ttl / 1000),
  });
}
