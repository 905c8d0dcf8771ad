/** The cart and its quote. */
import type { Client } from '../client.ts';
import { bodyOf, checkedDataOf, withMessage, written } from '../data-of.ts';
import { ApiError } from '../errors.ts';
import { keyHeader, type WithKey } from '../idempotency-key.ts';
import type { Cart, CartAddition, CartLineKey, CartQuantity, QuoteRequest } from '../types/cart.ts';
import type { QueryOf } from '../types/query.ts';

const cartValidator = async () => (await import('../validators/cart.ts')).cartValidator;
const quoteValidator = async () => (await import('../validators/cart.ts')).quoteValidator;

/** The contract's default, stated explicitly. */
const inCart = { is_buy_now: false };
const asOne = { quantity: 1, unit_price: 0, ...inCart };

export const getCart = (client: Client, query: QueryOf<'getCart'> = {}, signal: AbortSignal | null = null) =>
  checkedDataOf(client.GET('/carts', { params: { query }, signal }), cartValidator);

type CartResponse = Promise<{ data?: { message?: string; data: Cart } }>;

/** The cart after a change; undefined if the back end has made the change and echoes no cart. */
const changedCart = async (response: CartResponse): Promise<Cart | undefined> => {
  const { cart } = await written(response, async (given) => ({ cart: await checkedDataOf(given, cartValidator) }));
  return cart;
};

type GuestResponse = { data?: { access_token?: unknown; cart_items?: unknown } };

/** Some back ends give a guest a cart of their own instead of a 401; this shop asks the guest to log in. */
const refuseGuestToken = (body: unknown) => {
  const { data } = (body ?? {}) as GuestResponse;
  if (data?.access_token !== undefined && data.cart_items === undefined) {
    throw new ApiError({ kind: 'unauthorized', status: 200 });
  }
  return { data: body as { data: never } };
};

export const addToCart = (
  client: Client,
  { idempotencyKey, ...body }: CartAddition & Partial<WithKey>,
  signal: AbortSignal | null = null,
) => {
  const header = keyHeader(idempotencyKey);
  const response = client.POST('/cart/store', { params: { header }, body: { ...asOne, ...body }, signal });
  return changedCart(bodyOf(response).then(refuseGuestToken) as typeof response);
};

export const incrementCartLine = (client: Client, body: CartLineKey, signal: AbortSignal | null = null) =>
  changedCart(client.POST('/cart/increment', { body: { ...inCart, ...body }, signal }));

export const decrementCartLine = (client: Client, body: CartLineKey, signal: AbortSignal | null = null) =>
  changedCart(client.POST('/cart/decrement', { body: { ...inCart, ...body }, signal }));

export const setCartQuantity = (client: Client, body: CartQuantity, signal: AbortSignal | null = null) =>
  changedCart(client.POST('/cart/quantity', { body, signal }));

export const removeCartLine = (client: Client, body: CartLineKey, signal: AbortSignal | null = null) =>
  changedCart(client.POST('/cart/delete', { body: { ...inCart, ...body }, signal }));

/** With a code the message says whether it applies, and why not. */
export const quoteCheckout = (client: Client, body: QuoteRequest, signal: AbortSignal | null = null) =>
  withMessage(client.POST('/cart/checkout', { body: { ...inCart, ...body }, signal }), (response) =>
    checkedDataOf(response, quoteValidator),
  );
