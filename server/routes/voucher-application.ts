/** What vouchers would take off a list of products: a preview in which nothing is stored and no cart is read. */
import type { FastifyReply } from 'fastify';
import type { Db } from '#server/db/pool.ts';
import { defaultPackagingIds, packagingFacts } from '#server/db/queries/packagings.ts';
import { vouchersFor } from '#server/db/queries/vouchers.ts';
import { groupBy } from '#server/domain/group-by.ts';
import { sum, toMoney } from '#server/domain/money.ts';
import { effectivePrice, lineTotal } from '#server/domain/prices.ts';
import { appliedText, notAppliedText } from '#server/domain/voucher-texts.ts';
import { couponRule } from '#server/domain/vouchers.ts';
import { type ApiRequest, type Body, type Result, requireUser } from '#server/http/handler.ts';
import type { Services } from '#server/services.ts';
import { codeOf } from './quote.ts';
import { unknown } from './unknown.ts';

type Previews = 'applyVoucher' | 'applyCouponCode';
type Product = Body<Previews>['products'][number];

/** At today's prices of the default packagings; a product that the named shop does not sell is refused. */
async function pricedProducts(db: Db, products: readonly Product[], now: Date) {
  const packagingOf = await defaultPackagingIds(
    db,
    products.map(({ id }) => id),
  );
  const known = await packagingFacts(db, [...packagingOf.values()], now);
  return products.map(({ id, quantity, shop_id: shopId }, index) => {
    const facts = known.get(packagingOf.get(id) ?? 0);
    if (!facts?.isForSale) throw unknown(`products.${index}.id`);
    if (facts.shop.id !== shopId) throw unknown(`products.${index}.shop_id`);
    return { shopId, amount: lineTotal(effectivePrice(facts), quantity) };
  });
}

/** 201 is the protocol's way to say that nothing was taken off (wire protocol 1.6). */
export async function applyVouchers(
  { db, clock }: Services,
  request: ApiRequest<Previews>,
  reply: FastifyReply,
): Promise<Result<Previews>> {
  const userId = requireUser(request);
  const now = clock();
  const groups = groupBy(await pricedProducts(db, request.body.products, now), ({ shopId }) => shopId);
  const code = codeOf(request.body.coupon_code);
  const found = await vouchersFor(db, { userId, shopIds: [...groups.keys()], code });
  const discountFor = couponRule(code === undefined ? found : { ...found, collected: [] }, now);
  const totals = [...groups].map(([shopId, group]) => ({ shopId, total: sum(group.map(({ amount }) => amount)) }));
  const discount = sum(totals.map(({ shopId, total }) => discountFor(shopId, total)));
  reply.code(discount > 0 ? 200 : 201);
  return {
    message: request.t(discount > 0 ? appliedText : notAppliedText),
    data: {
      total_order_amount: toMoney(sum(totals.map(({ total }) => total))),
      total_discount_amount: toMoney(discount),
    },
  };
}
