/** The cart. Every change holds the lock on the shopper's cart, so that two changes at once are both counted. */
import type { Body } from '#server/contract.types.ts';
import {
  chosenPackaging,
  type LineKey,
  openCart,
  putLine,
  quantityOf,
  removeEverywhere,
  removeLine,
  removeOtherBuyNowLines,
  setQuantity,
} from '#server/db/queries/cart.ts';
import { packagingFacts } from '#server/db/queries/packagings.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { quantityViolation, sawAnotherPrice } from '#server/domain/cart-rules.ts';
import * as texts from '#server/domain/cart-texts.ts';
import { availableStock, effectivePrice } from '#server/domain/prices.ts';
import { Refusal, refused, unknown } from '#server/domain/refusal.ts';
import type { Shopper } from './caller.ts';
import { type CartResponse, cartResponse } from './cart-reading.ts';
import { idempotently } from './idempotency.ts';

type LineBody = Pick<Body<'incrementCartLine'>, 'product_id' | 'packaging_id'> & { is_buy_now?: boolean };
type Change = { key: LineKey; productId: number; now: Date };

function refuseBeyond(quantity: number, available: number): void {
  const violation = quantityViolation(quantity, available);
  if (violation) throw new Refusal(422, violation);
}

async function factsOf(tx: Tx, packagingId: number, now: Date) {
  const facts = (await packagingFacts(tx, [packagingId], now)).get(packagingId);
  if (!facts) throw unknown('packaging_id');
  return { available: availableStock(facts.stock, facts.flashLeft), price: effectivePrice(facts) };
}

async function presentQuantity(tx: Tx, key: LineKey): Promise<number> {
  const quantity = await quantityOf(tx, key);
  if (quantity === undefined) throw refused(texts.notInCartText);
  return quantity;
}

async function lineOf(tx: Tx, userId: number, body: LineBody): Promise<LineKey> {
  const chosen = await chosenPackaging(tx, body.product_id, body.packaging_id);
  if (!chosen) throw unknown('product_id');
  if (chosen.id === null) throw unknown('packaging_id');
  return { userId, packagingId: chosen.id, isBuyNow: body.is_buy_now ?? false };
}

/** Locks the cart, changes it, raises its version and answers with what it is then. */
async function changed(
  { db, clock }: Dependencies,
  shopper: Shopper,
  body: LineBody,
  change: (tx: Tx, change: Change) => Promise<{ message: string; info?: string }>,
  isBuyNow = body.is_buy_now ?? false,
): Promise<CartResponse> {
  const { userId } = shopper;
  const now = clock();
  const note = await inTransaction(db, async (tx) => {
    await openCart(tx, userId, now, isBuyNow);
    const key = await lineOf(tx, userId, body);
    return change(tx, { key, productId: body.product_id, now });
  });
  return cartResponse(db, { userId, isBuyNow: body.is_buy_now ?? false, now }, shopper, note);
}

/** Whether the shopper was shown another price than the one that the line has now. */
async function add(tx: Tx, { key, productId, now }: Change, body: Body<'addToCart'>): Promise<boolean> {
  const { available, price } = await factsOf(tx, key.packagingId, now);
  const added = body.quantity ?? 1;
  const before = key.isBuyNow ? 0 : ((await quantityOf(tx, key)) ?? 0);
  refuseBeyond(before + added, available);
  if (key.isBuyNow) await removeOtherBuyNowLines(tx, key.userId, key.packagingId);
  await putLine(tx, { ...key, productId, quantity: before + added, price, now });
  return sawAnotherPrice(body.unit_price, price);
}

export const addToCart = (deps: Dependencies, shopper: Shopper, body: Body<'addToCart'>): Promise<CartResponse> =>
  changed(deps, shopper, body, async (tx, change) => {
    const sawAnother = await idempotently(tx, shopper, change.now, () => add(tx, change, body));
    const message = shopper.t(texts.addedText);
    return sawAnother ? { message, info: shopper.t(texts.otherPriceText) } : { message };
  });

export const incrementCartLine = (deps: Dependencies, shopper: Shopper, body: LineBody): Promise<CartResponse> =>
  changed(deps, shopper, body, async (tx, { key, now }) => {
    const quantity = (await presentQuantity(tx, key)) + 1;
    refuseBeyond(quantity, (await factsOf(tx, key.packagingId, now)).available);
    await setQuantity(tx, key, quantity);
    return { message: shopper.t(texts.increasedText) };
  });

export const decrementCartLine = (deps: Dependencies, shopper: Shopper, body: LineBody): Promise<CartResponse> =>
  changed(deps, shopper, body, async (tx, { key }) => {
    const quantity = await presentQuantity(tx, key);
    if (quantity > 1) {
      await setQuantity(tx, key, quantity - 1);
      return { message: texts.decreasedText };
    }
    await removeLine(tx, key);
    return { message: texts.removedText };
  });

export const setCartQuantity = (
  deps: Dependencies,
  shopper: Shopper,
  body: Body<'setCartQuantity'>,
): Promise<CartResponse> =>
  changed(deps, shopper, body, async (tx, { key, now }) => {
    await presentQuantity(tx, key);
    refuseBeyond(body.quantity, (await factsOf(tx, key.packagingId, now)).available);
    await setQuantity(tx, key, body.quantity);
    return { message: shopper.t(texts.changedText) };
  });

/** From the cart too, whichever of the two was meant. */
export function removeCartLine(deps: Dependencies, shopper: Shopper, body: LineBody): Promise<CartResponse> {
  const remove = async (tx: Tx, { key }: Change) => {
    const gone = await removeEverywhere(tx, key.userId, key.packagingId);
    if (gone === 0) throw refused(texts.notInCartText);
    return { message: texts.removedText };
  };
  return changed(deps, shopper, body, remove, false);
}
