/** Counters of the rate limiter, in the layout that rate-limiter-flexible expects (`tableCreated: true`). */
import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** UNLOGGED: lost counters after a crash harm nobody, and no call writes to the write-ahead log. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index().on(t.expire)],
);
