/** The quote of the selected shops with its port filled by the API. */
import type { Client } from '#api/client.ts';
import { quoteCheckout } from '#api/operations/cart.ts';
import { call } from '../shared/call.ts';
import { cartQuoteMachine } from './cart-quote.machine.ts';

export const liveCartQuote = (client: Client) =>
  cartQuoteMachine.provide({
    actors: { quoteCheckout: call((body, signal) => quoteCheckout(client, body, signal)) },
  });
