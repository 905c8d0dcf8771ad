/** Invalidates the response cache when a sale begins or ends, so that a price is never older than its sale. */
import type { FastifyInstance } from 'fastify';
import { nextBoundaries } from '#server/db/queries/sales.ts';
import type { Dependencies } from '#server/dependencies.ts';

/** The longest time until a new sale is known; until then cached responses expire as usual. */
const everyMs = 30_000;

export function registerSaleBoundaries(app: FastifyInstance, { db, cache, clock }: Dependencies): void {
  const look = async () => {
    try {
      cache.expectBoundaries(await nextBoundaries(db, clock()));
    } catch (error) {
      app.log.warn(error, 'the next sales could not be read');
    }
  };
  const timer = setInterval(look, everyMs).unref();
  app.addHook('onReady', look);
  app.addHook('onClose', async () => clearInterval(timer));
}
