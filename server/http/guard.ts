/** Refuses calls that another site makes with the visitor's browser. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden } from '#server/domain/refusal.ts';
import { routedPath } from './routed-path.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Payment gateways call from their own servers and prove themselves by a signature. */
export const signedBodies = '/api/payments/notices/';

/** A call that changes something although it is a GET, for the sake of the protocol. */
const changingGet = '/api/order-payment/';

const changesSomething = (method: string, path: string) =>
  path.startsWith('/api/') && (!harmless.has(method) || path.startsWith(changingGet));

/** A script of another site would need a permission to set this header, and this server gives none (no CORS). */
const isOwnPage = ({ headers }: FastifyRequest) =>
  String(headers['x-requested-with']).toLowerCase() === 'xmlhttprequest' && headers['sec-fetch-site'] !== 'cross-site';

/** Headers that every browser adds to cross-site requests and to prefetches. */
const marksOfBrowsers = ['origin', 'sec-fetch-site', 'sec-purpose', 'purpose'];

/** Whether a browser sends it, which keeps cookies; an app or a script may keep none. */
export const isFromBrowser = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  marksOfBrowsers.some((name) => headers[name] !== undefined);

/** A client of the protocol that is no browser: only its bearer token authenticates it, never a cookie. */
const isOtherClient = (request: FastifyRequest) =>
  !isFromBrowser(request) &&
  /^bearer \S/i.test(request.headers.authorization ?? '') &&
  (request.headers.accept ?? '').includes('application/json');

/** Refuses a changing request unless the shop's own page or another client of the protocol sends it. */
export function registerGuard(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const path = routedPath(request);
    if (!changesSomething(request.method, path) || path.startsWith(signedBodies)) return done();
    if (isOwnPage(request) || isOtherClient(request)) return done();
    done(forbidden());
  });
}
