/** Puts the chosen products into the cart at once: each as far as its stock goes, with a word on what became of it. */
import type { components } from '#api/generated/schema.ts';
import type { Body, OwnIds, Result } from '#server/contract.types.ts';
import { lockCart, openCart, packagingOfProduct, putLine, quantityOf } from '#server/db/queries/cart.ts';
import { packagingFacts } from '#server/db/queries/packagings.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { largestQuantity, quantityViolation } from '#server/domain/cart-rules.ts';
import { unavailableProductText } from '#server/domain/cart-texts.ts';
import { largestAmount } from '#server/domain/money.ts';
import { availableStock, effectivePrice } from '#server/domain/prices.ts';
import type { Phrase } from '#server/domain/refusal.ts';
import type { Shopper } from './caller.ts';
import { cartResponse } from './cart-reading.ts';
import { idempotently } from './idempotency.ts';

type Item = OwnIds<components['schemas']['SmartOrderItem']>;
/** `violation`: why not all of it was added; the caller translates it. */
type Taken = Pick<Item, 'line' | 'product_id'> & {
  packaging_id: number | null;
  quantity: number;
  isWhole: boolean;
  violation: Phrase | null;
};

const refusedItem = ({ line, product_id, packaging_id = null }: Item): Taken => ({
  line,
  product_id,
  packaging_id,
  quantity: 0,
  isWhole: false,
  violation: unavailableProductText,
});

/** Of a product with sizes or colours there is no default. */
async function packagingOf(tx: Tx, { product_id, packaging_id }: Item): Promise<number | undefined> {
  const product = await packagingOfProduct(tx, product_id, packaging_id);
  const needsChoice = !packaging_id && product && product.sizeIds.length + product.colorIds.length > 0;
  return (!needsChoice && product?.id) || undefined;
}

/** A line that is in the cart already grows. */
async function takeItem(tx: Tx, userId: number, item: Item, now: Date): Promise<Taken> {
  const packagingId = await packagingOf(tx, item);
  const facts = packagingId && (await packagingFacts(tx, [packagingId], now)).get(packagingId);
  if (!packagingId || !facts || effectivePrice(facts) > largestAmount) return refusedItem(item);
  const key = { userId, packagingId, isBuyNow: false };
  const available = availableStock(facts.stock, facts.flashLeft);
  const before = (await quantityOf(tx, key)) ?? 0;
  const quantity = Math.max(0, Math.min(item.quantity, Math.min(available, largestQuantity) - before));
  if (quantity > 0) {
    const price = effectivePrice(facts);
    await putLine(tx, { ...key, productId: item.product_id, quantity: before + quantity, price, now });
  }
  const violation = quantityViolation(before + item.quantity, available) ?? null;
  const { line, product_id } = item;
  return { line, product_id, packaging_id: packagingId, quantity, isWhole: quantity === item.quantity, violation };
}

const statusOf = ({ quantity, isWhole }: Taken) => {
  if (isWhole) return 'added';
  return quantity > 0 ? 'partly' : 'refused';
};

export async function addSmartOrder(
  { db, clock }: Dependencies,
  shopper: Shopper,
  { items }: Body<'addSmartOrder'>,
): Promise<Result<'addSmartOrder'>> {
  const { userId, t } = shopper;
  const now = clock();
  const takeAll = async (tx: Tx) => {
    // The version of the cart goes up only when something has come into it.
    await lockCart(tx, userId, now);
    const taken: Taken[] = [];
    for (const item of items) taken.push(await takeItem(tx, userId, item, now));
    if (taken.some(({ quantity }) => quantity > 0)) await openCart(tx, userId, now);
    return taken;
  };
  const taken = await inTransaction(db, (tx) => idempotently(tx, shopper, now, () => takeAll(tx)));
  const textOf = (phrase: Phrase | null) => phrase && (typeof phrase === 'string' ? t(phrase) : t(...phrase));
  const report = taken.map(({ isWhole, violation, ...item }) => ({
    ...item,
    status: statusOf({ ...item, isWhole, violation }),
    message: textOf(violation),
  }));
  const added = report.filter(({ status }) => status !== 'refused').length;
  const message = t('{added} of {count} products added', { added, count: report.length });
  const { data } = await cartResponse(db, { userId, isBuyNow: false, now }, shopper);
  return { message, data: { ...data, report } } as Result<'addSmartOrder'>;
}
