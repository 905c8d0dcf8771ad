/** The search server where it can answer, PostgreSQL where not: a shopper never sees the difference between both. */
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/pool.ts';
import type { SearchEngine } from '#server/search/search.types.ts';
import { SearchServerError } from './client.ts';
import { BeyondReach } from './engine.ts';

export type Answered = Record<'server' | 'beyond_reach' | 'not_ready' | 'failed', number>;

export type FallbackOptions = {
  server: SearchEngine;
  postgres: SearchEngine;
  /** Whether the index is complete and up to date. */
  isReady: (db: Db) => Promise<boolean>;
  /** Milliseconds. */
  now: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

export type SearchWithFallback = SearchEngine & {
  /** How searches were answered since the start; all but those by the server came from PostgreSQL. */
  readonly answered: Readonly<Answered>;
  /** It failed lately and is not asked. */
  isResting(): boolean;
};

const shortestRestMs = 2_000;
const longestRestMs = 30_000;

export function withFallback({ server, postgres, isReady, now, log }: FallbackOptions): SearchWithFallback {
  const answered: Answered = { server: 0, beyond_reach: 0, not_ready: 0, failed: 0 };
  let restMs = 0;
  let restsUntil = Number.NEGATIVE_INFINITY;
  const isResting = () => now() < restsUntil;

  function rest(error: unknown): void {
    restMs = Math.min(longestRestMs, Math.max(shortestRestMs, restMs * 2));
    restsUntil = now() + restMs;
    log.warn({ err: error, restMs }, 'the search server failed; PostgreSQL answers meanwhile');
  }

  /** Only what the server is to blame for; anything else is thrown again. */
  function note(error: unknown): void {
    if (error instanceof BeyondReach) {
      answered.beyond_reach += 1;
      return;
    }
    if (!(error instanceof SearchServerError)) throw error;
    answered.failed += 1;
    // Of those that were under way together, the first one counts.
    if (!isResting()) rest(error);
  }

  async function byServer<Result>(ask: (engine: SearchEngine) => Promise<Result>) {
    try {
      const result = await ask(server);
      restMs = 0;
      answered.server += 1;
      return { result };
    } catch (error) {
      note(error);
      return undefined;
    }
  }

  async function either<Result>(db: Db, ask: (engine: SearchEngine) => Promise<Result>): Promise<Result> {
    if (isResting()) answered.failed += 1;
    else if (!(await isReady(db))) answered.not_ready += 1;
    else {
      const answer = await byServer(ask);
      if (answer) return answer.result;
    }
    return ask(postgres);
  }

  return {
    answered,
    isResting,
    findProducts: (db, search) => either(db, (engine) => engine.findProducts(db, search)),
    suggestProducts: (db, text, limit) => either(db, (engine) => engine.suggestProducts(db, text, limit)),
    matchLines: (db, lines, within) => either(db, (engine) => engine.matchLines(db, lines, within)),
  };
}
