import type { LineKey } from '#machines/cart/cart.types.ts';
import type { SavedListItem } from '#machines/list-picker/list-picker.types.ts';

/** What a line of the cart, or one that could be, is in a saved list. */
export const savedListItemOf = (
  { productId, packagingId, sizeId, colorId }: LineKey,
  quantity: number,
): SavedListItem => ({
  product_id: productId,
  packaging_id: packagingId,
  ...(sizeId === undefined ? {} : { size: sizeId }),
  ...(colorId === undefined ? {} : { color: colorId }),
  quantity,
});
