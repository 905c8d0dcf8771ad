/** Health endpoints for monitoring: alive, ready, version. */
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { newestMigration } from '#server/db/migrate.ts';
import { unavailable } from '#server/domain/refusal.ts';
import { name, version } from '#server/version.ts';
import { uncounted } from './limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on `/readyz` fails and each connection closes after its response; requests are still served. */
    announceEnd(): void;
  }
}

const readyWithinMs = 1000;

/** Health checks may lack headers that the rest of the server needs. */
export const isHealthCheck = (url: string): boolean => /^\/(livez|readyz|version)(\?|$)/.test(url);

/** The newest migration that a database has run; none before the first. */
const newestRun = 'select max(created_at)::float8 as newest from drizzle.__drizzle_migrations';

/** It answers in time, and its schema is at least the one that this server was built for. */
export async function isDatabaseReady(pool: Pool): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), readyWithinMs).unref());
  const answered = pool.query<{ newest: number | null }>(newestRun).then(
    ({ rows }) => (rows[0]?.newest ?? 0) >= newestMigration(),
    () => false,
  );
  return Promise.race([answered, late]);
}

/** `more` tells of parts without which the server can work. */
export function registerHealth(
  app: FastifyInstance,
  isReady: () => Promise<boolean>,
  more: () => Promise<Record<string, string>> = async () => ({}),
): void {
  let closing = false;
  app.decorate('announceEnd', () => {
    closing = true;
  });
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    // So that no client sends its next request into a connection that is about to be closed.
    if (closing) reply.header('connection', 'close');
    if (isHealthCheck(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
  // A request that was on its way when the end was announced: its response says so if it can, and the connection ends.
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (closing) raw.socket.destroySoon();
  });
  app.get('/livez', uncounted, async () => ({ status: 'alive' }));
  app.get('/version', uncounted, async () => ({ name, version }));
  app.get('/readyz', uncounted, async () => {
    if (closing || !(await isReady())) throw unavailable();
    return { status: 'ready', ...(await more()) };
  });
}
