/** The cart with its ports filled by the API, and random idempotency keys. */
import { assign } from 'xstate';
import type { Client } from '#api/client.ts';
import { addToCart, decrementCartLine, getCart, incrementCartLine, removeCartLine } from '#api/operations/cart.ts';
import { call } from '../shared/call.ts';
import { cartMachine } from './cart.machine.ts';
import { setOrStep } from './quantity-steps.live.ts';

export const liveCart = (client: Client) =>
  cartMachine.provide({
    actors: {
      getCart: call((input, signal) => getCart(client, input, signal)),
      addToCart: call((body, signal) => addToCart(client, body, signal)),
      incrementCartLine: call((body, signal) => incrementCartLine(client, body, signal)),
      decrementCartLine: call((body, signal) => decrementCartLine(client, body, signal)),
      setCartQuantity: call((body, signal) => setOrStep(client, body, signal)),
      removeCartLine: call((body, signal) => removeCartLine(client, body, signal)),
    },
    actions: { replaceKey: assign({ key: () => crypto.randomUUID() }) },
  });
