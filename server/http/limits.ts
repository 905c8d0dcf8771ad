/** Rate limits of single operations, and the numbers of the general one per network. */
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { OperationId } from '#server/contract.types.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { keyOf } from '#server/domain/counter-key.ts';
import { networkOf, siteOf } from '#server/domain/network.ts';
import { networksOfSite } from '#server/domain/proof-limits.ts';
import { limited } from '#server/domain/refusal.ts';
import { countersOn, secondsLeft } from '#server/security/counters.ts';
import { LotCounter } from '#server/security/lot-counter.ts';
import { insideAddress } from './in-process-fetch.ts';

/**
 * An `address` counts as its network. All servers of a shop count together, in the database. Where a query for each call
 * would cost more than it protects, a process takes so many places at once: `lot`.
 */
type Limit = { points: number; seconds: number; per: 'address' | 'user'; lot?: number };

export const generalLimit = { points: 600, seconds: 60, lot: 20 } as const;

const cartChange: Limit = { points: 120, seconds: 60, per: 'user' };

/** What a shopper changes now and then. */
const change: Limit = { points: 60, seconds: 60, per: 'user' };

/** A client says it every three seconds at most. */
const typing: Limit = { points: 30, seconds: 60, per: 'user' };

/** What somebody could try codes of vouchers with. */
const voucherTry: Limit = { points: 30, seconds: 60, per: 'user' };

/** A signature or the limits of `security/code-throttle.ts`, which count per account, protect these changes. */
export const limitedElsewhere: readonly OperationId[] = [
  'receivePaymentNotice',
  'sendOtp',
  'verifyOtp',
  'sendPartnerCode',
  'verifyPartnerCode',
];

/** Operations that accept files. */
const upload: Limit = { points: 20, seconds: 3600, per: 'user' };

export const operationLimits: Partial<Record<OperationId, Limit>> = {
  login: { points: 20, seconds: 60, per: 'address' },
  loginWithProvider: { points: 20, seconds: 60, per: 'address' },
  beginPasskeyLogin: { points: 20, seconds: 60, per: 'address' },
  loginWithPasskey: { points: 20, seconds: 60, per: 'address' },
  requestPasskey: { points: 10, seconds: 3600, per: 'user' },
  addPasskey: { points: 10, seconds: 3600, per: 'user' },
  removePasskey: change,
  createList: change,
  changeList: change,
  removeList: change,
  savePushSubscription: change,
  removePushSubscription: change,
  saveAllergies: change,
  removeAllergies: change,
  addToList: cartChange,
  changeListLine: cartChange,
  register: { points: 3, seconds: 3600, per: 'address' },
  resetPassword: { points: 20, seconds: 60, per: 'address' },
  suggestProducts: { points: 120, seconds: 60, per: 'address', lot: 4 },
  addToCart: cartChange,
  incrementCartLine: cartChange,
  decrementCartLine: cartChange,
  setCartQuantity: cartChange,
  removeCartLine: cartChange,
  quoteCheckout: cartChange,
  collectVoucher: voucherTry,
  applyVoucher: voucherTry,
  applyCouponCode: voucherTry,
  toggleFavorite: cartChange,
  addAddress: change,
  changeAddress: change,
  removeAddress: change,
  endSession: change,
  updateLastSeen: change,
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
  exportAccount: { points: 10, seconds: 3600, per: 'user' },
  eraseAccount: { points: 10, seconds: 3600, per: 'user' },
  openConversation: { points: 30, seconds: 60, per: 'user' },
  sendMessage: { points: 30, seconds: 60, per: 'user' },
  announceTyping: typing,
  openTicket: { points: 5, seconds: 3600, per: 'user' },
  sendTicketMessage: { points: 30, seconds: 60, per: 'user' },
  sendContactMessage: { points: 5, seconds: 3600, per: 'address' },
  loginAsSeller: { points: 20, seconds: 60, per: 'address' },
  endSellerToken: change,
  changeSellerShop: change,
  changeSellerProduct: { points: 120, seconds: 60, per: 'user' },
  importSellerGoods: { points: 120, seconds: 60, per: 'user' },
  addSellerPicture: { points: 120, seconds: 60, per: 'user' },
  stepSellerOrder: { points: 120, seconds: 60, per: 'user' },
  changeSellerOrderLine: { points: 120, seconds: 60, per: 'user' },
  sendSellerMessage: { points: 30, seconds: 60, per: 'user' },
  announceSellerTyping: { ...typing, points: 120 },
  decideSellerReturn: change,
  holdDeliverySlots: change,
  placeOrder: { points: 10, seconds: 60, per: 'user' },
  orderAgain: { points: 10, seconds: 60, per: 'user' },
  cancelOrder: { points: 30, seconds: 60, per: 'user' },
};

