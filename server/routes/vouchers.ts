/** Vouchers: the offered, the collected, and what they would take off. */
import type { FastifyReply } from 'fastify';
import { shopExists } from '#server/db/queries/shops.ts';
import { offeredCollected, offeredVouchers } from '#server/db/queries/vouchers.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { invalidReference } from '#server/domain/refusal.ts';
import { shopperOf } from '#server/http/caller.ts';
import { type ApiRequest, type Handlers, requireUser } from '#server/http/handler.ts';
import { serializeVoucher } from '#server/serializers/voucher.ts';
import { applyVouchers } from '#server/services/voucher-application.ts';
import { collectVoucher } from '#server/services/vouchers.ts';

export const voucherRoutes = (deps: Dependencies) => {
  const { db, clock } = deps;

  async function refuseUnknownShop(id: number): Promise<void> {
    if (!(await shopExists(db, id))) throw invalidReference('shop_id');
  }

  /** 201 is the protocol's way to say that nothing was taken off (wire protocol 1.6). */
  async function preview(request: ApiRequest<'applyVoucher' | 'applyCouponCode'>, reply: FastifyReply) {
    const { discount, response } = await applyVouchers(deps, shopperOf(request), request.body);
    reply.code(discount > 0 ? 200 : 201);
    return response;
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

    collectVoucher: async (request) => collectVoucher(deps, shopperOf(request), request.body.coupon_id),

    applyVoucher: preview,
    applyCouponCode: preview,
  } satisfies Partial<Handlers>;
};
