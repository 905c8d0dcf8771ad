/** Paying online. */
import type { Client } from '../client.ts';
import { checkedDataOf } from '../data-of.ts';

const shapes = () => import('../shapes/payment.ts');

/** `paymentMethod` is a gateway's name. */
export const startOrderPayment = (
  client: Client,
  path: { order: number; paymentMethod: string },
  signal: AbortSignal | null = null,
) =>
  checkedDataOf(
    client.GET('/order-payment/{order}/{paymentMethod}', { params: { path }, signal }),
    async () => (await shapes()).paymentUrlShape,
  );

export const getPayment = (client: Client, path: { payment: number }, signal: AbortSignal | null = null) =>
  checkedDataOf(
    client.GET('/payments/{payment}', { params: { path }, signal }),
    async () => (await shapes()).paymentShape,
  );
