/** The dependencies of every handler; created once by `app.ts` and passed to the routes. */
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Assistant } from './chat/assistant.ts';
import type { Config } from './config.ts';
import type { TransactionalDb } from './db/after-commit.ts';
import type { Db } from './db/pool.ts';
import type { Replica } from './db/replica.ts';
import type { ResponseCache } from './http/response-cache.ts';
import type { Gateways } from './pay/gateway.ts';
import type { TypingShoppers } from './realtime/typing.ts';
import type { SearchEngine } from './search/search.types.ts';

export type Dependencies = {
  db: TransactionalDb;
  /** For rows that everybody sees: the read replica while it is up to date, else `db`. Never for a reader's own rows. */
  publicDb: Db;
  replica?: Replica | undefined;
  pool: Pool;
  config: Config;
  /** The only source of the current time, so that tests can move it. */
  clock: () => Date;
  log: FastifyBaseLogger;
  /** Queries that change public rows invalidate it through `db/after-commit.ts`; nothing else does. */
  cache: ResponseCache;
  /** PostgreSQL, or a search server with PostgreSQL behind it. */
  search: SearchEngine;
  /** The payment gateways, by their names in /master. */
  gateways: Gateways;
  /** Replies in the chat of the demo shop. */
  assistant: Assistant;
  /** Shoppers who are writing to a shop right now. */
  typing: TypingShoppers;
};

/** For products, which are marked as favourites of a signed-in reader: those marks are the reader's own. */
export const productsDb = ({ db, publicDb }: Pick<Dependencies, 'db' | 'publicDb'>, userId: number | undefined): Db =>
  userId === undefined ? publicDb : db;
