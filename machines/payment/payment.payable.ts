/** Which orders can be paid now. */
import type { Order } from '#api/types/orders.ts';

type Payable = Pick<Order, 'payment_method' | 'payment_status' | 'order_status'>;

/** Unpaid and not cash is shown as this, whichever gateway it will be (wire protocol 2.11). */
const online = 'Online Payment';

export const isPayable = ({ payment_method, payment_status, order_status }: Payable): boolean =>
  payment_method === online && payment_status === 'Pending' && order_status !== 'Cancelled';
