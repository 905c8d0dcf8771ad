/** For whoever watches over the server: is it alive, can it serve, which version is it. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { unavailable } from '#server/domain/refusal.ts';
import { inRoot } from '#server/root.ts';
import { uncounted } from './limits.ts';

const { name, version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { name: string; version: string };

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on `/readyz` says no and connections end with their answer; everything is still answered. */
    announceEnd(): void;
  }
}

const readyWithinMs = 1000;

export async function databaseResponds(pool: Pool): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), readyWithinMs).unref());
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]);
}

export function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
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
    if (/^\/(livez|readyz|version)/.test(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
  app.get('/livez', uncounted, async () => ({ status: 'alive' }));
  app.get('/version', uncounted, async () => ({ name, version }));
  app.get('/readyz', uncounted, async () => {
    if (closing || !(await isReady())) throw unavailable();
    return { status: 'ready' };
  });
}
