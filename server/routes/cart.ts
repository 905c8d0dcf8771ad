/** The cart. Every change holds the lock on the shopper's cart, so that two changes at once are both counted. */
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
import { quantityViolation, sawAnotherPrice } from '#server/domain/cart-rules.ts';
import * as texts from '#server/domain/cart-texts.ts';
import { availableStock, effectivePrice } from '#server/domain/prices.ts';
import { type ApiRequest, type Body, type Handlers, requireUser } from '#server/http/handler.ts';
import { Refusal, refused } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { cartResponse } from './cart-reading.ts';
import { idempotently } from './idempotency.ts';
import { quoteResponse } from './quote.ts';
import { unknown } from './unknown.ts';

type LineBody = Pick<Body<'incrementCartLine'>, 'product_id' | 'packaging_id'> & { is_buy_now?: boolean };
type Changes = 'addToCart' | 'incrementCartLine' | 'decrementCartLine' | 'setCartQuantity' | 'removeCartLine';
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

export const cartRoutes = (services: Services) => {
  const { db, clock } = services;

  async function lineOf(tx: Tx, userId: number, body: LineBody): Promise<LineKey> {
    const chosen = await chosenPackaging(tx, body.product_id, body.packaging_id);
    if (!chosen) throw unknown('product_id');
    if (chosen.id === null) throw unknown('packaging_id');
    return { userId, packagingId: chosen.id, isBuyNow: body.is_buy_now ?? false };
  }

  /** Locks the cart, changes it, raises its version and answers with what it is then. */
  async function changed(
    request: Pick<ApiRequest<Changes>, 'userId' | 'locale' | 't'> & { body: LineBody },
    change: (tx: Tx, change: Change) => Promise<{ message: string; info?: string }>,
    isBuyNow = request.body.is_buy_now ?? false,
  ) {
    const userId = requireUser(request);
    const now = clock();
    const { body } = request;
    const note = await inTransaction(db, async (tx) => {
      await openCart(tx, userId, now, isBuyNow);
      const key = await lineOf(tx, userId, body);
      return change(tx, { key, productId: body.product_id, now });
    });
    return cartResponse(db, { userId, isBuyNow: body.is_buy_now ?? false, now }, request, note);
  }

  async function add(tx: Tx, { key, productId, now }: Change, body: Body<'addToCart'>) {
    const { available, price } = await factsOf(tx, key.packagingId, now);
    const added = body.quantity ?? 1;
    const before = key.isBuyNow ? 0 : ((await quantityOf(tx, key)) ?? 0);
    refuseBeyond(before + added, available);
    if (key.isBuyNow) await removeOtherBuyNowLines(tx, key.userId, key.packagingId);
    await putLine(tx, { ...key, productId, quantity: before + added, price, now });
    return sawAnotherPrice(body.unit_price, price);
  }

  return {
    getCart: (request) => {
      const view = { userId: requireUser(request), isBuyNow: request.query.is_buy_now === 1, now: clock() };
      return cartResponse(db, view, request);
    },

    addToCart: (request) =>
      changed(request, async (tx, change) => {
        const sawAnother = await idempotently(tx, request, change.now, () => add(tx, change, request.body));
        const message = request.t(texts.addedText);
        return sawAnother ? { message, info: request.t(texts.otherPriceText) } : { message };
      }),

    incrementCartLine: (request) =>
      changed(request, async (tx, { key, now }) => {
        const quantity = (await presentQuantity(tx, key)) + 1;
        refuseBeyond(quantity, (await factsOf(tx, key.packagingId, now)).available);
        await setQuantity(tx, key, quantity);
        return { message: request.t(texts.increasedText) };
      }),

    decrementCartLine: (request) =>
      changed(request, async (tx, { key }) => {
        const quantity = await presentQuantity(tx, key);
        if (quantity > 1) {
          await setQuantity(tx, key, quantity - 1);
          return { message: texts.decreasedText };
        }
        await removeLine(tx, key);
        return { message: texts.removedText };
      }),

    setCartQuantity: (request) =>
      changed(request, async (tx, { key, now }) => {
        await presentQuantity(tx, key);
        refuseBeyond(request.body.quantity, (await factsOf(tx, key.packagingId, now)).available);
        await setQuantity(tx, key, request.body.quantity);
        return { message: request.t(texts.changedText) };
      }),

    removeCartLine: (request) => {
      const remove = async (tx: Tx, { key }: Change) => {
        const gone = await removeEverywhere(tx, key.userId, key.packagingId);
        if (gone === 0) throw refused(texts.notInCartText);
        return { message: texts.removedText };
      };
      // From the cart too, whichever of the two was meant.
      return changed(request, remove, false);
    },

    quoteCheckout: (request) => quoteResponse(services, request),
  } satisfies Partial<Handlers>;
};
