/** The log: one JSON line per request with user, route and time, and never a secret. */
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '#server/config.ts';
import { safeError, safeMessage } from '#server/safe-error.ts';
import { userMark } from '#server/security/user-mark.ts';

const secrets = ['*.password', '*.token', '*.authorization', '*.otp', 'password', 'token', 'authorization', 'otp'];

/** The route's pattern instead of the address: search texts and ids are the shopper's own business. */
const routeOf = ({ routeOptions }: Partial<Pick<FastifyRequest, 'routeOptions'>>) => routeOptions?.url ?? '(none)';

type LogArguments = [first: unknown, ...rest: unknown[]];

function errorIn(first: unknown): unknown {
  if (first instanceof Error) return first;
  const { err, error } = (first ?? {}) as { err?: unknown; error?: unknown };
  return err ?? error;
}

/** Where no text comes along, the logger takes the message of the error, and some callers pass just that on. */
function withSafeText(args: LogArguments): LogArguments {
  const [first, text, ...more] = args;
  const error = errorIn(first);
  if (!(error instanceof Error)) return args;
  const isOwn = typeof text === 'string' && (error.message === '' || !text.includes(error.message));
  return [first, isOwn ? text : safeMessage(error), ...more];
}

export function loggerOptions(config: Config, stream?: { write(line: string): void }): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    redact: { paths: secrets, censor: '[hidden]' },
    base: null,
    serializers: {
      err: safeError,
      error: safeError,
      req: (request) => ({ method: request.method, route: routeOf(request) }),
    },
    hooks: {
      logMethod(args, method) {
        try {
          method.apply(this, withSafeText(args as LogArguments) as typeof args);
        } catch {
          // A full disk, say. The work that is logged goes on, and the lines are written once there is room again.
        }
      },
    },
    ...(stream && { stream }),
  };
}

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
