/** The dependencies of every handler; created once by `app.ts` and passed to the routes. */
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Assistant } from './chat/assistant.ts';
import type { Config } from './config.ts';
import type { TransactionalDb } from './db/after-commit.ts';
import type { ResponseCache } from './http/response-cache.ts';
import type { Gateways } from './pay/gateway.ts';

export type Dependencies = {
  db: TransactionalDb;
  pool: Pool;
  config: Config;
  /** The only source of the current time, so that tests can move it. */
  clock: () => Date;
  log: FastifyBaseLogger;
  /** Queries that change public rows invalidate it through `db/after-commit.ts`; nothing else does. */
  cache: ResponseCache;
  /** The payment gateways, by their names in /master. */
  gateways: Gateways;
  /** Replies in the chat of the demo shop. */
  assistant: Assistant;
};
