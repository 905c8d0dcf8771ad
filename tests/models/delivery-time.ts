/** The checkout of shops with delivery times as a model. */
import { createActor, type EventObject } from 'xstate';
import type { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { deliveryTimeMachine } from '#machines/delivery-time/delivery-time.machine.ts';
import type { DeliveryOffer } from '#machines/delivery-time/delivery-time.types.ts';
import type { ChartModel } from '../support/charts/model.ts';
import { aQuote, unauthorized } from './cart.ts';
import {
  anOrder,
  anUnpaidOrder,
  asAddressResult,
  checkoutModel,
  eventOf,
  failed,
  silent,
  snapshotWhere,
} from './checkout.ts';

type CheckoutSnapshot = Parameters<typeof selectCheckout>[0];

const times: DeliveryOffer['shops'] = [
  {
    shop_id: 3,
    is_required: true,
    chosen: null,
    held_until: null,
    slots: [
      {
        from: '2026-11-24T09:00:00.000000Z',
        until: '2026-11-24T11:00:00.000000Z',
        orders_until: '2026-11-24T08:00:00.000000Z',
        is_full: false,
      },
    ],
  },
];

const timesWhere = (value: 'choosing' | 'expired', isRequired: boolean) => {
  const { context } = createActor(deliveryTimeMachine).getSnapshot();
  const shops = times.map((shop) => ({ ...shop, is_required: isRequired }));
  return deliveryTimeMachine.resolveState({ value, context: { ...context, offer: { time_zone: 'UTC', shops } } });
};

const timesCases = [
  eventOf({ type: 'checkout.enter', shopIds: [3] }),
  { type: 'xstate.snapshot.addressPicker', snapshot: snapshotWhere('choosing') },
  eventOf({ type: 'payment.choose', method: 'cash' }),
  { type: 'xstate.done.actor.quoteCheckout', output: aQuote(2.5) },
  { type: 'xstate.snapshot.deliveryTime', snapshot: timesWhere('choosing', true) },
  { type: 'xstate.snapshot.deliveryTime', snapshot: timesWhere('choosing', false) },
  { type: 'xstate.snapshot.deliveryTime', snapshot: timesWhere('expired', false) },
  eventOf({ type: 'delivery.showDay', shopId: 3, day: '2026-11-24' }),
  eventOf({ type: 'order.place' }),
  { type: 'xstate.done.actor.placeOrder', output: anOrder },
  { type: 'xstate.done.actor.placeOrder', output: anUnpaidOrder },
  ...failed('placeOrder', [silent]),
] as EventObject[];

/** The delivery times are a chart of their own: here they only say whether one is missing. */
export const timesModel: ChartModel = {
  ...checkoutModel,
  cases: timesCases,
  view: (snapshot) => {
    const { value, context } = snapshot as unknown as CheckoutSnapshot;
    const { delivery, payment, addresses } = context;
    return [value, addresses.chosen?.id ?? null, payment ?? null, delivery.offer?.shops[0]?.is_required ?? null];
  },
  isPossible: (snapshot, event) => {
    const { context, value } = snapshot as unknown as CheckoutSnapshot;
    if (!timesCases.some(({ type }) => type === event.type)) return false;
    if (event.type === 'checkout.enter') return value === 'away';
    if (event.type === 'xstate.snapshot.addressPicker') return context.addresses.chosen === undefined;
    if (event.type === 'payment.choose') return context.addresses.chosen !== undefined && context.payment === undefined;
    const isQuoted = typeof value === 'object' && value.open === 'quoted';
    if (event.type === 'xstate.snapshot.deliveryTime') return isQuoted && context.delivery.offer === undefined;
    if (event.type === 'order.place' || event.type === 'delivery.showDay') return context.delivery.offer !== undefined;
    return context.payment !== undefined;
  },
};

/** The harness answers the own calls of the charts that the checkout invokes instead of sending their snapshots. */
export const asChildResult = (event: EventObject): EventObject => {
  if (event.type !== 'xstate.snapshot.deliveryTime') return asAddressResult(event);
  const { value, context } = (event as unknown as { snapshot: ReturnType<typeof timesWhere> }).snapshot;
  return value === 'expired'
    ? ({ type: 'xstate.error.actor.listDeliverySlots', error: unauthorized } as EventObject)
    : ({ type: 'xstate.done.actor.listDeliverySlots', output: context.offer } as EventObject);
};
