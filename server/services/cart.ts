/** The cart. Every change holds the lock on the shopper's cart, so that two changes at once are both counted. */
import type { Body } from '#server/contract.types.ts';
import {
  type LineKey,
  openCart,
  putLine,
  quantityOf,
  removeEverywhere,
  removeLine,
  removeOtherBuyNowLines,
  setQuantity,
} from '#server/db/queries/cart.ts';
import { holdUser } from '#server/db/queries/identity.ts';
import { packagingFacts } from '#server/db/queries/packagings.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { quantityViolation, sawAnotherPrice } from '#server/domain/cart-rules.ts';
import * as texts from '#server/domain/cart-texts.ts';
import { largestAmount } from '#server/domain/money.ts';
import { availableStock, effectivePrice } from '#server/domain/prices.ts';
import { invalidReference, Refusal, refused } from '#server/domain/refusal.ts';
import type { Shopper } from './caller.ts';
import { type CartResponse, cartResponse } from './cart-reading.ts';
import { chosenPackaging, type NamedProduct, packagingOfLine } from './chosen-packaging.ts';
import { idempotently } from './idempotency.ts';

type LineBody = NamedProduct & { is_buy_now?: boolean };
/** Which packaging a body means. */
type Finding = (tx: Tx, body: LineBody, cart: { userId: number; isBuyNow: boolean }) => Promise<number>;
type Change = { key: LineKey; productId: number; now: Date };

function refuseBeyond(quantity: number, available: number): void {
  const violation = quantityViolation(quantity, available);
  if (violation) throw new Refusal(422, violation);
}

async function factsOf(tx: Tx, packagingId: number, now: Date) {
  const facts = (await packagingFacts(tx, [packagingId], now)).get(packagingId);
  if (!facts) throw invalidReference('packaging_id');
  const price = effectivePrice(facts);
  if (price > largestAmount) throw refused(texts.tooLargeText);
  return { available: availableStock(facts.stock, facts.flashLeft), price };
}

async function presentQuantity(tx: Tx, key: LineKey): Promise<number> {
  const quantity = await quantityOf(tx, key);
  if (quantity === undefined) throw refused(texts.notInCartText);
  return quantity;
}

/** Locks the cart, changes it, raises its version and answers with what it is then. */
async function changed(
  { db, clock }: Dependencies,
  shopper: Shopper,
  body: LineBody,
  change: (tx: Tx, change: Change) => Promise<{ message: string; info?: string }>,
  { isBuyNow = body.is_buy_now ?? false, find = packagingOfLine }: { isBuyNow?: boolean; find?: Finding } = {},
): Promise<CartResponse> {
  const { userId } = shopper;
  const now = clock();
  const note = await inTransaction(db, async (tx) => {
    await holdUser(tx, userId);
    await openCart(tx, userId, now, isBuyNow);
    const cart = { userId, isBuyNow: body.is_buy_now ?? false };
    const key = { ...cart, packagingId: await find(tx, body, cart) };
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

export function addToCart(deps: Dependencies, shopper: Shopper, body: Body<'addToCart'>): Promise<CartResponse> {
  const addOnce = async (tx: Tx, change: Change) => {
    const sawAnother = await idempotently(tx, shopper, change.now, () => add(tx, change, body));
    const message = shopper.t(texts.addedText);
    return sawAnother ? { message, info: shopper.t(texts.otherPriceText) } : { message };
  };
  return changed(deps, shopper, body, addOnce, { find: chosenPackaging });
}

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
  const remove = async (tx: Tx, { key, now }: Change) => {
    const gone = await removeEverywhere(tx, key.userId, key.packagingId);
    if (gone.length === 0) throw refused(texts.notInCartText);
    if (gone.some((line) => line.isBuyNow)) await openCart(tx, key.userId, now, true);
    return { message: texts.removedText };
  };
  return changed(deps, shopper, body, remove, { isBuyNow: false });
}
