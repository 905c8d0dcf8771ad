import { expect, test } from 'vitest';
import { payUntil } from './pay-until.ts';

const placedAt = new Date('2026-03-05T10:00:00Z');
const order = { status: 'Pending', paymentStatus: 'Pending', paymentMethod: 'stripe', payable: 500, placedAt } as const;

test('An unpaid online order is kept for a day', () => {
  expect(payUntil(order)).toEqual(new Date('2026-03-06T10:00:00Z'));
});

test.each([
  { status: 'Confirm' },
  { status: 'Cancelled' },
  { paymentStatus: 'Paid' },
  { paymentMethod: 'cash' },
  { payable: 0 },
] as const)('The order %o has no payment deadline', (change) =>
  expect(payUntil({ ...order, ...change })).toBeUndefined(),
);
