import { expect, it } from 'vitest';
import { payUntil } from './pay-until.ts';

const placedAt = new Date('2026-03-05T10:00:00Z');
const order = { status: 'Pending', paymentStatus: 'Pending', paymentMethod: 'stripe', payable: 500, placedAt } as const;

it('an order that waits for its payment waits for a day', () => {
  expect(payUntil(order)).toEqual(new Date('2026-03-06T10:00:00Z'));
});

it.each([
  { status: 'Confirm' },
  { status: 'Cancelled' },
  { paymentStatus: 'Paid' },
  { paymentMethod: 'cash' },
  { payable: 0 },
] as const)('%o waits for nothing', (change) => expect(payUntil({ ...order, ...change })).toBeUndefined());
