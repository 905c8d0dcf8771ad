import type { CartLine } from '#machines/cart/cart.types.ts';
import { isSameId } from '#machines/shared/ids.ts';

/**
 * How controls name a line: the product with its size and colour. Where another line has the same product, its pack
 * belongs to it too, because nothing else tells the two apart.
 */
export const lineTitle = ({ name, productId, unit, size, color }: CartLine, lines: readonly CartLine[]) => {
  const ofProduct = lines.filter((line) => isSameId(line.productId, productId));
  return [name, ofProduct.length > 1 ? unit : null, size, color].filter(Boolean).join(', ');
};
