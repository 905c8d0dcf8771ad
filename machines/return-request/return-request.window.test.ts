import { expect, test } from 'vitest';
import { returnableUntil } from './return-request.window.ts';

const order = { created_at: '2025-03-05T15:07:09.000000Z', return_order_within_days: 3, is_returnable: true };

test('Goods can be returned within days of the order, or not at all', () => {
  expect(returnableUntil(order)).toEqual(new Date('2025-03-08T15:07:09Z'));
  expect(returnableUntil({ ...order, is_returnable: false })).toBeUndefined();
  expect(returnableUntil({ ...order, created_at: '' })).toBeUndefined();
});
