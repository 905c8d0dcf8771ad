import { expect, test } from 'vitest';
import { ticketCount, ticketListOf, ticketsPath } from './ticket-search.ts';

const counts = { running: 0, completed: 2, cancel: 0 };
const bare = new URLSearchParams();

test('Without a list in the address, the first list that has a ticket is open', () => {
  expect(ticketListOf(bare, counts)).toBe('completed');
  expect(ticketListOf(bare, { ...counts, completed: 0 })).toBe('running');
  expect(ticketListOf(bare)).toBe('running');
});

test('Each list has an address that opens it, also an empty one', () => {
  const { searchParams } = new URL(ticketsPath('running'), 'https://shop.test');
  expect(ticketListOf(searchParams, counts)).toBe('running');
});

test('All tickets are those of the three lists, whichever list the total of a response counts', () => {
  expect(ticketCount('all', { running: 2, completed: 1, cancel: 1, total: 1 } as never)).toBe(4);
});
