/** Refuses calls that another site makes with the visitor's browser. */
import type { FastifyInstance } from 'fastify';
import { forbidden } from '#server/domain/refusal.ts';
import { routedPath } from './routed-path.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Payment gateways call from their own servers and prove themselves by a signature. */
export const signedBodies = '/api/payments/notices/';

/** A call that changes something although it is a GET, for the sake of the protocol. */
const changingGet = '/api/order-payment/';

const changesSomething = (method: string, path: string) =>
  path.startsWith('/api/') && (!harmless.has(method) || path.startsWith(changingGet));

/**
 * A form or a picture of another site cannot set `X-Requested-With`, and a script of another site would need the
 * permission that this server never gives (no CORS).
 */
export function registerGuard(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const path = routedPath(request);
    if (!changesSomething(request.method, path) || path.startsWith(signedBodies)) return done();
    const ours = String(request.headers['x-requested-with']).toLowerCase() === 'xmlhttprequest';
    if (ours && request.headers['sec-fetch-site'] !== 'cross-site') return done();
    done(forbidden());
  });
}