/** Besides their own limit, calls that may bring a picture: checking one costs more than a text. */
const pictureLimits: Partial<Record<OperationId, Limit>> = {
  sendMessage: upload,
  sendTicketMessage: upload,
  sendSellerMessage: { ...upload, points: 120 },
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests for this route do not count: files and health cost little, and a page brings dozens of them. */
    isUncounted?: boolean;
  }
}

/** For the options of a route. */
export const uncounted = { config: { isUncounted: true } } as const;

/** The renderer and the sandbox call this server in process, with an address that no network peer can have. */
export const isInside = ({ raw }: FastifyRequest) => raw.socket.remoteAddress === insideAddress;

/** The key of a limit per user; a guest has none. */
const userKeyOf = ({ per }: Limit, { userId }: FastifyRequest) =>
  per === 'user' && userId !== undefined ? `user ${userId}` : undefined;

type Counter = { consume(key: string): Promise<unknown> };

/** The counters of one limit: of users and networks, and of the sites around the networks. */
function countersOf(pool: Pool, name: string, { points, seconds: duration, lot }: Limit) {
  const counter = (name: string, most: number): Counter =>
    lot
      ? new LotCounter(countersOn(pool)(name, most, duration), lot)
      : // A refused caller costs no query until the time is up.
        countersOn(pool)(name, most, duration, { inMemoryBlockOnConsumed: most + 1 });
  return { own: counter(`call-${name}`, points), site: counter(`call-${name}-site`, points * networksOfSite) };
}

function limiterOf(pool: Pool, name: string, limit: Limit) {
  const counters = countersOf(pool, name, limit);
  return async (request: FastifyRequest): Promise<void> => {
    const user = userKeyOf(limit, request);
    const site = user ? undefined : siteOf(request.ip);
    try {
      await counters.own.consume(keyOf(user ?? networkOf(request.ip)));
      if (site) await counters.site.consume(keyOf(site));
    } catch (refused: unknown) {
      throw limited(secondsLeft(refused));
    }
  };
}

/** For a quote whose code does not count: it says as much about codes as trying one alone. */
export function voucherGuessLimiter({ config, pool }: Pick<Dependencies, 'config' | 'pool'>) {
  return config.limits ? limiterOf(pool, 'quoteCheckout-code', voucherTry) : async () => undefined;
}

/** The hook of one operation; it runs after the request was found valid, so a typing error costs nothing. */
export function operationLimiter({ config, pool }: Pick<Dependencies, 'config' | 'pool'>, id: OperationId) {
  const limit = config.limits ? operationLimits[id] : undefined;
  if (!limit) return undefined;
  const limitCalls = limiterOf(pool, id, limit);
  const ofPictures = pictureLimits[id];
  const limitPictures = ofPictures && limiterOf(pool, `${id}-picture`, ofPictures);
  return async (request: FastifyRequest): Promise<void> => {
    if (isInside(request)) return;
    await limitCalls(request);
    if (request.uploads.length > 0) await limitPictures?.(request);
  };
}
