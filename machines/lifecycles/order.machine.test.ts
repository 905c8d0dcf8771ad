import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canMove,
  canOrderAgain,
  isFinal,
  nextStatus,
  type OrderStatus,
  orderMachine,
  orderStatuses,
  orderTimeline,
} from './order.machine.ts';

const status = fc.constantFrom(...orderStatuses);
const ended: OrderStatus[] = ['Delivered', 'Cancelled'];

describe(orderMachine.id, () => {
  test('goes from Pending to Delivered step by step', () => {
    expect(orderTimeline()).toEqual(['Pending', 'Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered']);
  });

  test('lets the customer cancel a Pending order and do nothing else', () => {
    const allowed = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => canMove(from, to, 'customer')).map((to) => [from, to]),
    );
    expect(allowed).toEqual([['Pending', 'Cancelled']]);
  });

  test('lets the shop take the next step or cancel, until the order is final', () => {
    fc.assert(
      fc.property(status, status, (from, to) => {
        const legal = !isFinal(from) && (to === nextStatus(from) || to === 'Cancelled');
        expect(canMove(from, to, 'shop')).toBe(legal);
      }),
    );
  });

  test('ends in Delivered and Cancelled only', () => {
    expect(orderStatuses.filter(isFinal)).toEqual(ended);
  });

  test('can be ordered again once it has arrived', () => {
    expect(orderStatuses.filter(canOrderAgain)).toEqual(['Delivered']);
  });

  test('ignores every event once it is final', () => {
    const events = ['shop.advance', 'shop.cancel', 'customer.cancel'] as const;
    for (const value of ended) {
      const snapshot = orderMachine.resolveState({ value });
      expect(events.filter((type) => snapshot.can({ type }))).toEqual([]);
    }
  });
});
