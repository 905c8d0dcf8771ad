/** A seller changes prices and stock of own products, and whether they are shown. */
import type { Body } from '#server/contract.types.ts';
import {
  changeOffer,
  findOffers,
  fitsSurcharges,
  lockOffer,
  type Offer,
  type OfferChange,
  showProduct,
} from '#server/db/queries/offers.ts';
import { unitOfShop } from '#server/db/queries/settings.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { isWhole, type Minor, toMinor } from '#server/domain/money.ts';
import { invalid, notFound } from '#server/domain/refusal.ts';
import { serializeSellerProduct } from '#server/serializers/seller.ts';
import type { Seller } from '#server/services/caller.ts';
import { idempotently } from '#server/services/idempotency.ts';

const perPage = 100;

/** Whole products only: the key of the next page is a SKU, so a page never ends within one. */
function wholeProducts(rows: Offer[]): { rows: Offer[]; next: string | null } {
  const last = rows.at(-1)?.product.code;
  if (rows.length < perPage || last === undefined) return { rows, next: null };
  const whole = rows.filter(({ product }) => product.code !== last);
  const next = whole.at(-1)?.product.code;
  return next === undefined ? { rows, next: last } : { rows: whole, next };
}

export async function sellerProducts(
  { db }: Dependencies,
  { shopId, locale }: Seller,
  { search, after }: { search?: string; after?: string },
) {
  const { rows, next } = wholeProducts(await findOffers(db, { shopId, text: search, after, limit: perPage }));
  return { next, products: rows.map((row) => serializeSellerProduct(row, locale)) };
}

type Change = Body<'changeSellerProduct'>;

/** A new price ends a discount that is not sent again. */
function changeOf({ price, discount_price: discount, stock }: Change): OfferChange {
  if (discount && (price === undefined || toMinor(discount) >= toMinor(price)))
    throw invalid({ discount_price: 'The discount must be below the price.' });
  return {
    ...(price !== undefined && { price: toMinor(price), discountPrice: discount ? toMinor(discount) : null }),
    ...(price === undefined && discount === null && { discountPrice: null }),
    ...(stock !== undefined && { stock }),
  };
}

/** The amounts by their fields. */
export async function requireWhole(tx: Tx, amounts: Record<string, readonly (Minor | null | undefined)[]>) {
  const unit = await unitOfShop(tx);
  const wrong = Object.keys(amounts).filter((field) => amounts[field]?.some((amount) => !isWhole(amount ?? 0, unit)));
  const text = 'The currency of the shop has no parts. Write a whole amount.';
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map((field) => [field, text])));
}

async function write(tx: Tx, { shopId }: Seller, change: Change): Promise<Offer> {
  const { sku, pack = 1, is_shown: isActive } = change;
  const requested = changeOf(change);
  await requireWhole(tx, { price: [requested.price], discount_price: [requested.discountPrice] });
  const found = await lockOffer(tx, { shopId, sku, position: pack - 1 });
  if (!found) throw notFound();
  if (requested.price !== undefined && !(await fitsSurcharges(tx, found, requested.price)))
    throw invalid({ price: 'With its surcharges the price is too high.' });
  const changed = await changeOffer(tx, found, requested);
  const product = isActive === undefined ? undefined : await showProduct(tx, { shopId, sku, isActive });
  return product ? { ...changed, product } : changed;
}

export const changeSellerProduct = ({ db, clock }: Dependencies, seller: Seller, change: Change) =>
  inTransaction(db, (tx) =>
    idempotently(tx, seller, clock(), async () => {
      const product = serializeSellerProduct(await write(tx, seller, change), seller.locale);
      return { message: seller.t('Saved'), data: { product } };
    }),
  );
