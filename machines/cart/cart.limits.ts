/** How much of a line can be had. */
import type { CartProduct } from '#api/types/cart.ts';
import { maxQuantity } from '../constants.ts';

/** Back ends that tell no stock are asked and may refuse. */
export const limitOf = (line: Pick<CartProduct, 'stock'>) => Math.min(line.stock ?? maxQuantity, maxQuantity);

export const isQuantity = (quantity: number) => Number.isInteger(quantity) && quantity >= 0 && quantity <= maxQuantity;
