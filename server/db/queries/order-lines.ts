/** Takes pieces out of a line of an order, puts others in their place and corrects the sums. The order must be locked. */
import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { orderLines, orders, orderTaxes } from '#server/db/schema/orders.ts';
import type { Minor } from '#server/domain/money.ts';
import { correctedSums } from '#server/domain/order-correction.ts';
import { type OrderLineRow, type OrderRow, orderedLines, taxesOfOrder } from './orders.ts';
import { unitOfShop } from './settings.ts';
import type { DraftLine } from './write-order.ts';

export const setDelivered = (tx: Db, { id, quantity, missing }: OrderLineRow, now: number) =>
  tx
    .update(orderLines)
    .set({ quantity: now, missing: missing + quantity - now })
    .where(eq(orderLines.id, id));

export const addReplacement = (tx: Db, { id, orderId }: OrderLineRow, line: DraftLine) =>
  tx.insert(orderLines).values({ ...line, orderId, replaces: id });

/** From the lines as they are now; what was agreed is kept beside it. How much less the order costs. */
export async function correctSums(tx: Db, order: OrderRow): Promise<Minor> {
  const lines = await orderedLines(tx, [order.id]);
  const taxes = await taxesOfOrder(tx, order.id);
  const agreedCoupon = order.agreedCoupon ?? order.couponDiscount;
  const { taxes: amounts, ...sums } = correctedSums(
    lines,
    taxes.map(({ percentage }) => percentage),
    { coupon: agreedCoupon, delivery: order.delivery },
    await unitOfShop(tx),
  );
  const agreed = { agreedCoupon, agreedPayable: order.agreedPayable ?? order.payable };
  await tx
    .update(orders)
    .set({ ...sums, ...agreed })
    .where(eq(orders.id, order.id));
  for (const [at, { id }] of taxes.entries())
    await tx
      .update(orderTaxes)
      .set({ amount: amounts[at] ?? 0 })
      .where(eq(orderTaxes.id, id));
  return order.payable - sums.payable;
}
