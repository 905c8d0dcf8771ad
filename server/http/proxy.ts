/** Passes calls on to another back end of the family, for a shop whose server is elsewhere (`API_URL`). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unavailable } from './refusal.ts';

/** Photos of a return are the largest thing that is sent. */
const maxBodyBytes = 12 * 1024 * 1024;
const patienceMs = 30_000;

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

/** The address is put together as text, so that nothing in the path can name another host. */
const addressOf = (base: URL, path: string) => `${base.origin}${base.pathname.replace(/\/$/, '')}${path}`;

async function passOn(base: URL, request: FastifyRequest, reply: FastifyReply) {
  const answer = await fetch(addressOf(base, request.url), {
    method: request.method,
    headers: headersOf(request),
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
    ...(request.body instanceof Buffer && { body: request.body as unknown as ArrayBuffer }),
  }).catch((error: unknown) => {
    request.log.warn({ err: error }, 'the back end does not answer');
    throw unavailable();
  });
  for (const name of sentBack) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  const body = Buffer.from(await answer.arrayBuffer());
  return reply.code(answer.status).send(body.length > 0 ? body : null);
}

export function registerProxy(app: FastifyInstance, base: URL): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) => {
    done(null, body);
  });
  app.all('/api/*', { bodyLimit: maxBodyBytes }, (request, reply) => passOn(base, request, reply));
}
