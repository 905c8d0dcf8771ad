/**
 * Asks to return lines of a delivered order. The order is locked before its lines are looked at, so that two requests
 * at once do not both get the same line.
 */
import { linesOfOrders } from '#server/db/queries/orders.ts';
import { lockOwnOrder, returnedLines, writeReturn } from '#server/db/queries/returns.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import { sum } from '#server/domain/money.ts';
import { linesOfProducts, returnAmount, returnRefusal } from '#server/domain/returns.ts';
import { type Answer, type ApiRequest, type Body, requireUser } from '#server/http/handler.ts';
import { notFound, refused } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { returnShape } from '#server/shapes/return.ts';
import { idempotently } from './idempotency.ts';

export async function requestReturn(
  { db, clock }: Services,
  request: ApiRequest<'requestReturn'>,
): Promise<Answer<'requestReturn'>> {
  const userId = requireUser(request);
  const { returnOrderWithinDays } = await readSomeSettings(db, ['returnOrderWithinDays']);
  const wish = { userId, body: request.body, withinDays: returnOrderWithinDays, now: clock() };
  return inTransaction(db, (tx) =>
    idempotently(tx, request, wish.now, async () => ({
      message: request.say('Return request sent'),
      data: { returnOrder: returnShape(await write(tx, wish)) },
    })),
  );
}

type Wish = { userId: number; body: Body<'requestReturn'>; withinDays: number; now: Date };

async function write(tx: Tx, { userId, body, withinDays, now }: Wish) {
  const order = await lockOwnOrder(tx, userId, body.order_id);
  if (!order) throw notFound();
  const all = await linesOfOrders(tx, [order.id]);
  const returned = await returnedLines(tx, order.id);
  const reason = returnRefusal({ order, lines: all, returned, productIds: body.product_ids, withinDays, now });
  if (reason) throw refused(reason);
  const lines = linesOfProducts(all, body.product_ids);
  const row = await writeReturn(
    tx,
    {
      orderId: order.id,
      userId,
      amount: returnAmount(lines),
      reason: body.reason.trim(),
      address: body.return_address.trim(),
      accountNumber: body.bank_account_number.trim(),
      bankName: body.bank_name?.trim() || null,
      createdAt: now,
    },
    lines.map(({ id }) => id),
  );
  return { row, number: order.number, quantity: sum(lines.map(({ quantity }) => quantity)) };
}
