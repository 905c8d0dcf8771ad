/** The discount of vouchers on a list of products: a preview without a cart, which stores nothing. */
import type { Body, Result } from '#server/contract.types.ts';
import type { Db } from '#server/db/pool.ts';
import { defaultPackagingIds, packagingFacts } from '#server/db/queries/packagings.ts';
import { unitOfShop } from '#server/db/queries/settings.ts';
import { vouchersFor } from '#server/db/queries/vouchers.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { groupBy } from '#server/domain/group-by.ts';
import { type Minor, sum, toMoney } from '#server/domain/money.ts';
import { effectivePrice, lineTotal } from '#server/domain/prices.ts';
import { invalidReference } from '#server/domain/refusal.ts';
import { appliedText, notAppliedText } from '#server/domain/voucher-texts.ts';
import { couponRule } from '#server/domain/vouchers.ts';
import type { Shopper } from './caller.ts';
import { codeOf } from './quote.ts';

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
    if (!facts?.isForSale) throw invalidReference(`products.${index}.id`);
    if (facts.shop.id !== shopId) throw invalidReference(`products.${index}.shop_id`);
    return { shopId, amount: lineTotal(effectivePrice(facts), quantity) };
  });
}

export async function applyVouchers(
  { db, clock }: Dependencies,
  { userId, t }: Shopper,
  body: Body<Previews>,
): Promise<{ discount: Minor; response: Result<Previews> }> {
  const now = clock();
  const groups = groupBy(await pricedProducts(db, body.products, now), ({ shopId }) => shopId);
  const code = codeOf(body.coupon_code);
  const found = await vouchersFor(db, { userId, shopIds: [...groups.keys()], code });
  const discountFor = couponRule(code === undefined ? found : { ...found, collected: [] }, now);
  const totals = [...groups].map(([shopId, group]) => ({ shopId, total: sum(group.map(({ amount }) => amount)) }));
  const unit = await unitOfShop(db);
  const discount = sum(totals.map(({ shopId, total }) => discountFor(shopId, total, unit)));
  return {
    discount,
    response: {
      message: t(discount > 0 ? appliedText : notAppliedText),
      data: {
        total_order_amount: toMoney(sum(totals.map(({ total }) => total))),
        total_discount_amount: toMoney(discount),
      },
    },
  };
}
