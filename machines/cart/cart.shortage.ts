/** Lines that cannot be ordered as they are. Back ends that send no stock say so when the order is placed. */
import type { CartProduct } from '#api/types/cart.ts';

type Line = Pick<CartProduct, 'quantity' | 'stock'>;

export const isSoldOut = ({ stock }: Line): boolean => stock === 0;

/** Some are left, but fewer than the line asks for. */
export const isShort = ({ quantity, stock = quantity }: Line): boolean => stock > 0 && stock < quantity;
