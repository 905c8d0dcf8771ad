/** The checkout walked along every edge, and what must hold on each. */
import { expect, test } from 'vitest';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { addressPickerMachine } from '#machines/address-picker/address-picker.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { deliveryTimeMachine } from '#machines/delivery-time/delivery-time.machine.ts';
import { addedAddressModel, addingStep } from '#tests/models/added-address.ts';
import { buyNowModel, checkoutModel, checkoutPorts, codeModel } from '#tests/models/checkout.ts';
import { asChildResult, timesModel } from '#tests/models/delivery-time.ts';
import { soldOutModel } from '#tests/models/sold-out.ts';
import { typedAddressModel } from '#tests/models/typed-address.ts';
import { edgesOf } from '#tests/support/charts/model.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';

const isPlacing = (snapshot: AnyMachineSnapshot) => snapshot.matches({ open: 'placing' } as never);
const isUnknown = (snapshot: AnyMachineSnapshot) => snapshot.matches({ open: 'unknown' } as never);
const isWayIn = ([from, type]: string[]) =>
  (from === '{"open":"quoted"}' && type === 'order.place') ||
  (from === '{"open":"unknown"}' && /^checkout\.retry$|^xstate\.after\.retryAfter\./.test(String(type)));

walkEveryEdge({
  machine: checkoutMachine,
  ports: checkoutPorts,
  models: {
    'the checkout': checkoutModel,
    'the voucher’s code': codeModel,
    'the delivery times': timesModel,
    'the choice for sold-out lines': soldOutModel,
    'buying now': buyNowModel,
    'the first address': addedAddressModel,
    'an address that is typed': typedAddressModel,
  },
  // `checkout.live.ts` reads the storage of the tab; `checkout.draft.test.ts` reloads the page.
  never: ['open.selecting + always [0]'],
  asStep: (event) => addingStep(event) ?? asChildResult(event),
  children: {
    addressPicker: { machine: addressPickerMachine, ports: ['listAddresses', 'addAddress'] },
    deliveryTime: { machine: deliveryTimeMachine, ports: ['listDeliverySlots'] },
  },
});

type Checkout = SnapshotFrom<typeof checkoutMachine>;

test('The checkout places an order from a quote or repeats it, and only with address, payment and shop', () => {
  const entering = edgesOf(checkoutModel).filter(({ from, to }) => isPlacing(to) && !isPlacing(from));

  expect(entering.length).toBeGreaterThan(0);
  for (const { from, event, to } of entering) {
    const { addresses, payment, shopIds } = (to as unknown as Checkout).context;
    expect([JSON.stringify(from.value), event.type]).toSatisfy(isWayIn);
    expect([addresses.chosen, payment, shopIds[0]]).not.toContain(undefined);
  }
});

test('A repeated order is the same request', () => {
  const again = edgesOf(checkoutModel).filter(({ from, to }) => isUnknown(from) && isPlacing(to));

  expect(again.length).toBeGreaterThan(0);
  for (const { from, to } of again) {
    expect((to as unknown as Checkout).context.attempt).toBe((from as unknown as Checkout).context.attempt);
  }
});
