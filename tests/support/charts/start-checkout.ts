/** A checkout whose calls wait until a test answers them, over addresses that are known at once. */
import { fromPromise } from 'xstate';
import { addressPickerMachine } from '#machines/address-picker/address-picker.machine.ts';
import type { Address } from '#machines/address-picker/address-picker.types.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { aQuote } from '../../models/cart.ts';
import { checkoutInput, checkoutPorts, home } from '../../models/checkout.ts';
import { startHeld } from './held-flow.ts';

export const work = { ...home, id: 6, address_line: '1 Office Road', is_default: false };

type Actions = NonNullable<Parameters<typeof checkoutMachine.provide>[0]['actions']>;

export const startCheckout = (addresses: Address[] | Promise<Address[]> = [home, work], actions: Actions = {}) => {
  let lists = 0;
  const listAddresses = fromPromise<Address[], undefined>(async () => {
    lists += 1;
    return addresses;
  });
  const chart = addressPickerMachine.provide({ actors: { listAddresses } });
  const filled = checkoutMachine.provide({ actors: { addressPicker: chart }, actions });
  const held = startHeld(filled, checkoutInput, checkoutPorts);
  return { ...held, facts: () => selectCheckout(held.snapshot()), addressLists: () => lists };
};

/** In the checkout of one shop, all filled in. */
export const startQuoted = async () => {
  const checkout = startCheckout();
  checkout.send({ type: 'checkout.enter', shopIds: [3], shopperId: 7 });
  await checkout.respond('quoteCheckout', aQuote(12.5));
  checkout.send({ type: 'payment.choose', method: 'cash' });
  return checkout;
};
