/**
 * The life of an order: from Pending through the shop's steps to Delivered, or to Cancelled.
 * A pure chart without effects. The server asks it whether a step is legal; the client draws its timeline from it.
 * The shopper may only cancel, and only while the order is Pending. The shop takes the steps one by one and may cancel
 * until the order is final. Delivered and Cancelled are final.
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
    Pending: {
      tags: 'atShop',
      on: { 'shop.advance': 'Confirm', 'shop.cancel': 'Cancelled', 'customer.cancel': 'Cancelled' },
    },
    Confirm: { tags: 'atShop', on: { 'shop.advance': 'Processing', 'shop.cancel': 'Cancelled' } },
    Processing: { tags: 'atShop', on: { 'shop.advance': 'Pickup', 'shop.cancel': 'Cancelled' } },
    Pickup: { on: { 'shop.advance': 'On The Way', 'shop.cancel': 'Cancelled' } },
    'On The Way': { on: { 'shop.advance': 'Delivered', 'shop.cancel': 'Cancelled' } },
    Delivered: { type: 'final', tags: 'arrived' },
    Cancelled: { type: 'final' },
  },
});

export const isOrderStatus = (status: string): status is OrderStatus =>
  (orderStatuses as readonly string[]).includes(status);

type Step = { by: OrderActor; event: OrderEvent['type']; to: OrderStatus };

/** Every step from `from`, read from the chart; none from a status that another back end has added. */
function stepsFrom(from: string): Step[] {
  if (!isOrderStatus(from)) return [];
  const snapshot = orderMachine.resolveState({ value: from });
  return getNextTransitions(snapshot).flatMap(({ eventType, target }) => {
    const to = orderStatuses.find((status) => status === target?.[0]?.key);
    const by = eventType.startsWith('customer.') ? 'customer' : 'shop';
    return to ? [{ by, event: eventType as OrderEvent['type'], to }] : [];
  });
}

export const canMove = (from: string, to: OrderStatus, by: OrderActor): boolean =>
  stepsFrom(from).some((step) => step.to === to && step.by === by);

/** The shop's next step, if there is one. */
export const nextStatus = (from: string): OrderStatus | undefined =>
  stepsFrom(from).find(({ event }) => event === 'shop.advance')?.to;

export const isFinal = (status: string): boolean => isOrderStatus(status) && stepsFrom(status).length === 0;

/** Only a delivered order can be ordered again. */
export const canOrderAgain = (status: string): boolean =>
  isOrderStatus(status) && orderMachine.resolveState({ value: status }).hasTag('arrived');

/** The shop has its goods still, so lines can be left out. */
export const isAtShop = (status: string): boolean =>
  isOrderStatus(status) && orderMachine.resolveState({ value: status }).hasTag('atShop');

/** The statuses of an order that is not cancelled, in their order. */
export function orderTimeline(): OrderStatus[] {
  const timeline: OrderStatus[] = ['Pending'];
  for (let next = nextStatus('Pending'); next; next = nextStatus(next)) timeline.push(next);
  return timeline;
}
