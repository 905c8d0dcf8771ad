/** Takes an order along its chart until it is delivered, as the shop's people do. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { orderTimeline } from '#machines/lifecycles/order.machine.ts';
import { moveOrder } from '#server/db/queries/order-steps.ts';
import { inQuietTransaction } from '../database/recorded-commits.ts';

export async function deliver(db: NodePgDatabase, orderId: number): Promise<void> {
  for (const status of orderTimeline().slice(1)) {
    const moved = await inQuietTransaction(db, (tx) => moveOrder(tx, orderId, status, 'shop'));
    if (!moved) throw new Error(`Order ${orderId} did not become ${status}.`);
  }
}
