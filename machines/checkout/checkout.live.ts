/** The checkout with its ports filled by the API, and its keys drawn at random. */
import { assign } from 'xstate';
import type { Client } from '#api/client.ts';
import { getCart, quoteCheckout } from '#api/operations/cart.ts';
import { placeOrder } from '#api/operations/orders.ts';
import { liveAddressPicker } from '../address-picker/address-picker.live.ts';
import { liveDeliveryTime } from '../delivery-time/delivery-time.live.ts';
import { call } from '../shared/call.ts';
import { checkoutDraft } from './checkout.draft.ts';
import { checkoutMachine } from './checkout.machine.ts';

const draft = checkoutDraft(() => window.sessionStorage);

export const liveCheckout = (client: Client) =>
  checkoutMachine.provide({
    actors: {
      addressPicker: liveAddressPicker(client),
      deliveryTime: liveDeliveryTime(client),
      getBuyNowCart: call((_, signal) => getCart(client, { is_buy_now: 1 }, signal)),
      quoteCheckout: call((body, signal) => quoteCheckout(client, body, signal)),
      placeOrder: call((body, signal) => placeOrder(client, body, signal)),
    },
    actions: {
      replaceKey: assign({ key: () => crypto.randomUUID(), attempt: undefined }),
      storeDraft: ({ context }) => draft.store(context),
      recallDraft: assign(({ context }) => draft.recall(context)),
    },
  });
