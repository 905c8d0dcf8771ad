/** Warns the operator, once, of a proxy whose X-Forwarded-For is ignored: all its shoppers would share one limit. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Fastify lists more than the peer only if it trusts the peer. */
const isIgnored = ({ headers, ips }: FastifyRequest) =>
  headers['x-forwarded-for'] !== undefined && (ips?.length ?? 1) < 2;

export function registerProxyWarning(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && isIgnored(request)) {
      hasWarned = true;
      request.log.warn(
        { event: 'proxy' },
        'a request has X-Forwarded-For from a peer that TRUST_PROXY does not name: limits count that peer as the shopper',
      );
    }
    done();
  });
}
