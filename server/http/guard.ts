/** Refuses calls that another site makes with the visitor's browser. */
import type { FastifyInstance } from 'fastify';
import { forbidden } from './refusal.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Payment gateways call from their own servers and prove themselves by a signature. */
const fromOutside = '/api/payments/notices/';

/**
 * A form or a picture of another site cannot set `X-Requested-With`, and a script of another site would need the
 * permission that this server never gives (no CORS).
 */
export function registerGuard(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (harmless.has(request.method) || !request.url.startsWith('/api/')) return done();
    if (request.url.startsWith(fromOutside)) return done();
    const ours = String(request.headers['x-requested-with']).toLowerCase() === 'xmlhttprequest';
    if (ours && request.headers['sec-fetch-site'] !== 'cross-site') return done();
    done(forbidden());
  });
}
