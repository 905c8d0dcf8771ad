/** What placing an order and ordering again share: goods are taken, priced, reduced by vouchers and written down. */
import { randomUUID } from 'node:crypto';
import { countOrders } from '#server/db/after-commit.ts';
import type { PackagingFacts } from '#server/db/queries/packagings.ts';
import { signOfShop } from '#server/db/queries/settings.ts';
import { countSold, takeStock } from '#server/db/queries/stock.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { lockedVouchersFor, redeemVouchers } from '#server/db/queries/vouchers.ts';
import { type OrderDraft, type WrittenOrder, writeOrders } from '#server/db/queries/write-order.ts';
import type { AddressSnapshot } from '#server/domain/address-snapshot.ts';
import { belowMinimumText, cartChangedText, tooLargeText, totalChangedText } from '#server/domain/cart-texts.ts';
import type { DeliveryTime } from '#server/domain/delivery-time.ts';
import { amountText } from '#server/domain/mail.ts';
import { largestAmount, toMinor } from '#server/domain/money.ts';
import { draftLine } from '#server/domain/order-draft.ts';
import type { Quote, ShopQuote } from '#server/domain/quote.ts';
import { conflict, refused } from '#server/domain/refusal.ts';
import type { SoldOutChoice } from '#server/domain/sold-out.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import { lostText } from '#server/domain/voucher-texts.ts';
import { chosenVoucher, couponRule, outcomeOfCode } from '#server/domain/vouchers.ts';
import { quoteLines } from './quote.ts';

export type RequestedLine = {
  line: { productId: number; packagingId: number; quantity: number; ifSoldOut?: SoldOutChoice | null };
  facts: PackagingFacts;
};

export type Ordering = {
  userId: number;
  address: AddressSnapshot;
  paymentMethod: string;
  isBuyNow: boolean;
  note: string | null;
  ifSoldOut: SoldOutChoice | null;
  /** By the id of the shop; the others deliver as soon as possible. */
  deliveryTimes: ReadonlyMap<number, DeliveryTime>;
  /** The voucher's code that the shopper typed. */
  code: string | undefined;
  /** What the shopper was shown, as it was sent. */
  shownPayable: number | null | undefined;
  language: Language;
  now: Date;
};

/** The stock must be locked, and the lines read after that. */
export async function takeGoods(tx: Tx, lines: readonly RequestedLine[]): Promise<void> {
  const requested = lines.map(({ line, facts }) => ({ ...line, flashSaleId: facts.flashSaleId }));
  if (!(await takeStock(tx, requested))) throw conflict(cartChangedText);
  await countSold(tx, requested);
}

/** Below the minimum of a shop nothing is ordered at all. */
async function refuseBelowMinimum(
  tx: Tx,
  lines: readonly RequestedLine[],
  shops: readonly ShopQuote[],
  language: Language,
): Promise<void> {
  const below = shops.find(({ missing }) => missing > 0);
  const shop = lines.find(({ facts }) => facts.shop.id === below?.shopId)?.facts.shop;
  if (!below || !shop) return;
  const sign = await signOfShop(tx);
  throw refused(belowMinimumText, {
    shop: inLanguage(shop.name, language),
    minimum: amountText(below.total + below.missing, sign, language),
    missing: amountText(below.missing, sign, language),
  });
}

/** A voucher takes off what the rows of the orders hold all the same. */
const isTooLarge = ({ payable, shops }: Quote) =>
  payable > largestAmount || shops.some(({ total, delivery, tax }) => total + delivery + tax > largestAmount);

async function draftsOf(tx: Tx, lines: readonly RequestedLine[], ordering: Ordering): Promise<OrderDraft[]> {
  const { userId, code, shownPayable, now } = ordering;
  const shopIds = lines.map(({ facts }) => facts.shop.id);
  const vouchers = await lockedVouchersFor(tx, { userId, shopIds, code }, now);
  const quote = await quoteLines(tx, lines, couponRule(vouchers, now));
  if (code !== undefined && outcomeOfCode(vouchers, quote.shops, now).violation) throw conflict(lostText);
  if (isTooLarge(quote)) throw refused(tooLargeText);
  await refuseBelowMinimum(tx, lines, quote.shops, ordering.language);
  const isOther = typeof shownPayable === 'number' && toMinor(shownPayable) !== quote.payable;
  if (isOther) throw conflict(totalChangedText);
  const checkoutId = randomUUID();
  return quote.shops.flatMap((shopQuote) => {
    const own = lines.filter(({ facts }) => facts.shop.id === shopQuote.shopId);
    const shop = own[0]?.facts.shop;
    if (!shop) return [];
    return {
      checkoutId,
      userId,
      quote: shopQuote,
      voucher: chosenVoucher(vouchers, shopQuote.shopId, shopQuote.total, now),
      lines: own.map(({ line, facts }) => ({
        ...draftLine(facts, line.quantity),
        ifSoldOut: line.ifSoldOut ?? null,
      })),
      estimatedDelivery: shop.estimatedDelivery,
      deliveryTime: ordering.deliveryTimes.get(shopQuote.shopId),
      paymentMethod: ordering.paymentMethod,
      address: ordering.address,
      isBuyNow: ordering.isBuyNow,
      note: ordering.note,
      ifSoldOut: ordering.ifSoldOut,
      placedAt: now,
    };
  });
}

/** One order a shop, at today's prices. Whatever the shopper was shown otherwise is refused with 409. */
export async function writePriced(
  tx: Tx,
  lines: readonly RequestedLine[],
  ordering: Ordering,
): Promise<WrittenOrder[]> {
  const drafts = await draftsOf(tx, lines, ordering);
  const voucherIds = drafts.flatMap(({ voucher }) => voucher?.id ?? []);
  if (!(await redeemVouchers(tx, voucherIds))) throw conflict(lostText);
  const written = await writeOrders(tx, drafts);
  countOrders(tx, written.length);
  return written;
}
