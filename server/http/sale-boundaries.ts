/** Tells the memory of answers when the next sales begin and end, so that a price is never older than its sale. */
import type { FastifyInstance } from 'fastify';
import { comingTurns } from '#server/db/queries/sales.ts';
import type { Dependencies } from '#server/dependencies.ts';

/** A sale that somebody enters is known after so long at the latest; until then answers age as all do. */
const everyMs = 30_000;

export function registerSaleTurns(app: FastifyInstance, { db, cache, clock }: Dependencies): void {
  const look = async () => {
    try {
      cache.expectTurns(await comingTurns(db, clock()));
    } catch (error) {
      app.log.warn(error, 'the next sales could not be read');
    }
  };
  const timer = setInterval(look, everyMs).unref();
  app.addHook('onReady', look);
  app.addHook('onClose', async () => clearInterval(timer));
}
