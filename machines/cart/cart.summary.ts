/** The cart's facts for every page, whether the cart runs or not: badges and product cards. */
import type { SnapshotFrom } from 'xstate';
import type { Cart, CartGroup } from '#api/types/cart.ts';
import { sum } from '../shared/amounts.ts';
import { memoize } from '../shared/memoize.ts';
import { lineId, lineIdOf } from './cart.keys.ts';
import type { cartMachine } from './cart.machine.ts';
import { groupSubtotal } from './cart.prices.ts';
import type { CartContext, LineKey } from './cart.types.ts';

type CartSnapshot = SnapshotFrom<typeof cartMachine>;

/** The function comes with the chart, so that a page whose cart does not run yet need not load it. */
export type CartMeta = { expectedCart: (context: CartContext) => Cart };

export const noCartTotals = { itemCount: 0, amount: 0 };

const cartIn = ({ context, machine }: CartSnapshot): Cart => (machine.config.meta as CartMeta).expectedCart(context);

type ShopSummary = {
  subtotal: number;
  /** By the ids of the lines. */
  quantities: Map<string, number>;
};

/** Every product card and the cart ask for it. A shop in which nothing changes stays the same object. */
export const summaryOf = memoize(
  ({ products }: CartGroup): ShopSummary => ({
    subtotal: groupSubtotal(products),
    // Where lines share an id, the first one counts. A map takes the last of equal keys.
    quantities: new Map(products.map((line) => [lineIdOf(line), line.quantity] as const).toReversed()),
  }),
);

/** For badges. */
export const selectCartTotals = (snapshot: CartSnapshot): typeof noCartTotals => {
  const { total, cart_items } = cartIn(snapshot);
  return { itemCount: total, amount: sum(cart_items.map((shop) => summaryOf(shop).subtotal)) };
};

/** For a product card: the quantity in the cart. */
export const selectQuantityOf = (key: LineKey) => (snapshot: CartSnapshot) => {
  const id = lineId(key);
  const summaries = cartIn(snapshot).cart_items.map(summaryOf);
  return summaries.find(({ quantities }) => quantities.has(id))?.quantities.get(id) ?? 0;
};

/** A change is in flight: another one is queued. */
export const selectIsCartBusy = (snapshot: CartSnapshot): boolean => snapshot.hasTag('busy');

/** Whether changes wait for the connection. */
export const selectIsKeeping = (snapshot: CartSnapshot): boolean =>
  snapshot.matches({ lines: 'waiting' }) && snapshot.context.queue.length > 0;
