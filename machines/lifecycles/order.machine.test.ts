import { describe, expect, test } from 'vitest';
import {
  canMove,
  canOrderAgain,
  isAtShop,
  isFinal,
  nextStatus,
  type OrderStatus,
  orderMachine,
  orderStatuses,
  orderTimeline,
} from './order.machine.ts';

const ended: OrderStatus[] = ['Delivered', 'Cancelled'];

describe(orderMachine.id, () => {
  test('An order goes from Pending to Delivered step by step', () => {
    expect(orderTimeline()).toEqual(['Pending', 'Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered']);
  });

  test('The customer can cancel a Pending order and do nothing else', () => {
    const allowed = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => canMove(from, to, 'customer')).map((to) => [from, to]),
    );
    expect(allowed).toEqual([['Pending', 'Cancelled']]);
  });

  test('The shop can take the next step or cancel until the order is final', () => {
    const steps = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const));
    const legal = steps.filter(([from, to]) => !isFinal(from) && (to === nextStatus(from) || to === 'Cancelled'));
    expect(legal).toHaveLength(10);
    expect(steps.filter(([from, to]) => canMove(from, to, 'shop'))).toEqual(legal);
  });

  test('An order ends in Delivered or Cancelled only', () => {
    expect(orderStatuses.filter(isFinal)).toEqual(ended);
  });

  test('A delivered order can be ordered again', () => {
    expect(orderStatuses.filter(canOrderAgain)).toEqual(['Delivered']);
  });

  test('The shop has the goods until the courier takes them', () => {
    expect(orderStatuses.filter(isAtShop)).toEqual(['Pending', 'Confirm', 'Processing']);
    expect(isAtShop('Elsewhere')).toBe(false);
  });

  test('A final order ignores every event', () => {
    const events = ['shop.advance', 'shop.cancel', 'customer.cancel'] as const;
    for (const value of ended) {
      const snapshot = orderMachine.resolveState({ value });
      expect(events.filter((type) => snapshot.can({ type }))).toEqual([]);
    }
  });
});
