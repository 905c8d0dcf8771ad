/**
 * Places an order: one a shop, all of them or none. The order of the steps keeps two orders at once apart: the cart is
 * locked before it is read, the stock before it is counted, and prices are read after both.
 */
import type { Body, Result } from '#server/contract.types.ts';
import { holdAddress } from '#server/db/queries/addresses.ts';
import { linesOf, openCart, removeLines } from '#server/db/queries/cart.ts';
import { rememberLanguage, userById } from '#server/db/queries/identity.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { lockStock } from '#server/db/queries/stock.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { WrittenOrder } from '#server/db/queries/write-order.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type AddressSnapshot, addressSnapshot } from '#server/domain/address-snapshot.ts';
import * as texts from '#server/domain/cart-texts.ts';
import { toMoney } from '#server/domain/money.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import { availableStock } from '#server/domain/prices.ts';
import { conflict, invalidReference, Refusal, refused, type Translate } from '#server/domain/refusal.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import { isVerified } from '#server/domain/user.ts';
import { mailPlaced } from '#server/messages/order-mails.ts';
import type { PricedLine } from '#server/serializers/cart.ts';
import type { Shopper } from './caller.ts';
import { priced } from './cart-reading.ts';
import { takeDeliveryTimes } from './delivery-slots.ts';
import { idempotently } from './idempotency.ts';
import { type Ordering, takeGoods, writePriced } from './order-writing.ts';
import { offeredPaymentMethod, paymentUrlFor } from './payment-writing.ts';
import { checkoutOf, codeOf, linesOfShops, orderable } from './quote.ts';

type Placing = {
  userId: number;
  body: Body<'placeOrder'>;
  paymentMethod: string;
  language: Language;
  now: Date;
  t: Translate;
};

export async function placeOrder(
  deps: Dependencies,
  shopper: Shopper,
  { body, origin }: { body: Body<'placeOrder'>; origin: string },
): Promise<Result<'placeOrder'>> {
  const { db, clock } = deps;
  const { userId, locale: language, t } = shopper;
  const paymentMethod = await checkedPaymentMethod(deps, body.payment_method, userId);
  const now = clock();
  const placing: Placing = { userId, body, paymentMethod, language, now, t };
  return inTransaction(db, (tx) =>
    idempotently(tx, shopper, now, async () => {
      const written = await placeAll(tx, placing);
      const url = await paymentUrlFor(tx, { ...placing, origin }, written);
      return {
        message: t('Order placed'),
        data: { order_payment_url: url, orders: written.map(serializePlaced) },
      };
    }),
  ).catch(async (error: unknown) => {
    throw await withTodaysTotals(db, placing, error);
  });
}

/** A shopper who saw another quote gets the current one. */
async function withTodaysTotals(db: Dependencies['db'], placing: Placing, error: unknown): Promise<unknown> {
  if (!(error instanceof Refusal) || error.status !== 409 || error.retryAfter !== undefined) return error;
  const { data } = await checkoutOf(db, placing);
  return new Refusal(error.status, error.phrase, { data });
}

/** Returns the method that the shop offers by this name. Refuses a shopper whose account must be verified first. */
export async function checkedPaymentMethod(deps: Dependencies, requested: string, userId: number): Promise<string> {
  const { db } = deps;
  const method = await offeredPaymentMethod(deps, requested);
  const settings = await readSomeSettings(db, ['orderPlaceAccountVerify']);
  if (settings.orderPlaceAccountVerify) await refuseUnverified(db, userId);
  return method;
}

async function refuseUnverified(db: Dependencies['db'], userId: number): Promise<void> {
  const user = await userById(db, userId);
  if (!user || !isVerified(user)) throw refused('Please verify your account first.');
}

const serializePlaced = ({ id, number, shopId, payable }: WrittenOrder) => ({
  id,
  order_code: orderCode(number),
  shop_id: shopId,
  amount: toMoney(payable),
});

