/**
 * Passes calls on to another back end of the family, for a shop whose server is elsewhere (`API_URL`).
 *
 * Only the calls of the contract are passed on. The router of this server reads the path, once; what the back end gets
 * is written anew from the path in the contract and the values that the router found in it. Nothing that another reader
 * could take for another path gets through: a back end has more than its public calls.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, unavailable } from '#server/domain/refusal.ts';
import { type Operation, operations } from './contract.ts';

/** Photos of a return are the largest thing that is sent. */
const maxBodyBytes = 12 * 1024 * 1024;
const timeoutMs = 30_000;

const sentOn = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'x-requested-with',
  'x-socket-id',
];
const sentBack = ['cache-control', 'content-type', 'etag', 'retry-after', 'vary'];

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers({ 'x-forwarded-for': request.ip });
  for (const name of sentOn) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

/** A value that some server reads as a step upwards, as several segments, or differently once it decodes it again. */
const ambiguousValue = /^\.+$|[/\\;\p{Cc}\p{Cs}\ufffd]|%[0-9a-f]{2}|%u[0-9a-f]{4}/iu;

/** The path of a call with its values in it; a value that means something else to another reader is no value. */
function pathOf({ path }: Operation, values: Record<string, string>): string {
  return path.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => {
    const value = values[name] ?? '';
    if (value === '' || ambiguousValue.test(value)) throw notFound();
    return encodeURIComponent(value);
  });
}

const queryOf = (url: string): string => /\?[^#]*/.exec(url)?.[0] ?? '';

/** Host and base path come from the configuration alone. */
const addressOf = (base: URL, path: string) => `${base.origin}${base.pathname.replace(/\/$/, '')}/api${path}`;

async function passOn(address: string, request: FastifyRequest, reply: FastifyReply) {
  const response = await fetch(address, {
    method: request.method,
    headers: headersOf(request),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...(request.body instanceof Buffer && { body: request.body as unknown as ArrayBuffer }),
  }).catch((error: unknown) => {
    request.log.warn({ err: error }, 'the back end does not answer');
    throw unavailable();
  });
  for (const name of sentBack) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  const body = Buffer.from(await response.arrayBuffer());
  return reply.code(response.status).send(body.length > 0 ? body : null);
}

export function registerProxy(app: FastifyInstance, base: URL): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) => {
    done(null, body);
  });
  for (const operation of operations) {
    app.route<{ Params: Record<string, string> }>({
      method: operation.method,
      url: `/api${operation.path.replaceAll(/\{([^}]+)\}/g, ':$1')}`,
      bodyLimit: maxBodyBytes,
      handler: (request, reply) =>
        passOn(addressOf(base, pathOf(operation, request.params)) + queryOf(request.url), request, reply),
    });
  }
  // Everything else below /api is none of the pages either.
  app.all('/api', (_request, reply) => reply.callNotFound());
  app.all('/api/*', (_request, reply) => reply.callNotFound());
}
