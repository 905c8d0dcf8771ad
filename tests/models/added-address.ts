/** The checkout of somebody who adds the first address there, and leaves, as a model. */
import type { EventObject } from 'xstate';
import type { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import type { ChartModel } from '../support/charts/model.ts';
import { checkoutModel, eventOf, home, snapshotWhere } from './checkout.ts';

type CheckoutSnapshot = Parameters<typeof selectCheckout>[0];

const ofPicker = 'xstate.snapshot.addressPicker';
const before = { editing: 'loading', saving: 'editing', choosing: 'saving' } as const;
type Step = keyof typeof before;

/** The steps of the chart of the addresses, each with what the harness does instead of sending its snapshot. */
const stepOf = (value: Step, step: object) =>
  ({ type: ofPicker, snapshot: snapshotWhere(value), step }) as unknown as EventObject;

const cases = [
  eventOf({ type: 'checkout.enter', shopIds: [] }),
  eventOf({ type: 'checkout.leave' }),
  stepOf('editing', { type: 'xstate.done.actor.listAddresses', output: [] }),
  stepOf('saving', { type: 'address.save' }),
  stepOf('choosing', { type: 'xstate.done.actor.addAddress', output: home }),
];

export const addedAddressModel: ChartModel = {
  ...checkoutModel,
  cases,
  view: (snapshot) => {
    const { value, context } = snapshot as unknown as CheckoutSnapshot;
    return [value, context.addresses.stage, context.addresses.chosen?.id ?? null];
  },
  isPossible: (snapshot, event) => {
    const { value, context } = snapshot as unknown as CheckoutSnapshot;
    if (event.type.startsWith('xstate.after')) return value === 'away';
    if (event.type === 'checkout.enter') return value === 'away';
    if (event.type === 'checkout.leave') return context.addresses.chosen !== undefined;
    if (event.type !== ofPicker || value === 'away') return false;
    const step = (event as unknown as { snapshot: { value: Step } }).snapshot.value;
    return context.addresses.stage === before[step];
  },
};

/** What the harness does for a step of the addresses; undefined for any other event. */
export const addingStep = (event: EventObject): EventObject | undefined => (event as { step?: EventObject }).step;