async function placeAll(tx: Tx, placing: Placing): Promise<WrittenOrder[]> {
  const { userId, now } = placing;
  await rememberLanguage(tx, userId, placing.language);
  const version = await openCart(tx, userId, now, placing.body.is_buy_now);
  const address = await ownAddress(tx, userId, placing.body.address_id);
  const lines = await reservedLines(tx, placing, version);
  const { shop_ids: shopIds, delivery_slots: sent } = placing.body;
  const deliveryTimes = await takeDeliveryTimes(tx, { ...placing, shopIds, sent });
  const written = await writePriced(tx, lines.map(withChoice(placing.body)), {
    ...orderingOf(placing, address),
    deliveryTimes,
  });
  await removeLines(
    tx,
    lines.map(({ line }) => line.id),
  );
  await mailPlaced(tx, userId, written);
  return written;
}

const orderingOf = (
  { userId, body, paymentMethod, language, now }: Placing,
  address: AddressSnapshot,
): Omit<Ordering, 'deliveryTimes'> => ({
  userId,
  address,
  paymentMethod,
  isBuyNow: body.is_buy_now ?? false,
  note: body.note?.trim() || null,
  ifSoldOut: body.if_sold_out ?? null,
  code: codeOf(body.coupon_code),
  shownPayable: body.payable_amount,
  language,
  now,
});

/** A line that the shopper chose nothing for is treated as the order is. */
const withChoice =
  ({ sold_out_lines: own = [] }: Body<'placeOrder'>) =>
  ({ line, facts }: PricedLine) => {
    const chosen = own.find(({ packaging_id: id }) => id === line.packagingId);
    return { line: { ...line, ifSoldOut: chosen?.choice ?? null }, facts };
  };

async function ownAddress(tx: Tx, userId: number, id: number): Promise<AddressSnapshot> {
  const row = await holdAddress(tx, userId, id);
  if (!row) throw invalidReference('address_id');
  return addressSnapshot(row);
}

/** The lines that are ordered, with their stock taken. */
async function reservedLines(tx: Tx, { userId, body, now, language }: Placing, version: number): Promise<PricedLine[]> {
  const isBuyNow = body.is_buy_now ?? false;
  const isOther = typeof body.cart_version === 'number' && body.cart_version !== version;
  if (isOther) throw conflict(texts.cartChangedText);
  const rows = await linesOf(tx, userId, isBuyNow);
  const before = linesOfShops((await priced(tx, rows, now)).lines, body.shop_ids);
  if (before.length === 0) throw refused(texts.emptyText);
  // Without stock the request need not wait for the lock.
  refuseShortages(before, body, language);
  await lockStock(
    tx,
    before.map(({ line }) => line.packagingId),
  );
  // Read again: stock and prices may have changed while waiting for the lock.
  const { lines: all, unavailable } = await priced(tx, rows, now);
  const lines = linesOfShops(all, body.shop_ids);
  const shops = new Set(lines.map(({ facts }) => facts.shop.id));
  if (unavailable.length > 0 || body.shop_ids.some((id) => !shops.has(id))) throw conflict(texts.cartChangedText);
  refuseShortages(lines, body, language);
  const ordered = orderable(lines);
  await takeGoods(tx, ordered);
  return ordered;
}

/**
 * Sold-out lines are left out only if the request carries an amount: if a line sold out after the shopper saw the quote,
 * that amount differs and the order is refused.
 */
function refuseShortages(
  lines: readonly PricedLine[],
  { payable_amount }: Body<'placeOrder'>,
  language: Language,
): void {
  const isSeen = typeof payable_amount === 'number';
  const kept = isSeen ? orderable(lines) : [];
  for (const line of kept.length > 0 ? kept : lines) refuseShortage(line, language);
}

function refuseShortage({ line, facts }: PricedLine, language: Language): void {
  const count = availableStock(facts.stock, facts.flashLeft);
  if (line.quantity > count) throw conflict(texts.stockChangedText, { name: inLanguage(facts.name, language), count });
}
