import { selectIsCartBusy, selectQuantityOf } from '#machines/cart/cart.selectors.ts';
import type { WantedProduct } from '#machines/cart/cart.types.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';

/** A product's line in the cart. */
export const useLine = (product: WantedProduct) => {
  const cart = useFlow('cart');
  const { productId, packagingId } = product;
  const line = { productId, packagingId };
  const quantity = useFacts('cart', selectQuantityOf(productId, packagingId));
  const isBusy = useFacts('cart', selectIsCartBusy);
  return {
    quantity,
    isBusy,
    add: () => cart.send({ type: 'cart.add', product }),
    increment: () => cart.send({ type: 'line.increment', ...line }),
    decrement: () => cart.send({ type: 'line.decrement', ...line }),
    remove: () => cart.send({ type: 'line.remove', ...line }),
    set: (wanted: number) => cart.send({ type: 'line.set', ...line, quantity: wanted }),
  };
};
