/** Places an order that has arrived once more: at today's prices, to the same address, all of it or nothing. */
import { canOrderAgain } from '#machines/lifecycles/order.machine.ts';
import type { Body, Result } from '#server/contract.types.ts';
import { rememberLanguage } from '#server/db/queries/identity.ts';
import { findOrder, linesOfOrders, type OrderLineRow, type OrderRow } from '#server/db/queries/orders.ts';
import { type PackagingFacts, packagingFacts } from '#server/db/queries/packagings.ts';
import { lockStock } from '#server/db/queries/stock.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { boughtText } from '#server/domain/options.ts';
import { notFound, Refusal, refused } from '#server/domain/refusal.ts';
import { shortageOf } from '#server/domain/shortage.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import { mailPlaced } from '#server/messages/order-mails.ts';
import type { Shopper } from './caller.ts';
import { serializeOwnOrder } from './cancel-order.ts';
import { takeDeliveryTimes } from './delivery-slots.ts';
import { idempotently } from './idempotency.ts';
import { type RequestedLine, takeGoods, writePriced } from './order-writing.ts';
import { paymentUrlFor } from './payment-writing.ts';
import { checkedPaymentMethod } from './place-order.ts';

type Known = Map<number, PackagingFacts>;

const missingShapes = (lines: readonly OrderLineRow[], known: Known, language: Language) =>
  lines.flatMap((line) => {
    const shortage = shortageOf(line.quantity, known.get(line.packagingId));
    if (!shortage) return [];
    const name = inLanguage(line.name, language);
    const unit = boughtText(line, language);
    return { id: line.productId, packaging_id: line.packagingId, name, unit, quantity: line.quantity, ...shortage };
  });

/** The goods of the old order as they are today, taken from the shelf. */
async function takenLines(tx: Tx, orderId: number, now: Date, language: Language): Promise<RequestedLine[]> {
  const lines = await linesOfOrders(tx, [orderId]);
  const packagingIds = lines.map(({ packagingId }) => packagingId);
  await lockStock(tx, packagingIds);
  const known = await packagingFacts(tx, packagingIds, now);
  const missing = missingShapes(lines, known, language);
  if (missing.length > 0) throw new Refusal(422, 'Not everything in this order can be had now.', { data: { missing } });
  const requested = lines.flatMap((line) => {
    const facts = known.get(line.packagingId);
    return facts ? { line, facts } : [];
  });
  await takeGoods(tx, requested);
  return requested;
}

type Repetition = { order: OrderRow; paymentMethod: string; origin: string; now: Date };

async function placeAgain(tx: Tx, { order, paymentMethod, origin, now }: Repetition, { locale }: Shopper) {
  await rememberLanguage(tx, order.userId, locale);
  const lines = await takenLines(tx, order.id, now, locale);
  // It goes as soon as possible, so a shop that needs a time refuses.
  const when = { userId: order.userId, shopIds: [order.shopId], sent: [], language: locale, now };
  const written = await writePriced(tx, lines, {
    deliveryTimes: await takeDeliveryTimes(tx, when),
    userId: order.userId,
    address: order.address,
    paymentMethod,
    isBuyNow: false,
    note: order.note,
    ifSoldOut: order.ifSoldOut,
    code: undefined,
    shownPayable: undefined,
    language: locale,
    now,
  });
  await mailPlaced(tx, order.userId, written);
  const { userId } = order;
  const paying = { userId, paymentMethod, language: locale, origin, now };
  return {
    order_payment_url: await paymentUrlFor(tx, paying, written),
    order: await serializeOwnOrder(tx, { userId, id: written[0]?.id ?? 0 }, locale),
  };
}

export async function orderAgain(
  deps: Dependencies,
  shopper: Shopper,
  { body, origin }: { body: Body<'orderAgain'>; origin: string },
): Promise<Result<'orderAgain'>> {
  const { db, clock } = deps;
  const { userId } = shopper;
  const order = await findOrder(db, userId, body.order_id);
  if (!order) throw notFound();
  if (!canOrderAgain(order.status)) throw refused('Only an order that has arrived can be placed again.');
  const paymentMethod = await checkedPaymentMethod(deps, body.payment_method ?? order.paymentMethod, userId);
  const now = clock();
  const repetition = { order, paymentMethod, origin, now };
  return inTransaction(db, (tx) =>
    idempotently(tx, shopper, now, async () => ({
      message: shopper.t('Order placed'),
      data: await placeAgain(tx, repetition, shopper),
    })),
  );
}
