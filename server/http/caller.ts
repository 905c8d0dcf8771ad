/** Turns a request into the caller of a use case. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { unauthorized } from '#server/domain/refusal.ts';
import type { Caller, Seller, Shopper } from '#server/services/caller.ts';
import { readDeviceCookie } from './device-cookie.ts';
import { requireUser } from './handler.ts';

/** Keys in a fixed order: the same content is the same text, however the client wrote it. */
const inOrder = (_key: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The pattern of the address has only the names of its parts, and a form only the names of its files. */
function hashOf({ routeOptions, body, params, uploads }: FastifyRequest): Buffer {
  const hash = createHash('sha256').update(`${routeOptions.url} ${JSON.stringify(body, inOrder)}`);
  for (const part of Object.values(params as object)) hash.update(` ${part}`);
  for (const { digest } of uploads) hash.update(digest);
  return hash.digest();
}

export function callerOf(request: FastifyRequest): Caller {
  const key = request.headers['idempotency-key'];
  return {
    userId: request.userId,
    locale: request.locale,
    t: request.t.bind(request),
    ip: request.ip,
    userAgent: request.headers['user-agent'],
    deviceCookie: readDeviceCookie(request.headers.cookie),
    idempotencyKey: typeof key === 'string' ? key : undefined,
    requestHash: () => hashOf(request),
    log: request.log,
  };
}

/** For protected operations. */
export const shopperOf = (request: FastifyRequest): Shopper => ({
  ...callerOf(request),
  userId: requireUser(request),
});

/** For operations of sellers. */
export function sellerOf(request: FastifyRequest): Seller {
  if (request.ownShopId === undefined) throw unauthorized();
  return { ...shopperOf(request), shopId: request.ownShopId };
}
