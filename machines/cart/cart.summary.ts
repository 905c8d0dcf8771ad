/** What every page shows of the cart, whether the cart runs or not: badges and product cards. */
import type { SnapshotFrom } from 'xstate';
import type { Cart } from '#api/types/cart.ts';
import { sum } from '../shared/amounts.ts';
import type { cartMachine } from './cart.machine.ts';
import { expectedCart } from './cart.optimistic.ts';
import { groupSubtotal } from './cart.prices.ts';
import type { CartContext } from './cart.types.ts';

type CartSnapshot = SnapshotFrom<typeof cartMachine>;

const carts = new WeakMap<CartContext, Cart>();

/** Every card of a page asks; a context is never changed in place, so what was found stays right. */
const cartIn = ({ context }: CartSnapshot): Cart => {
  const cart = carts.get(context) ?? expectedCart(context);
  carts.set(context, cart);
  return cart;
};

export const noCartTotals = { itemCount: 0, amount: 0 };

/** For badges. */
export const selectCartTotals = (snapshot: CartSnapshot): typeof noCartTotals => {
  const { total, cart_items } = cartIn(snapshot);
  return { itemCount: total, amount: sum(cart_items.map(({ products }) => groupSubtotal(products))) };
};

/** For a product card: how many are in the cart. Without a packaging, of all packagings. */
export const selectQuantityOf = (productId: number, packagingId?: number | null) => (snapshot: CartSnapshot) =>
  cartIn(snapshot)
    .cart_items.flatMap(({ products }) => products)
    .filter((line) => line.id === productId)
    .filter((line) => packagingId === undefined || (line.packaging_id ?? null) === packagingId)
    .reduce((total, line) => total + line.quantity, 0);

/** A change runs: another one joins the queue. */
export const selectIsCartBusy = (snapshot: CartSnapshot): boolean => snapshot.hasTag('busy');

/** Whether changes wait for the network. */
export const selectIsKeeping = (snapshot: CartSnapshot): boolean =>
  snapshot.matches({ lines: 'waiting' }) && snapshot.context.queue.length > 0;
