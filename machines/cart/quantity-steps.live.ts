/** A typed quantity: one call, or steps of one where the back end has no call for it. */
import type { Client } from '#api/client.ts';
import { decrementCartLine, getCart, incrementCartLine, setCartQuantity } from '#api/operations/cart.ts';
import type { Cart, CartQuantity } from '#api/types/cart.ts';
import { failureOf } from '../shared/failure.ts';
import { lineOf } from './cart.optimistic.ts';

const quantityIn = (cart: Cart, { product_id, packaging_id, size, color }: CartQuantity): number | undefined =>
  lineOf(cart, {
    productId: product_id,
    packagingId: packaging_id ?? null,
    sizeId: size ?? undefined,
    colorId: color ?? undefined,
  })?.quantity;

/** Each response has the quantity that the server knows, so that a change elsewhere is stepped over or from. */
const step = async (client: Client, body: CartQuantity, signal: AbortSignal): Promise<Cart> => {
  const { quantity: wanted, ...line } = body;
  let cart = await getCart(client, {}, signal);
  for (;;) {
    const now = quantityIn(cart, body);
    if (now === undefined || now === wanted) return cart;
    const stepOnce = now < wanted ? incrementCartLine : decrementCartLine;
    cart = (await stepOnce(client, line, signal)) ?? (await getCart(client, {}, signal));
    if (quantityIn(cart, body) === now) return cart;
  }
};

/** Sets the quantity of a line; responds with the cart, if the back end echoes it. */
export const setOrStep = async (client: Client, body: CartQuantity, signal: AbortSignal): Promise<Cart | undefined> => {
  try {
    return await setCartQuantity(client, body, signal);
  } catch (error) {
    if (failureOf(error).kind !== 'notOffered') throw error;
    return step(client, body, signal);
  }
};
