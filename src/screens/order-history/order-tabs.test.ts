import { expect, test } from 'vitest';
import { historyPath, statusOf } from './order-tabs.ts';

const none = { all: 0, pending: 0, confirm: 0, pickup: 0, processing: 0, on_the_way: 0, delivered: 0, cancelled: 0 };
const bare = new URLSearchParams();

test('Without a status in the address, the first tab that has an order is open', () => {
  expect(statusOf(bare, { ...none, delivered: 3, cancelled: 1, all: 4 })).toBe('Delivered');
  expect(statusOf(bare, { ...none, pending: 1, delivered: 3, all: 4 })).toBe('Pending');
});

test('Without an order, and before the counts are known, the first tab is open', () => {
  expect(statusOf(bare, none)).toBe('Pending');
  expect(statusOf(bare, undefined)).toBe('Pending');
});

test('Each tab has an address that opens it, also an empty one', () => {
  const { searchParams } = new URL(historyPath('Pending', 2), 'https://shop.test');
  expect(statusOf(searchParams, { ...none, delivered: 3, all: 3 })).toBe('Pending');
  expect(searchParams.get('page')).toBe('2');
});
