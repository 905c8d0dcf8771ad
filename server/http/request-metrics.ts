/** Counts each answered request by its operation, never by its address: addresses hold what shoppers look for. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '#server/metrics/metrics.ts';
import { insideAddress } from './in-process-fetch.ts';

/** The operation of the contract, or the pattern of another route. */
function operationOf({ routeOptions }: FastifyRequest): string {
  const { operationId } = (routeOptions.schema ?? {}) as { operationId?: string };
  return operationId ?? routeOptions.url ?? '(none)';
}

export function registerRequestMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (request.raw.socket.remoteAddress !== insideAddress) {
      const seconds = reply.elapsedTime / 1000;
      metrics.countRequest({
        operation: operationOf(request),
        method: request.method,
        status: reply.statusCode,
        seconds,
      });
    }
    done();
  });
}
