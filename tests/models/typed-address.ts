/** The checkout of somebody who types another address and presses the order button before it is saved, as a model. */
import type { EventObject } from 'xstate';
import type { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import type { ChartModel } from '../support/charts/model.ts';
import { aQuote } from './cart.ts';
import { checkoutModel, eventOf, home, snapshotWhere } from './checkout.ts';

type CheckoutSnapshot = Parameters<typeof selectCheckout>[0];

const ofPicker = 'xstate.snapshot.addressPicker';
const line = { field: 'address_line', value: '7 New Road' } as const;

const formOver = (fields: object) => {
  const opened = snapshotWhere('editing');
  const context = { ...opened.context, addresses: [home], fields: { ...opened.context.fields, ...fields } };
  return { ...opened, context };
};

/** Each with what the harness does instead of sending the snapshot. */
const steps = {
  loading: { snapshot: snapshotWhere('choosing'), step: { type: 'xstate.done.actor.listAddresses', output: [home] } },
  choosing: { snapshot: formOver({}), step: { type: 'address.new' } },
  editing: { snapshot: formOver({ [line.field]: line.value }), step: { type: 'address.type', ...line } },
};

const cases = [
  eventOf({ type: 'checkout.enter', shopIds: [3], shopperId: 7 }),
  eventOf({ type: 'checkout.enter', shopIds: [] }),
  eventOf({ type: 'order.place' }),
  { type: 'xstate.done.actor.quoteCheckout', output: aQuote(2.5) },
  ...Object.entries(steps).map(([before, step]) => ({ type: ofPicker, before, ...step })),
] as EventObject[];

export const typedAddressModel: ChartModel = {
  ...checkoutModel,
  cases,
  view: (snapshot) => {
    const { value, context } = snapshot as unknown as CheckoutSnapshot;
    return [value, context.addresses.stage, context.addresses.isTyped];
  },
  isPossible: (snapshot, event) => {
    const { value, context } = snapshot as unknown as CheckoutSnapshot;
    if (event.type.startsWith('xstate.after')) return false;
    if (event.type === 'checkout.enter') return value === 'away';
    if (event.type === 'order.place') return context.addresses.isTyped;
    if (event.type !== ofPicker) return value !== 'away';
    const { before } = event as EventObject & { before: string };
    return value !== 'away' && context.addresses.stage === before && !context.addresses.isTyped;
  },
};
