import { expect, test } from 'vitest';
import { isWebAddress, paymentIdIn, returnIn } from './payment.address.ts';
import { isPayable } from './payment.payable.ts';

test.each([
  ['https://larder.test/order/31/payment?gateway=stripe&key=k', '31'],
  ['/order/7/payment', '7'],
  ['/order/pay_01H8/payment', 'pay_01H8'],
  ['https://pay.example/session/9', undefined],
  ['/order//payment', undefined],
])('The address %s belongs to payment %s', (url, id) => expect(paymentIdIn(url)).toBe(id));

test.each([
  ['/order/31/payment/success', 'success'],
  ['/order/31/payment/cancel/', 'cancel'],
  ['/order/31/payment', undefined],
  ['/order-history', undefined],
])('A window at %s has the result %s', (path, word) => expect(returnIn(path)).toBe(word));

test.each([
  ['https://pay.example/', true],
  ['/order/31/payment', true],
  ['//pay.example/', false],
  ['/\\pay.example', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
])('The address %s may be opened: %s', (url, is) => expect(isWebAddress(url)).toBe(is));

const order = { payment_method: 'Online Payment', payment_status: 'Pending', order_status: 'Pending' } as const;

test('An order can be paid online while it is unpaid and not cancelled', () => {
  expect(isPayable(order)).toBe(true);
  expect(isPayable({ ...order, order_status: 'Confirm' })).toBe(true);
  expect(isPayable({ ...order, order_status: 'Cancelled' })).toBe(false);
  expect(isPayable({ ...order, payment_status: 'Paid' })).toBe(false);
  expect(isPayable({ ...order, payment_method: 'Cash Payment' })).toBe(false);
});
