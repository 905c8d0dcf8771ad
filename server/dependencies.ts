/** What every handler may use; built once by `app.ts` and passed to the routes. */
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
  /** The only source of "now", so that tests can move time. */
  clock: () => Date;
  log: FastifyBaseLogger;
  /** Queries that change public rows invalidate it through `db/after-commit.ts`; nobody else drops it. */
  cache: ResponseCache;
  /** Whoever takes money for the shop, by the name that /master gives. */
  gateways: Gateways;
  /** Answers in the chat where nobody else does. */
  assistant: Assistant;
};
