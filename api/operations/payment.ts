/** Paying online. */
import type { Client } from '../client.ts';
import { checkedDataOf } from '../data-of.ts';

const validators = () => import('../validators/payment.ts');

/** `paymentMethod` is a gateway's name. */
export const startOrderPayment = (
  client: Client,
  path: { order: number; paymentMethod: string },
  signal: AbortSignal | null = null,
) =>
  checkedDataOf(
    client.GET('/order-payment/{order}/{paymentMethod}', { params: { path }, signal }),
    async () => (await validators()).paymentUrlValidator,
  );

export const getPayment = (client: Client, path: { payment: number }, signal: AbortSignal | null = null) =>
  checkedDataOf(
    client.GET('/payments/{payment}', { params: { path }, signal }),
    async () => (await validators()).paymentValidator,
  );
