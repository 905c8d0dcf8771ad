/**
 * A seller says how many pieces of a line can be delivered. The order is locked first: another correction, a cancellation and
 * the next step of the order then come before it or after it. Pieces that are missing do not go back to the shelf: the
 * shop does not have them.
 */
import { isAtShop } from '#machines/lifecycles/order.machine.ts';
import type { Body } from '#server/contract.types.ts';
import { publish, queueJob } from '#server/db/after-commit.ts';
import { lockOffer } from '#server/db/queries/offers.ts';
import { addReplacement, correctSums, setDelivered } from '#server/db/queries/order-lines.ts';
import { lockOrder } from '#server/db/queries/order-steps.ts';
import { type OrderLineRow, type OrderRow, orderedLines } from '#server/db/queries/orders.ts';
import { packagingFacts } from '#server/db/queries/packagings.ts';
import { oweDifference } from '#server/db/queries/refunds.ts';
import { countSold, lockStock, type Requested, takeStock } from '#server/db/queries/stock.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { DraftLine } from '#server/db/queries/write-order.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { stockChangedText } from '#server/domain/cart-texts.ts';
import { draftLine } from '#server/domain/order-draft.ts';
import { availableStock } from '#server/domain/prices.ts';
import { conflict, invalid, invalidReference, notFound } from '#server/domain/refusal.ts';
import { choiceOf } from '#server/domain/sold-out.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import { mailChanged, stepOrder } from '#server/messages/order-mails.ts';
import type { Seller } from '#server/services/caller.ts';
import { idempotently } from '#server/services/idempotency.ts';
import { ownOrder, wholeOrder } from './trade.ts';

export type LineChange = { line: number } & Body<'changeSellerOrderLine'>;

/** Who corrects an order. */
type Desk = { shopId: number; locale: Language; now: Date };

type Correcting = Desk & { order: OrderRow; lines: readonly OrderLineRow[]; line: OrderLineRow };

async function replacementFacts(tx: Tx, { shopId, now }: Correcting, wish: NonNullable<LineChange['replacement']>) {
  const place = { shopId, sku: wish.sku, position: (wish.pack ?? 1) - 1 };
  const offer = await lockOffer(tx, place);
  if (!offer) throw invalidReference('replacement.sku');
  await lockStock(tx, [offer.pack.id]);
  const facts = (await packagingFacts(tx, [offer.pack.id], now)).get(offer.pack.id);
  if (!facts?.isForSale) throw invalidReference('replacement.sku');
  return facts;
}

type Taken = { draft: DraftLine; goods: Requested };

/** As many pieces, each for what it costs today and never for more than the ordered one. */
async function takeReplacement(
  tx: Tx,
  correcting: Correcting,
  wish: NonNullable<LineChange['replacement']>,
  count: number,
): Promise<Taken> {
  const { order, lines, line, locale } = correcting;
  if ((choiceOf(line, order) ?? 'leave_out') === 'leave_out') throw conflict('The shopper chose to leave it out.');
  const facts = await replacementFacts(tx, correcting, wish);
  if (lines.some(({ packagingId }) => packagingId === facts.id))
    throw invalid({ 'replacement.sku': 'This product is in the order already.' });
  const left = availableStock(facts.stock, facts.flashLeft);
  if (left < count) throw conflict(stockChangedText, { name: inLanguage(facts.name, locale), count: left });
  const goods = { productId: facts.productId, packagingId: facts.id, quantity: count, flashSaleId: facts.flashSaleId };
  if (!(await takeStock(tx, [goods])))
    throw conflict(stockChangedText, { name: inLanguage(facts.name, locale), count: left });
  const today = draftLine(facts, count);
  return { goods, draft: { ...today, unitPrice: Math.min(today.unitPrice, line.unitPrice) } };
}

async function correct(tx: Tx, correcting: Correcting, { quantity, replacement }: LineChange): Promise<void> {
  const { order, line } = correcting;
  const count = line.quantity - quantity;
  const taken = replacement && (await takeReplacement(tx, correcting, replacement, count));
  await countSold(tx, [{ productId: line.productId, quantity: -count }, ...(taken ? [taken.goods] : [])]);
  await setDelivered(tx, line, quantity);
  if (taken) await addReplacement(tx, line, taken.draft);
  const less = await correctSums(tx, order);
  publish(tx, { userId: order.userId, event: 'order-changed' });
  // A window in which the old amount would be paid is closed.
  queueJob(tx, 'payment-reconciliation');
  const isEmpty = (await orderedLines(tx, [order.id])).every((each) => each.quantity === 0);
  if (isEmpty) {
    await stepOrder(tx, order.id, 'Cancelled', 'shop');
    return;
  }
  await oweDifference(tx, order.id);
  await mailChanged(tx, order.id, less);
}

export async function deliverLine(tx: Tx, desk: Desk, id: number, wish: LineChange): Promise<void> {
  const order = await lockOrder(tx, id);
  if (!order) throw notFound();
  const lines = await orderedLines(tx, [id]);
  const line = lines.find((each) => each.id === wish.line);
  if (!line) throw notFound();
  if (line.quantity === wish.quantity && line.missing > 0) return;
  if (!isAtShop(order.status)) throw conflict('This order can no longer be changed.');
  if (wish.quantity > line.quantity) throw conflict('The order has only {count} of it.', { count: line.quantity });
  if (wish.quantity < line.quantity) await correct(tx, { ...desk, order, lines, line }, wish);
}

export const changeSellerOrderLine = (
  { db, clock }: Dependencies,
  seller: Seller,
  { code, ...wish }: { code: string } & LineChange,
) =>
  inTransaction(db, (tx) =>
    idempotently(tx, seller, clock(), async () => {
      const { id } = await ownOrder(tx, seller.shopId, code);
      await deliverLine(tx, { ...seller, now: clock() }, id, wish);
      return {
        message: seller.t('Saved'),
        data: await wholeOrder(tx, await ownOrder(tx, seller.shopId, code), seller.locale),
      };
    }),
  );
