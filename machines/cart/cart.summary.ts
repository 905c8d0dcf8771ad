/** The cart's facts for every page, whether the cart runs or not: badges and product cards. */
import type { SnapshotFrom } from 'xstate';
import type { Cart } from '#api/types/cart.ts';
import { sum } from '../shared/amounts.ts';
import { keyOf, lineId } from './cart.keys.ts';
import type { cartMachine } from './cart.machine.ts';
import { groupSubtotal } from './cart.prices.ts';
import type { CartContext, LineKey } from './cart.types.ts';

type CartSnapshot = SnapshotFrom<typeof cartMachine>;

/** The function comes with the chart, so that a page whose cart does not run yet need not load it. */
export type CartMeta = { expectedCart: (context: CartContext) => Cart };

export const noCartTotals = { itemCount: 0, amount: 0 };

type Summary = {
  totals: typeof noCartTotals;
  /** By the ids of the lines. */
  quantities: Map<string, number>;
};

const summaryOf = ({ total, cart_items }: Cart): Summary => {
  const lines = cart_items.flatMap(({ products }) => products);
  return {
    totals: { itemCount: total, amount: sum(cart_items.map(({ products }) => groupSubtotal(products))) },
    // Where lines share an id, the first one counts. A map takes the last of equal keys.
    quantities: new Map(lines.map((line) => [lineId(keyOf(line)), line.quantity] as const).toReversed()),
  };
};

const summaries = new WeakMap<CartContext, Summary>();

/** Every product card calls this; a context is never mutated, so a cached result stays valid. */
const summaryIn = ({ context, machine }: CartSnapshot): Summary => {
  const summary = summaries.get(context) ?? summaryOf((machine.config.meta as CartMeta).expectedCart(context));
  summaries.set(context, summary);
  return summary;
};

/** For badges. */
export const selectCartTotals = (snapshot: CartSnapshot) => summaryIn(snapshot).totals;

/** For a product card: the quantity in the cart. */
export const selectQuantityOf = (key: LineKey) => (snapshot: CartSnapshot) =>
  summaryIn(snapshot).quantities.get(lineId(key)) ?? 0;

/** A change is in flight: another one is queued. */
export const selectIsCartBusy = (snapshot: CartSnapshot): boolean => snapshot.hasTag('busy');

/** Whether changes wait for the connection. */
export const selectIsKeeping = (snapshot: CartSnapshot): boolean =>
  snapshot.matches({ lines: 'waiting' }) && snapshot.context.queue.length > 0;
