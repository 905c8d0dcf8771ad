/** Forwards requests to the back end at `API_URL`. */
import type { IncomingHttpHeaders } from 'node:http';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { notFound, Refusal } from '#server/domain/refusal.ts';
import { sendRefusal } from '#server/http/errors.ts';
import { uncounted } from '#server/http/limits.ts';
import { addressRewriter, type BackEnd, backEndAt } from './back-end.ts';
import { sendCall } from './call-body.ts';
import { type ForwardedPath, forwardedPaths, pathFor } from './forwarded-paths.ts';
import { ownPolicies, requestHeaders, responseHeaders } from './headers.ts';
import { registerSocket } from './socket.ts';

/** Photos of a return are the largest thing that is sent. */
const maxBodyBytes = 12 * 1024 * 1024;
/** Until the back end begins to answer, and then between two parts of its answer. */
const defaultTimeoutMs = 30_000;
const retrySeconds = 5;

export type ProxyOptions = { timeoutMs?: number };

type Answer = Parameters<NonNullable<NonNullable<Parameters<FastifyReply['from']>[1]>['onResponse']>>[2];

const queryOf = (url: string): string => /\?([^#]*)/.exec(url)?.[1] ?? '';

type Failure = Error & { statusCode?: number; code?: string };

/** 504: it takes too long. 502: it is not there, or breaks off. */
const refusalOf = ({ statusCode, code }: Failure): Refusal =>
  statusCode === 504 || code === 'UND_ERR_BODY_TIMEOUT'
    ? new Refusal(504, 'The shop takes too long to answer. Please try again shortly.', { retryAfter: retrySeconds })
    : new Refusal(502, 'The shop cannot be reached right now. Please try again shortly.', { retryAfter: retrySeconds });

/** Headers that describe the back end's body, which a refusal replaces. */
const ofBody = ['content-length', 'content-encoding', 'content-disposition', 'content-range', 'etag', 'set-cookie'];

function refuse(reply: FastifyReply, refusal: Refusal): void {
  for (const name of ofBody) reply.removeHeader(name);
  sendRefusal(refusal, reply.request, reply);
}

function fail(reply: FastifyReply, error: Failure): void {
  reply.request.log.warn({ err: error }, 'the back end does not answer');
  refuse(reply, refusalOf(error));
}

/** A back end may answer any unknown address with its own app; as one of our files that would be a broken script. */
const isPageForFile = ({ kind }: ForwardedPath, reply: FastifyReply) =>
  kind === 'file' && String(reply.getHeader('content-type')).startsWith('text/html');

function forwarder(backEnd: BackEnd, config: Config) {
  const rewrite = addressRewriter(backEnd);
  const shop = { config, backEnd };

  function answer(path: ForwardedPath, reply: FastifyReply, { stream }: Answer): unknown {
    if (path.kind === 'call') return sendCall(reply, stream, { config, rewrite }).catch((error) => fail(reply, error));
    if (!isPageForFile(path, reply)) return reply.send(stream);
    stream.destroy();
    return refuse(reply, notFound());
  }

  return (path: ForwardedPath) => async (request: FastifyRequest, reply: FastifyReply) => {
    const target = backEnd.basePath + pathFor(path, request.params as Record<string, string>);
    const { body } = request;
    return reply.from(target, {
      queryString: () => queryOf(request.url),
      rewriteRequestHeaders: () => requestHeaders(request, shop, path.kind),
      rewriteHeaders(headers) {
        if (path.kind === 'page') for (const name of ownPolicies) reply.removeHeader(name);
        return responseHeaders(headers as IncomingHttpHeaders, request, shop, path.kind);
      },
      onResponse: (_request, _reply, response) => void answer(path, reply, response),
      onError: (_reply, { error }) => fail(reply, error),
      ...(Buffer.isBuffer(body) && {
        body,
        contentType: request.headers['content-type'] ?? 'application/octet-stream',
      }),
    });
  };
}

/** No redirect is followed: where it leads is for the browser to see, and no token goes to another origin. */
export async function registerProxy(
  app: FastifyInstance,
  config: Config,
  base: URL,
  { timeoutMs = defaultTimeoutMs }: ProxyOptions = {},
): Promise<void> {
  const backEnd = backEndAt(base);
  await app.register(replyFrom, {
    base: backEnd.origin,
    disableRequestLogging: true,
    // A change that was sent twice might be made twice; and a shopper should not wait for ten attempts.
    retryMethods: [],
    destroyAgent: true,
    undici: {
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      connectTimeout: Math.min(timeoutMs, 10_000),
      // The library verifies certificates only with this option.
      tls: { rejectUnauthorized: true },
    } as object,
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) => {
      done(null, body);
    });
    const forward = forwarder(backEnd, config);
    for (const path of forwardedPaths) {
      scope.route({
        method: path.methods,
        url: path.pattern,
        bodyLimit: maxBodyBytes,
        ...(path.kind === 'file' && uncounted),
        handler: forward(path),
      });
    }
    // Everything else below /api is none of the pages either.
    for (const url of ['/api', '/api/*']) scope.all(url, (_request, reply) => reply.callNotFound());
  });
  registerSocket(app, config, backEnd, timeoutMs);
}
