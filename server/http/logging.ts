/** The log: one JSON line a request, with who, what and when, and never a secret. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '#server/config.ts';

/** New at every start: lines of one run can be joined by user, a copied log cannot be turned back into ids. */
const salt = randomBytes(16);

export const userMark = (userId: number): string =>
  createHash('sha256').update(salt).update(String(userId)).digest('hex').slice(0, 12);

const secrets = ['*.password', '*.token', '*.authorization', '*.otp', 'password', 'token', 'authorization', 'otp'];

export function loggerOptions(config: Config, stream?: { write(line: string): void }): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    redact: { paths: secrets, censor: '[hidden]' },
    base: null,
    ...(stream && { stream }),
  };
}

/** The route's pattern instead of the address: search texts and ids are the shopper's own business. */
const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? '(none)';

export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(request.userId !== undefined && { user: userMark(request.userId) }),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else request.log.info(line, 'answered');
    done();
  });
}
