/** Whatever comes, in whatever order: no chart ends in an error, and what must hold holds. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EventObject, SnapshotFrom } from 'xstate';
import { addressPickerMachine } from '#machines/address-picker/address-picker.machine.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { cartCases, cartPorts, linesModel } from '#tests/models/cart.ts';
import { asAddressResult, checkoutModel, checkoutPorts } from '#tests/models/checkout.ts';
import { dialogCharts, dialogsCases, dialogsInput } from '#tests/models/dialogs.ts';
import { startHarness } from '#tests/support/charts/chart-harness.ts';
import { seed } from '#tests/support/data/random.ts';

const runs = { seed, numRuns: 60 };

const timers = ['requestTimeout', 'requestTimeout', 'addedPopup', 'undoOffer'].map((delay) => ({
  type: `xstate.after.${delay}.any`,
}));

const eventsFrom = (cases: readonly EventObject[]) =>
  fc.array(fc.constantFrom<EventObject>(...cases, ...timers), { maxLength: 60 });

type Harness = ReturnType<typeof startHarness>;

/** A response to a call that is not in flight, or a timer that is not set, is no event at all. */
const tryTo = async (harness: Harness, event: EventObject) => {
  try {
    await harness.take(event);
  } catch (error) {
    if (!/is not under way|No timer/.test(String(error))) throw error;
  }
};

const fuzz = async (harness: Harness, events: EventObject[], holds: (harness: Harness) => void) => {
  for (const event of events) {
    await tryTo(harness, event);
    expect(harness.actor.getSnapshot().status).toBe('active');
    holds(harness);
  }
  harness.actor.stop();
};

test(`The cart survives any order of events (LARDER_TEST_SEED=${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(eventsFrom(cartCases), fc.boolean(), async (events, isOffline) => {
      const harness = startHarness(linesModel.machine, { isOffline }, cartPorts);
      await fuzz(harness, events, ({ actor, requested }) => {
        const snapshot = actor.getSnapshot() as unknown as SnapshotFrom<typeof cartMachine>;
        const { stage, groups, itemCount, isBusy } = selectCart(snapshot);
        if (stage === 'guest' || stage === 'expired') expect([itemCount, isBusy]).toEqual([0, false]);
        for (const group of groups) expect(group.lines.every(({ quantity }) => quantity > 0)).toBe(true);
        if (requested.length > 0) expect(events.some(({ type }) => type === 'session.started')).toBe(true);
      });
    }),
    runs,
  );
});

test(`The checkout survives any order of events (LARDER_TEST_SEED=${seed})`, async () => {
  const children = { addressPicker: { machine: addressPickerMachine, ports: ['listAddresses'] } };
  await fc.assert(
    fc.asyncProperty(eventsFrom(checkoutModel.cases.map(asAddressResult)), async (events) => {
      const harness = startHarness(checkoutMachine, checkoutModel.input, checkoutPorts, children);
      await fuzz(harness, events, ({ requested }) => {
        const orders = requested.filter(({ port }) => port === 'placeOrder').map(({ input }) => JSON.stringify(input));
        const keys = orders.map((order) => JSON.parse(order).idempotencyKey);
        // Two requests under one key are the same request.
        expect(new Set(keys).size).toBe(new Set(orders).size);
      });
    }),
    runs,
  );
});

test(`The dialogs survive any order of events (LARDER_TEST_SEED=${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(eventsFrom(dialogsCases), async (events) => {
      const harness = startHarness(dialogsMachine, dialogsInput, [], dialogCharts);
      await fuzz(harness, events, ({ actor }) => {
        const snapshot = actor.getSnapshot();
        if (snapshot.matches('closed' as never)) {
          const { login, register } = snapshot.context.drafts;
          expect([login.password, register.password]).toEqual(['', '']);
        }
      });
    }),
    runs,
  );
});
