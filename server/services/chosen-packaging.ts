/** Finds the packaging that a call about the cart means: by its id, by size and colour, or the default one. */

import type { Db } from '#server/db/pool.ts';
import { packagingOfOptions, packagingOfProduct, packagingsInCart } from '#server/db/queries/cart.ts';
import { type ChosenOptions, chosenOptions, namesOptions, type Offered } from '#server/domain/options.ts';
import { invalidReference, refused } from '#server/domain/refusal.ts';

export type NamedProduct = {
  product_id: number;
  packaging_id?: number | null | undefined;
  size?: number | null | undefined;
  color?: number | null | undefined;
};

type Found = Offered & { id: number | null };

const isChoice = ({ sizeIds, colorIds }: Offered) => sizeIds.length + colorIds.length > 0;

const optionsOf = ({ packaging_id: packagingId, size: sizeId, color: colorId }: NamedProduct): ChosenOptions => ({
  packagingId,
  sizeId,
  colorId,
});

async function found(db: Db, body: NamedProduct): Promise<Found> {
  const product = await packagingOfProduct(db, body.product_id, body.packaging_id);
  if (!product) throw invalidReference('product_id');
  return product;
}

async function ofOptions(db: Db, body: NamedProduct, offered: Offered): Promise<number> {
  const options = chosenOptions(offered, optionsOf(body));
  const id = await packagingOfOptions(db, body.product_id, options);
  if (id === undefined) throw refused('This product isn’t sold in this size and colour.');
  return id;
}

/** The packaging to add. Lines of an old order name a combination by its packaging. */
export async function chosenPackaging(db: Db, body: NamedProduct): Promise<number> {
  const product = await found(db, body);
  if (namesOptions(optionsOf(body)) || (isChoice(product) && !body.packaging_id)) return ofOptions(db, body, product);
  if (product.id === null) throw invalidReference('packaging_id');
  return product.id;
}

/** The packaging of a line to change. Clients that know a line by its product alone mean its only one. */
export async function packagingOfLine(
  db: Db,
  body: NamedProduct,
  cart: { userId: number; isBuyNow: boolean },
): Promise<number> {
  if (body.packaging_id || namesOptions(optionsOf(body))) return chosenPackaging(db, body);
  const product = await found(db, body);
  if (!isChoice(product)) return chosenPackaging(db, body);
  const [only, another] = await packagingsInCart(db, { ...cart, productId: body.product_id });
  return only !== undefined && another === undefined ? only : ofOptions(db, body, product);
}
