/** A started cart whose calls wait until a test answers them. */
import type { Cart } from '#api/types/cart.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { CartInput } from '#machines/cart/cart.types.ts';
import { cartPorts } from '../../models/cart.ts';
import { startHeld } from './held-flow.ts';

export const startCart = (input: CartInput = { multiVendor: true }) => {
  const held = startHeld(cartMachine, input, cartPorts);
  return {
    ...held,
    /** Signed in, with this cart read. */
    signedIn: async (cart: Cart) => {
      held.send({ type: 'session.started' });
      await held.respond('getCart', cart);
      return held;
    },
  };
};
