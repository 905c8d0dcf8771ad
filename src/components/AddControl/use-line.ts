import { keyIn } from '#machines/cart/cart.keys.ts';
import { selectQuantityOf } from '#machines/cart/cart.summary.ts';
import type { RequestedProduct } from '#machines/cart/cart.types.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';

export type Line = ReturnType<typeof useLine>;

/** A product's line in the cart. Whether the cart is busy is none of it: every card of a list would be drawn again. */
export const useLine = (product: RequestedProduct) => {
  const cart = useFlow('cart');
  const line = keyIn(product);
  const quantity = useFactsOr('cart', selectQuantityOf(line), 0);
  return {
    quantity,
    add: () => cart.send({ type: 'cart.add', product }),
    increment: () => cart.send({ type: 'line.increment', ...line }),
    decrement: () => cart.send({ type: 'line.decrement', ...line }),
    remove: () => cart.send({ type: 'line.remove', ...line }),
    set: (requested: number) => cart.send({ type: 'line.set', ...line, quantity: requested }),
  };
};
