/** What is done with a placed order, as a model. */
import type { EventObject } from 'xstate';
import { orderActionsMachine } from '#machines/order-actions/order-actions.machine.ts';
import { selectOrderActions } from '#machines/order-actions/order-actions.selectors.ts';
import type { ActedOrder, MissingLine, OrderActionsEvent } from '#machines/order-actions/order-actions.types.ts';
import { eventsOf } from '../support/charts/events.ts';
import type { ChartModel } from '../support/charts/model.ts';
import { unauthorized } from './cart.ts';
import { checkoutInput } from './checkout.ts';

export const orderActionsPorts = ['cancelOrder', 'orderAgain', 'addRest'] as const;

export const actedOrder: ActedOrder = { id: 77, code: '#LD000077', amount: 12.5, paidBy: 'Cash Payment' };

export const noRice: MissingLine = {
  id: 41,
  packaging_id: 97,
  name: 'Rice',
  unit: '500 g',
  quantity: 3,
  available: 0,
  reason: 'sold_out',
};

export const orderedAgain = {
  message: 'Order placed',
  order_payment_url: null,
  order: { id: 81, order_code: '#LD000081', amount: 13 },
};

export const tooLate = { kind: 'refused', status: 422, message: 'This order cannot be cancelled any more.' } as const;
export const notAll = {
  kind: 'refused',
  status: 422,
  message: 'Not everything.',
  data: { missing: [noRice] },
} as const;

const eventOf = eventsOf<OrderActionsEvent>();
const failures = (port: string, errors: unknown[]) =>
  errors.map((error) => ({ type: `xstate.error.actor.${port}`, error }) as EventObject);

export const orderActionsModel: ChartModel = {
  machine: orderActionsMachine as never,
  input: checkoutInput,
  cases: [
    eventOf({ type: 'order.cancel', order: actedOrder }),
    eventOf({ type: 'order.again', order: actedOrder }),
    eventOf({ type: 'order.addToCart', order: actedOrder }),
    eventOf({ type: 'method.choose', method: 'stripe' }),
    eventOf({ type: 'order.confirm' }),
    eventOf({ type: 'order.dismiss' }),
    eventOf({ type: 'orderAgain.addRest' }),
    eventOf({ type: 'session.ended' }),
    { type: 'xstate.done.actor.cancelOrder', output: {} } as EventObject,
    ...failures('cancelOrder', [unauthorized, tooLate, { kind: 'network' }]),
    { type: 'xstate.done.actor.orderAgain', output: orderedAgain } as EventObject,
    {
      type: 'xstate.done.actor.orderAgain',
      output: { ...orderedAgain, order_payment_url: '/order/81/payment' },
    } as EventObject,
    ...failures('orderAgain', [unauthorized, notAll, tooLate, { kind: 'network' }]),
    { type: 'xstate.done.actor.addRest', output: { added: 1, refused: [noRice], changed: [] } } as EventObject,
    ...failures('addRest', [unauthorized, { kind: 'network' }]),
  ],
  view: (snapshot) => {
    const { stage, order, payment, missing, report, failure } = selectOrderActions(snapshot as never);
    return [stage, order?.id ?? 0, payment ?? '', missing.length, report?.added ?? '', failure?.kind ?? ''];
  },
};
