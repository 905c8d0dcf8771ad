/** A checkout whose calls wait until a test answers them, over addresses that are known at once. */
import { fromPromise } from 'xstate';
import type { Address, AddressForm } from '#api/types/orders.ts';
import { addressPickerMachine } from '#machines/address-picker/address-picker.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { deliveryTimeMachine } from '#machines/delivery-time/delivery-time.machine.ts';
import type { DeliveryChoice, DeliveryOffer } from '#machines/delivery-time/delivery-time.types.ts';
import type { Id } from '#machines/shared/ids.ts';
import { aQuote } from '../../models/cart.ts';
import { checkoutInput, checkoutPorts, home } from '../../models/checkout.ts';
import { startHeld } from './held-flow.ts';

export const work = { ...home, id: 6, address_line: '1 Office Road', is_default: false };

/** No shop offers delivery times. */
const noTimes: DeliveryOffer = { time_zone: 'UTC', shops: [] };

type Actions = NonNullable<Parameters<typeof checkoutMachine.provide>[0]['actions']>;

export const startCheckout = (
  addresses: Address[] | Promise<Address[]> = [home, work],
  actions: Actions = {},
  offer: DeliveryOffer = noTimes,
) => {
  let lists = 0;
  let timeLists = 0;
  const listAddresses = fromPromise<Address[], undefined>(async () => {
    lists += 1;
    return addresses;
  });
  const addAddress = fromPromise<Address | undefined, AddressForm>(async () => work);
  const chart = addressPickerMachine.provide({ actors: { listAddresses, addAddress } });
  const listDeliverySlots = fromPromise<DeliveryOffer, { shopIds: Id[] }>(async () => {
    timeLists += 1;
    return offer;
  });
  const holdDeliverySlots = fromPromise<DeliveryOffer, { slots: DeliveryChoice[] }>(async () => offer);
  const times = deliveryTimeMachine.provide({ actors: { listDeliverySlots, holdDeliverySlots } });
  const filled = checkoutMachine.provide({ actors: { addressPicker: chart, deliveryTime: times }, actions });
  const held = startHeld(filled, checkoutInput, checkoutPorts);
  return {
    ...held,
    facts: () => selectCheckout(held.snapshot()),
    addressLists: () => lists,
    timeLists: () => timeLists,
  };
};

/** In the checkout of one shop, all filled in. */
export const startQuoted = async () => {
  const checkout = startCheckout();
  checkout.send({ type: 'checkout.enter', shopIds: [3], shopperId: 7 });
  await checkout.respond('quoteCheckout', aQuote(12.5));
  checkout.send({ type: 'payment.choose', method: 'cash' });
  return checkout;
};
