/** What tells the lines of a cart apart. Every page loads it. */
import type { CartProduct } from '#api/types/cart.ts';
import { isSameId } from '../shared/ids.ts';
import { memoize } from '../shared/memoize.ts';
import type { LineKey } from './cart.types.ts';

type LineIdentity = Pick<CartProduct, 'id' | 'packaging_id' | 'size' | 'color'>;

/** Only the key of whatever has one. */
export const keyIn = ({ productId, packagingId, sizeId, colorId, sizeName, colorName }: LineKey): LineKey => ({
  productId,
  packagingId,
  sizeId,
  colorId,
  sizeName,
  colorName,
});

const nameWithoutId = (option: CartProduct['size']) => (option?.id === undefined ? option?.name : undefined);

export const keyOf = (line: LineIdentity): LineKey => ({
  productId: line.id,
  packagingId: line.packaging_id ?? null,
  sizeId: line.size?.id,
  colorId: line.color?.id,
  sizeName: nameWithoutId(line.size),
  colorName: nameWithoutId(line.color),
});

/** One text for each line of a cart; ids are compared as texts. */
export const lineId = ({ productId, packagingId, sizeId, colorId, sizeName, colorName }: LineKey) =>
  [productId, packagingId, sizeId ?? sizeName, colorId ?? colorName].join('-');

/** The same for a line: a change of one line leaves the others the same objects. */
export const lineIdOf = memoize((line: LineIdentity) => lineId(keyOf(line)));

/** Most lines differ in their product. Comparing that first saves making two texts for each line of a long cart. */
export const isSameLine = (one: LineKey, other: LineKey) =>
  isSameId(one.productId, other.productId) && lineId(one) === lineId(other);

/** Back ends without packagings omit the packaging in responses; then product and options identify the line. */
export const isLine = (line: LineIdentity, key: LineKey) =>
  isSameId(line.id, key.productId) && lineIdOf(line) === lineId(key);
