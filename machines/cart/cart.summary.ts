/** The cart's facts for every page, whether the cart runs or not: badges and product cards. */
import type { SnapshotFrom } from 'xstate';
import type { Cart } from '#api/types/cart.ts';
import { sum } from '../shared/amounts.ts';
import { isLine } from './cart.keys.ts';
import type { cartMachine } from './cart.machine.ts';
import { groupSubtotal } from './cart.prices.ts';
import type { CartContext, LineKey } from './cart.types.ts';

type CartSnapshot = SnapshotFrom<typeof cartMachine>;

/** The function comes with the chart, so that a page whose cart does not run yet need not load it. */
export type CartMeta = { expectedCart: (context: CartContext) => Cart };

const carts = new WeakMap<CartContext, Cart>();

/** Every product card calls this; a context is never mutated, so a cached result stays valid. */
const cartIn = ({ context, machine }: CartSnapshot): Cart => {
  const cart = carts.get(context) ?? (machine.config.meta as CartMeta).expectedCart(context);
  carts.set(context, cart);
  return cart;
};

export const noCartTotals = { itemCount: 0, amount: 0 };

/** For badges. */
export const selectCartTotals = (snapshot: CartSnapshot): typeof noCartTotals => {
  const { total, cart_items } = cartIn(snapshot);
  return { itemCount: total, amount: sum(cart_items.map(({ products }) => groupSubtotal(products))) };
};

/** For a product card: the quantity in the cart. */
export const selectQuantityOf = (key: LineKey) => (snapshot: CartSnapshot) => {
  const lines = cartIn(snapshot).cart_items.flatMap(({ products }) => products);
  return lines.find((line) => isLine(line, key))?.quantity ?? 0;
};

/** A change is in flight: another one is queued. */
export const selectIsCartBusy = (snapshot: CartSnapshot): boolean => snapshot.hasTag('busy');

/** Whether changes wait for the connection. */
export const selectIsKeeping = (snapshot: CartSnapshot): boolean =>
  snapshot.matches({ lines: 'waiting' }) && snapshot.context.queue.length > 0;
