/** Payments as the contract describes them. */
import type { components } from '#api/generated/schema.ts';
import type { PaymentRow } from '#server/db/queries/payments.ts';
import { toMoney } from '#server/domain/money.ts';
import { orderCode } from '#server/domain/order-codes.ts';

type Order = { id: number; number: number };

export const serializePayment = (
  { id, status, gateway, amount, error }: PaymentRow,
  orders: readonly Order[],
  t: (text: string) => string,
): components['schemas']['Payment'] => ({
  id,
  status,
  gateway,
  amount: toMoney(amount),
  orders: orders.map((order) => ({ id: order.id, order_code: orderCode(order.number) })),
  error: error && t(error),
});
