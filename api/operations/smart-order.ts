/** Shopping lists. */
import type { Client } from '../client.ts';
import { checkedDataOf, written } from '../data-of.ts';
import { keyHeader, type WithKey } from '../idempotency-key.ts';
import type { SmartOrderItem } from '../types/smart-order.ts';

const matchValidator = async () => (await import('../validators/smart-order.ts')).matchValidator;
const addedValidator = async () => (await import('../validators/smart-order.ts')).addedValidator;

export const matchSmartOrder = (client: Client, body: { lines: string[] }, signal: AbortSignal | null = null) =>
  checkedDataOf(client.POST('/smart-order/match', { body, signal }), matchValidator);

export type SmartOrder = WithKey & { items: SmartOrderItem[] };

export const addSmartOrder = (
  client: Client,
  { items, idempotencyKey }: SmartOrder,
  signal: AbortSignal | null = null,
) => {
  const request = { params: { header: keyHeader(idempotencyKey) }, body: { items }, signal };
  return written(client.POST('/smart-order/add', request), (response) => checkedDataOf(response, addedValidator));
};
