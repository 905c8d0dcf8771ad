/** What every handler may use; built once by `app.ts` and passed to the routes. */

import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Assistant } from './chat/assistant.ts';
import type { Config } from './config.ts';
import type { AnswerCache } from './http/answer-cache.ts';
import type { Gateways } from './pay/gateway.ts';

export type Services = {
  db: NodePgDatabase;
  pool: Pool;
  config: Config;
  /** The only source of "now", so that tests can move time. */
  clock: () => Date;
  log: FastifyBaseLogger;
  /** Call `cache.drop()` after every committed change of catalogue, stock or settings. */
  cache: AnswerCache;
  /** Whoever takes money for the shop, by the name that /master gives. */
  gateways: Gateways;
  /** Answers in the chat where nobody else does. */
  assistant: Assistant;
};
