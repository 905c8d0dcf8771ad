import { selectCart, selectQuantityOf } from '#machines/cart/cart.selectors.ts';
import type { WantedProduct } from '#machines/cart/cart.types.ts';
import { useFactNow, useFacts, useFlow } from '#src/app/use-flow.ts';

/** A product's line in the cart. While a change runs, one more joins the queue, so that fast fingers lose nothing. */
export const useLine = (product: WantedProduct) => {
  const cart = useFlow('cart');
  const { productId, packagingId } = product;
  const line = { productId, packagingId };
  const quantity = useFacts('cart', selectQuantityOf(productId, packagingId));
  const isBusy = useFactNow('cart', (snapshot) => selectCart(snapshot).isBusy);
  const add = () => cart.send({ type: 'cart.add', product });
  const increment = () => (isBusy() ? add() : cart.send({ type: 'line.increment', ...line }));
  return {
    quantity,
    add,
    increment,
    decrement: () => cart.send({ type: 'line.decrement', ...line }),
    remove: () => cart.send({ type: 'line.remove', ...line }),
    set: (wanted: number) => cart.send({ type: 'line.set', ...line, quantity: wanted }),
  };
};
