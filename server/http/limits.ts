/** How often anybody may ask: one general limit per network, and tighter ones for single operations. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '#server/config.ts';
import type { OperationId } from '#server/contract.types.ts';
import { networkOf, siteOf } from '#server/domain/network.ts';
import { networksOfSite } from '#server/domain/proof-limits.ts';
import { limited } from '#server/domain/refusal.ts';
import { insideAddress } from './in-process-fetch.ts';

/** An `address` is the network that it belongs to. */
type Limit = { points: number; seconds: number; per: 'address' | 'user' };

export const generalLimit = { points: 600, seconds: 60 } as const;

const cartChange: Limit = { points: 120, seconds: 60, per: 'user' };

/** What may bring files. */
const upload: Limit = { points: 20, seconds: 3600, per: 'user' };

export const operationLimits: Partial<Record<OperationId, Limit>> = {
  login: { points: 20, seconds: 60, per: 'address' },
  loginWithProvider: { points: 20, seconds: 60, per: 'address' },
  register: { points: 3, seconds: 3600, per: 'address' },
  suggestProducts: { points: 120, seconds: 60, per: 'address' },
  addToCart: cartChange,
  incrementCartLine: cartChange,
  decrementCartLine: cartChange,
  setCartQuantity: cartChange,
  removeCartLine: cartChange,
  collectVoucher: { points: 30, seconds: 60, per: 'user' },
  registerProfessional: { points: 3, seconds: 3600, per: 'address' },
  applyAsProfessional: upload,
  checkPartnerContact: { points: 20, seconds: 60, per: 'address' },
  checkPartnerStatus: { points: 20, seconds: 60, per: 'address' },
  matchSmartOrder: { points: 20, seconds: 60, per: 'user' },
  addSmartOrder: { points: 20, seconds: 60, per: 'user' },
  registerPartner: { points: 5, seconds: 3600, per: 'address' },
  changeProfile: upload,
  addReview: upload,
  requestReturn: upload,
  changePassword: { points: 10, seconds: 3600, per: 'user' },
  openConversation: { points: 30, seconds: 60, per: 'user' },
  sendMessage: { points: 30, seconds: 60, per: 'user' },
  openTicket: { points: 5, seconds: 3600, per: 'user' },
  sendTicketMessage: { points: 30, seconds: 60, per: 'user' },
  sendContactMessage: { points: 5, seconds: 3600, per: 'address' },
  placeOrder: { points: 10, seconds: 60, per: 'user' },
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests for this route do not count: files and health cost little, and a page brings dozens of them. */
    isUncounted?: boolean;
  }
}

/** For the options of a route. */
export const uncounted = { config: { isUncounted: true } } as const;

/** The renderer and the sandbox ask this server itself; no peer on a network has their address. */
const isInside = ({ raw }: FastifyRequest) => raw.socket.remoteAddress === insideAddress;

export async function registerGeneralLimit(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.limits) return;
  await app.register(rateLimit, {
    global: true,
    max: generalLimit.points,
    timeWindow: generalLimit.seconds * 1000,
    cache: 20_000,
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => isInside(request) || request.routeOptions.config.isUncounted === true,
    errorResponseBuilder: (_request, { ttl }) => limited(ttl / 1000),
  });
}

const secondsOf = (refused: unknown) => (refused instanceof RateLimiterRes ? refused.msBeforeNext / 1000 : 1);

/** The key of a limit per user; a guest has none. */
const userKeyOf = ({ per }: Limit, { userId }: FastifyRequest) =>
  per === 'user' && userId !== undefined ? `user ${userId}` : undefined;

/** The hook of one operation; it runs after the request was found valid, so a typing error costs nothing. */
export function operationLimiter(config: Config, id: OperationId) {
  const limit = config.limits ? operationLimits[id] : undefined;
  if (!limit) return undefined;
  const { points, seconds: duration } = limit;
  const limiter = new RateLimiterMemory({ points, duration });
  const ofSites = new RateLimiterMemory({ points: points * networksOfSite, duration });
  return async (request: FastifyRequest): Promise<void> => {
    if (isInside(request)) return;
    const user = userKeyOf(limit, request);
    const site = user ? undefined : siteOf(request.ip);
    try {
      await limiter.consume(user ?? networkOf(request.ip));
      if (site) await ofSites.consume(site);
    } catch (refused: unknown) {
      throw limited(secondsOf(refused));
    }
  };
}
