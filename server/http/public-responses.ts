/** Sends answers: the public ones from the cache with an ETag, the personal ones never to be kept. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '#server/dependencies.ts';
import { requestedLocale } from '#server/i18n/locale.ts';
import { compress, encodingFor } from './compression.ts';
import type { Operation } from './contract.ts';
import { CachedResponse, type ResponseCache } from './response-cache.ts';
import { productsIn } from './shown-products.ts';

/** The promise of a request to put its response into the cache. */
type Ticket = { key: string; era: number; end: () => void; operation: string };

declare module 'fastify' {
  interface FastifyRequest {
    cacheTicket: Ticket | undefined;
  }
}

const publicHeaders = {
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: 'Accept-Encoding, Accept-Language, Authorization',
  'content-type': 'application/json; charset=utf-8',
};

/** The longest wait for another request's computation of the same response. */
const timeoutMs = 3000;

/** Known parameters only and in a fixed order, so that invented ones do not fill the memory. */
function keyOf(operation: Operation, request: FastifyRequest): string {
  const query = request.query as Record<string, unknown>;
  const requested = operation.query.filter((name) => query[name] !== undefined);
  const values = requested.map((name) => `${name}=${encodeURIComponent(JSON.stringify(query[name]))}`);
  const path = operation.path.includes('{') ? (request.url.split('?')[0] ?? '') : operation.id;
  return `${requestedLocale(request.headers['accept-language']) ?? ''} ${path}?${values.join('&')}`;
}

const within = (work: Promise<void>, ms: number) =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, ms).unref())]);

const sameTag = (header: string | undefined, etag: string) => header?.split(',').some((tag) => tag.trim() === etag);

/** The body to send for a cached response; sets the headers. */
async function prepared(
  response: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer | null> {
  reply.headers(publicHeaders).header('etag', response.etag);
  if (sameTag(request.headers['if-none-match'], response.etag)) {
    reply.code(304);
    return null;
  }
  const encoding = encodingFor(request.headers['accept-encoding'], response.body.length);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return response.as(encoding);
}

/**
 * The response, or a ticket for the caller that has to compute it. If a computation fails, one of the callers that
 * waited for it begins again, and the others wait for that one.
 */
async function responseOrTicket(
  cache: ResponseCache,
  key: string,
  operation: string,
): Promise<CachedResponse | Ticket> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const found = cache.find(key);
    if (found) return found;
    const inFlight = cache.pending(key);
    const left = deadline - performance.now();
    // Registered synchronously, so that two waiting requests cannot both start the computation.
    if (!inFlight || left <= 0) return { key, era: cache.currentEra, end: cache.begin(key), operation };
    await within(inFlight, left);
  }
}

/** The short cut of a public GET: answered before validation and handler when the response is at hand. */
export function fromCache(deps: Dependencies, operation: Operation) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.authorization !== undefined || request.seesDraft) return;
    const found = await responseOrTicket(deps.cache, keyOf(operation, request), operation.id);
    if (found instanceof CachedResponse) return reply.send(await prepared(found, request, reply));
    request.cacheTicket = found;
  };
}

async function storeAndSend(deps: Dependencies, request: FastifyRequest, reply: FastifyReply, payload: string) {
  const ticket = request.cacheTicket;
  if (!ticket || reply.statusCode !== 200) return undefined;
  const products = productsIn([ticket.operation], payload);
  const response = deps.cache.store(ticket.key, ticket.era, Buffer.from(payload), products);
  return prepared(response, request, reply);
}

async function sendOnce(request: FastifyRequest, reply: FastifyReply, payload: string) {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  const body = Buffer.from(payload);
  const encoding = encodingFor(request.headers['accept-encoding'], body.length);
  reply.header('vary', 'Accept-Encoding, Accept-Language, Authorization');
  if (encoding === 'identity') return body;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return compress(body, encoding, 3);
}

export function registerPublicResponses(app: FastifyInstance, deps: Dependencies): void {
  app.decorateRequest('cacheTicket', undefined);
  app.addHook('onSend', async (request, reply, payload) => {
    try {
      if (!request.url.startsWith('/api/') || typeof payload !== 'string') return payload;
      return (await storeAndSend(deps, request, reply, payload)) ?? (await sendOnce(request, reply, payload));
    } finally {
      request.cacheTicket?.end();
    }
  });
}
