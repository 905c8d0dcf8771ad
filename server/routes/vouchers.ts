/** Vouchers: what shops offer, what a shopper has collected, and what they would take off. */
import { shopExists } from '#server/db/queries/shops.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import { collect, findVoucher, offeredCollected, offeredVouchers } from '#server/db/queries/vouchers.ts';
import * as texts from '#server/domain/voucher-texts.ts';
import { isOffered } from '#server/domain/vouchers.ts';
import { type ApiRequest, type Handlers, type Result, requireUser } from '#server/http/handler.ts';
import { conflict } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { serializeVoucher } from '#server/shapes/voucher.ts';
import { idempotently } from './idempotency.ts';
import { unknown } from './unknown.ts';
import { applyVouchers } from './voucher-application.ts';

type CollectResponse = Result<'collectVoucher'>;

export const voucherRoutes = (services: Services) => {
  const { db, clock } = services;

  async function refuseUnknownShop(id: number): Promise<void> {
    if (!(await shopExists(db, id))) throw unknown('shop_id');
  }

  async function collectOnce(tx: Tx, request: ApiRequest<'collectVoucher'>, now: Date): Promise<CollectResponse> {
    const userId = requireUser(request);
    const found = await findVoucher(tx, userId, request.body.coupon_id);
    if (!found || found.voucher.startsAt > now) throw unknown('coupon_id');
    const again = { message: request.t(texts.alreadyCollectedText) };
    if (found.isCollected) return again;
    if (!isOffered(found.voucher, now)) throw conflict(texts.unavailableVoucherText);
    if (!(await collect(tx, userId, found.voucher.id, now))) return again;
    return { message: request.t(texts.collectedText), data: { coupon: serializeVoucher(found.voucher, true) } };
  }

  return {
    listVouchers: async (request) => {
      const { shop_id: shopId } = request.query;
      await refuseUnknownShop(shopId);
      const rows = await offeredVouchers(db, requireUser(request), shopId, clock());
      return { data: { coupons: rows.map(({ voucher, isCollected }) => serializeVoucher(voucher, isCollected)) } };
    },

    listCollectedVouchers: async (request) => {
      const { shop_id: shopId } = request.query;
      await refuseUnknownShop(shopId);
      const rows = await offeredCollected(db, requireUser(request), shopId, clock());
      return { data: { coupons: rows.map((voucher) => serializeVoucher(voucher, true)) } };
    },

    collectVoucher: (request) => {
      const now = clock();
      return inTransaction(db, (tx) => idempotently(tx, request, now, () => collectOnce(tx, request, now)));
    },

    applyVoucher: (request, reply) => applyVouchers(services, request, reply),

    applyCouponCode: (request, reply) => applyVouchers(services, request, reply),
  } satisfies Partial<Handlers>;
};
