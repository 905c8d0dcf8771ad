/** The cart with its ports filled by the API, and its keys drawn at random. */
import { assign } from 'xstate';
import type { Client } from '#api/client.ts';
import {
  addToCart,
  decrementCartLine,
  getCart,
  incrementCartLine,
  removeCartLine,
  setCartQuantity,
} from '#api/operations/cart.ts';
import { call } from '../shared/call.ts';
import { cartMachine } from './cart.machine.ts';

export const liveCart = (client: Client) =>
  cartMachine.provide({
    actors: {
      getCart: call((input, signal) => getCart(client, input, signal)),
      addToCart: call((body, signal) => addToCart(client, body, signal)),
      incrementCartLine: call((body, signal) => incrementCartLine(client, body, signal)),
      decrementCartLine: call((body, signal) => decrementCartLine(client, body, signal)),
      setCartQuantity: call((body, signal) => setCartQuantity(client, body, signal)),
      removeCartLine: call((body, signal) => removeCartLine(client, body, signal)),
    },
    actions: { replaceKey: assign({ key: () => crypto.randomUUID() }) },
  });
