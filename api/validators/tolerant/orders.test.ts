import { expect, test } from 'vitest';
import { orderPage } from './orders.ts';
import { returnPage } from './returns.ts';
import { validated } from './tolerant.ts';

const order = { id: 7, order_code: 'A7', order_status: 'Pending', amount: 4.5, quantity: 1 };
const returned = { id: 8, order_id: 'A7', status: 'Pending', amount: 4.5, quantity: 1 };

test.each([null, 'free', undefined])(
  'An order and a return with the amount %s stay in their lists, without a sum',
  (amount) => {
    const orders = validated(orderPage, { total: 1, orders: [{ ...order, amount }] }).data.orders;
    const returns = validated(returnPage, { total: 1, returnOrders: [{ ...returned, amount }] }).data.returnOrders;
    expect([orders, returns]).toMatchObject([[{ id: 7 }], [{ id: 8 }]]);
    expect([orders[0]?.amount, returns[0]?.amount]).toEqual([undefined, undefined]);
  },
);
