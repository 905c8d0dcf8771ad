/** Which orders can be paid online. */
import type { Order } from '#api/types/orders.ts';

type Payable = Pick<Order, 'payment_method' | 'payment_status' | 'order_status'>;

/** Every unpaid order without cash has this method, whichever gateway it will use (wire protocol 2.11). */
const online = 'Online Payment';

export const isPayable = ({ payment_method, payment_status, order_status }: Payable): boolean =>
  payment_method === online && payment_status === 'Pending' && order_status !== 'Cancelled';
