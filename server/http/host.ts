/** Refuses a request that does not name one host: the shop's addresses, and the caches in front of it, depend on it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest } from '#server/domain/refusal.ts';
import { isHealthCheck } from './health.ts';

/** The name in a Host header; undefined when it is no name with an optional port. */
export const nameIn = (host: string): string | undefined =>
  /^(\[[\da-f:]+\]|[^\s:[\]/?#@\\]+)(?::\d{1,5})?$/i.exec(host)?.[1];

const isHost = (text: string) => nameIn(text) !== undefined && URL.canParse(`http://${text}`);

/** Node drops all but the first. */
const hostHeadersOf = ({ raw }: Pick<FastifyRequest, 'raw'>) =>
  raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

/** `request.host` may come from X-Forwarded-Host; a proxy can pass a malformed one on, too. */
const namesOneHost = (request: FastifyRequest) =>
  hostHeadersOf(request) === 1 && isHost(request.headers.host ?? '') && isHost(request.host);

/** HTTP/1.0 has no Host header, and load balancers check the health with it. */
const needsNoHost = (request: FastifyRequest) => isHealthCheck(request.url) && hostHeadersOf(request) === 0;

export function registerHostCheck(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (namesOneHost(request) || needsNoHost(request)) return done();
    done(badRequest('The request could not be read.'));
  });
}
