import { expect, test } from 'vitest';
import { orderResponse } from './orders.ts';
import { validated } from './tolerant.ts';

const riderOf = (rider: unknown) => validated(orderResponse, { order: { id: 1, rider } }).data.order.rider;

test.each([
  ['nobody', [], undefined],
  ['nobody, in another way', null, undefined],
  ['somebody without a name', { phone: '2025550142' }, undefined],
  ['a name alone', { name: 'Sam Rider' }, { name: 'Sam Rider' }],
  ['a number', { name: 'Sam Rider', phone: 2025550142 }, { name: 'Sam Rider', phone: '2025550142' }],
])('An order with %s', (_, sent, read) => {
  expect(riderOf(sent)).toEqual(read);
});
