/** Allow-lists of the headers that go to the back end and come back; any other header is dropped. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { originOf } from '#server/http/origin.ts';
import { type BackEnd, ourAddress } from './back-end.ts';
import type { ForwardedKind } from './forwarded-paths.ts';

const sent = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'referer',
  'user-agent',
  'x-csrf-token',
  'x-guest-token',
  'x-requested-with',
  'x-socket-id',
  'x-xsrf-token',
];

/** Each payment gateway sends its signature in a header of its own. */
const signature = /(^|-)signature$/;

/**
 * Left out on purpose: `access-control-*`, because back ends of the protocol allow every origin and would open this one;
 * `strict-transport-security` and `clear-site-data`, because they speak for a whole host; and everything that belongs to
 * one connection.
 */
const returned = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'pragma',
  'retry-after',
  'vary',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
];

/** A page of the back end keeps its own policies. */
const returnedWithPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'x-robots-tag',
];

/** Headers of our own responses; on a page of the back end they would forbid every resource. */
export const ownPolicies = ['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy'];

type Named = Record<string, string | string[]>;

function pick(headers: IncomingHttpHeaders, isPicked: (name: string) => boolean): Named {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value !== undefined && isPicked(name) ? [[name, value]] : [])),
  );
}

type Shop = { config: Pick<Config, 'publicUrl'>; backEnd: BackEnd };

/** This server sets `Host` and the forwarding headers; those of the request are dropped. */
export function requestHeaders(request: FastifyRequest, { config, backEnd }: Shop, kind: ForwardedKind): Named {
  const { headers } = request;
  const { host, protocol } = new URL(originOf({ config }, request));
  return {
    ...pick(headers, (name) => sent.includes(name) || signature.test(name)),
    // Addresses in a call are rewritten, so it must be readable; files and pages go through as they are.
    'accept-encoding': kind === 'call' ? 'identity' : String(headers['accept-encoding'] ?? 'identity'),
    host: backEnd.host,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.replace(':', ''),
    'x-request-id': request.id,
  };
}

/** A cookie of the back end's host becomes one of ours, at the path that we have in place of the back end's. */
const ourCookie = (cookie: string, { basePath }: BackEnd): string =>
  cookie.replace(/;\s*domain=[^;]*/gi, '').replace(/(;\s*path=)([^;]*)/i, (_all, name: string, path: string) => {
    const isBelow = path === basePath || path.startsWith(`${basePath}/`);
    return name + (isBelow ? path.slice(basePath.length) || '/' : path);
  });

const listOf = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** The response headers that reach the browser. */
export function responseHeaders(
  headers: IncomingHttpHeaders,
  request: FastifyRequest,
  { config, backEnd }: Shop,
  kind: ForwardedKind,
): Named {
  const cookies = listOf(headers['set-cookie']).map((cookie) => ourCookie(cookie, backEnd));
  const { location } = headers;
  return {
    ...pick(headers, (name) => returned.includes(name) || (kind === 'page' && returnedWithPages.includes(name))),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
    ...(location !== undefined && { location: ourAddress(location, backEnd, originOf({ config }, request)) }),
  };
}
