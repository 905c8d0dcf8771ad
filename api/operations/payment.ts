/** Online payment. */
import type { Client } from '../client.ts';
import { checkedDataOf } from '../data-of.ts';
import type { Id } from '../types/id.ts';

const validators = () => import('../validators/payment.ts');

/** `paymentMethod` is a gateway's name. */
export const startOrderPayment = (
  client: Client,
  path: { order: Id; paymentMethod: string },
  signal: AbortSignal | null = null,
) =>
  checkedDataOf(
    client.GET('/order-payment/{order}/{paymentMethod}', { params: { path }, signal }),
    async () => (await validators()).paymentUrlValidator,
  );

export const getPayment = (client: Client, path: { payment: Id }, signal: AbortSignal | null = null) =>
  checkedDataOf(
    client.GET('/payments/{payment}', { params: { path }, signal }),
    async () => (await validators()).paymentValidator,
  );
