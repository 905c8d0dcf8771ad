/** Reads a cart with today's facts, and puts the response together. */
import type { Result } from '#server/contract.types.ts';
import type { Db } from '#server/db/pool.ts';
import { type CartLineRow, cartVersion, linesOf, openCart, removeLines } from '#server/db/queries/cart.ts';
import { deliveryTermsOf } from '#server/db/queries/charges.ts';
import { packagingFacts } from '#server/db/queries/packagings.ts';
import { minuteAtShop } from '#server/db/queries/settings.ts';
import { inTransaction } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { unavailableText } from '#server/domain/cart-texts.ts';
import { cartGroups, type PricedLine } from '#server/serializers/cart.ts';
import type { Shopper } from './caller.ts';

export type CartResponse = Result<'getCart'>;

export type CartView = { userId: number; isBuyNow: boolean; now: Date };

/** `vanished` are lines whose product is not for sale any more. */
export type PricedCart = { lines: PricedLine[]; unavailable: CartLineRow[] };

export async function priced(db: Db, rows: readonly CartLineRow[], now: Date): Promise<PricedCart> {
  const ids = rows.map(({ packagingId }) => packagingId);
  const known = await packagingFacts(db, ids, now);
  const lines: PricedLine[] = [];
  const unavailable: CartLineRow[] = [];
  for (const line of rows) {
    const facts = known.get(line.packagingId);
    if (facts?.isForSale) lines.push({ line, facts });
    else unavailable.push(line);
  }
  return { lines, unavailable };
}

export type ReadCart = PricedCart & { version: number };

export async function readCart(db: Db, { userId, isBuyNow, now }: CartView): Promise<ReadCart> {
  // The version first: if the lines are newer, the next order is refused once too often, never once too seldom.
  const version = await cartVersion(db, userId, isBuyNow);
  return { version, ...(await priced(db, await linesOf(db, userId, isBuyNow), now)) };
}

/** Takes the vanished lines out for good. */
async function withoutUnavailable(db: Dependencies['db'], view: CartView): Promise<ReadCart & { dropped: boolean }> {
  const cart = await readCart(db, view);
  if (cart.unavailable.length === 0) return { ...cart, dropped: false };
  return inTransaction(db, async (tx) => {
    await openCart(tx, view.userId, view.now, view.isBuyNow);
    const { unavailable } = await readCart(tx, view);
    await removeLines(
      tx,
      unavailable.map(({ id }) => id),
    );
    return { ...(await readCart(tx, view)), dropped: true };
  });
}

export type CartNote = { message?: string; info?: string | null };

export async function cartResponse(
  db: Dependencies['db'],
  view: CartView,
  { locale, t }: Pick<Shopper, 'locale' | 't'>,
  { message, info }: CartNote = {},
): Promise<CartResponse> {
  const { version, lines, dropped } = await withoutUnavailable(db, view);
  const [terms, minute] = await Promise.all([
    deliveryTermsOf(db, [...new Set(lines.map(({ facts }) => facts.shop.id))]),
    minuteAtShop(db, view.now),
  ]);
  const notes = [dropped ? t(unavailableText) : null, info].filter(Boolean);
  return {
    ...(message !== undefined && { message }),
    data: {
      total: lines.length,
      cart_items: cartGroups(lines, { language: locale, minute, terms }),
      info: notes.length > 0 ? notes.join(' ') : null,
      cart_version: version,
    },
  };
}
