/** A typed quantity: one call, or other calls of the cart where the back end has none for it. */
import type { Client } from '#api/client.ts';
import {
  addToCart,
  decrementCartLine,
  getCart,
  incrementCartLine,
  removeCartLine,
  setCartQuantity,
} from '#api/operations/cart.ts';
import type { Cart, CartProduct, CartQuantity } from '#api/types/cart.ts';
import { failureOf } from '../shared/failure.ts';
import { lineOf } from './cart.optimistic.ts';

/** More of them would use up the calls that a back end allows in a minute. */
const mostSteps = 5;

/** The line of a request in a cart, as the server knows it. */
export const lineIn = (
  cart: Cart,
  { product_id, packaging_id, size, color }: Omit<CartQuantity, 'quantity'>,
): CartProduct | undefined =>
  lineOf(cart, {
    productId: product_id,
    packagingId: packaging_id ?? null,
    sizeId: size ?? undefined,
    colorId: color ?? undefined,
  });

/** A new line takes a quantity, which an existing one does not. A refusal brings the former quantity back. */
const storeAnew = async (client: Client, body: CartQuantity, known: CartProduct, signal: AbortSignal) => {
  const { quantity, ...line } = body;
  const added = { ...line, ...(known.unit ? { unit: known.unit } : {}) };
  await removeCartLine(client, line, signal);
  try {
    return (await addToCart(client, { ...added, quantity }, signal)) ?? (await getCart(client, {}, signal));
  } catch (error) {
    // Also after an abort, and whatever comes of it: the shopper is told the first failure.
    await addToCart(client, { ...added, quantity: known.quantity }).catch(() => undefined);
    throw error;
  }
};

/** Each response has the quantity that the server knows, so that a change elsewhere is stepped over or from. */
const step = async (client: Client, body: CartQuantity, before: Cart, signal: AbortSignal): Promise<Cart> => {
  const { quantity: target, ...line } = body;
  let cart = before;
  for (;;) {
    const now = lineIn(cart, line)?.quantity;
    if (now === undefined || now === target) return cart;
    const stepOnce = now < target ? incrementCartLine : decrementCartLine;
    cart = (await stepOnce(client, line, signal)) ?? (await getCart(client, {}, signal));
    if (lineIn(cart, line)?.quantity === now) return cart;
  }
};

const stepOrStore = async (client: Client, body: CartQuantity, signal: AbortSignal): Promise<Cart> => {
  const cart = await getCart(client, {}, signal);
  const known = lineIn(cart, body);
  const isFar = known !== undefined && Math.abs(body.quantity - known.quantity) > mostSteps;
  return isFar ? storeAnew(client, body, known, signal) : step(client, body, cart, signal);
};

/** Sets the quantity of a line; responds with the cart, if the back end echoes it. */
export const setOrStep = async (client: Client, body: CartQuantity, signal: AbortSignal): Promise<Cart | undefined> => {
  try {
    return await setCartQuantity(client, body, signal);
  } catch (error) {
    if (failureOf(error).kind !== 'notOffered') throw error;
    return stepOrStore(client, body, signal);
  }
};
