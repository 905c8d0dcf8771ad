/**
 * The life of an order: from Pending over the shop's steps to Delivered, or to Cancelled.
 * A pure chart without effects. The server asks it whether a step is legal, the client draws its timeline from it.
 * The shopper may only cancel, and only while the order is Pending; the shop takes the steps one by one and may
 * cancel until the order is final. Delivered and Cancelled are final.
 *
 * @spec R58
 */
import { getNextTransitions, setup } from 'xstate';

export const orderStatuses = [
  'Pending',
  'Confirm',
  'Processing',
  'Pickup',
  'On The Way',
  'Delivered',
  'Cancelled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];
export type OrderActor = 'customer' | 'shop';

type OrderEvent = { type: 'shop.advance' } | { type: 'shop.cancel' } | { type: 'customer.cancel' };

export const orderMachine = setup({ types: { events: {} as OrderEvent } }).createMachine({
  id: 'order',
  description: 'The life of an order at the server, from Pending to Delivered or Cancelled.',
  initial: 'Pending',
  states: {
    Pending: { on: { 'shop.advance': 'Confirm', 'shop.cancel': 'Cancelled', 'customer.cancel': 'Cancelled' } },
    Confirm: { on: { 'shop.advance': 'Processing', 'shop.cancel': 'Cancelled' } },
    Processing: { on: { 'shop.advance': 'Pickup', 'shop.cancel': 'Cancelled' } },
    Pickup: { on: { 'shop.advance': 'On The Way', 'shop.cancel': 'Cancelled' } },
    'On The Way': { on: { 'shop.advance': 'Delivered', 'shop.cancel': 'Cancelled' } },
    Delivered: { type: 'final', tags: 'arrived' },
    Cancelled: { type: 'final' },
  },
});

type Step = { by: OrderActor; event: OrderEvent['type']; to: OrderStatus };

/** Every step that leaves `from`, read from the chart. */
function stepsFrom(from: OrderStatus): Step[] {
  const snapshot = orderMachine.resolveState({ value: from });
  return getNextTransitions(snapshot).flatMap(({ eventType, target }) => {
    const to = orderStatuses.find((status) => status === target?.[0]?.key);
    const by = eventType.startsWith('customer.') ? 'customer' : 'shop';
    return to ? [{ by, event: eventType as OrderEvent['type'], to }] : [];
  });
}

export const canMove = (from: OrderStatus, to: OrderStatus, by: OrderActor): boolean =>
  stepsFrom(from).some((step) => step.to === to && step.by === by);

/** The shop's next step, if there is one. */
export const nextStatus = (from: OrderStatus): OrderStatus | undefined =>
  stepsFrom(from).find(({ event }) => event === 'shop.advance')?.to;

export const isFinal = (status: OrderStatus): boolean => stepsFrom(status).length === 0;

/** Only what has arrived can be ordered again. */
export const canOrderAgain = (status: OrderStatus): boolean =>
  orderMachine.resolveState({ value: status }).hasTag('arrived');

/** The statuses of an order that nobody cancels, in their order. */
export function orderTimeline(): OrderStatus[] {
  const timeline: OrderStatus[] = ['Pending'];
  for (let next = nextStatus('Pending'); next; next = nextStatus(next)) timeline.push(next);
  return timeline;
}
