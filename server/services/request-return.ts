/**
 * Asks to return lines of a delivered order. The order is locked before its lines are looked at, so that two requests
 * at once do not both get the same line.
 */
import type { Config } from '#server/config.ts';
import type { Body, Result } from '#server/contract.types.ts';
import { linesOfOrders } from '#server/db/queries/orders.ts';
import { addReturnPhotos, lockOwnOrder, returnedLines, writeReturn } from '#server/db/queries/returns.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { sum } from '#server/domain/money.ts';
import { notFound, refused } from '#server/domain/refusal.ts';
import { linesOfProducts, returnAmount, returnRefusal } from '#server/domain/returns.ts';
import { mailReturn } from '#server/messages/return-mails.ts';
import { serializeReturn } from '#server/serializers/return.ts';
import type { CheckedFile } from '#server/uploads/checked-file.ts';
import { storeFiles } from '#server/uploads/stored-files.ts';
import type { Shopper } from './caller.ts';
import { idempotently } from './idempotency.ts';

export async function requestReturn(
  { db, clock, config }: Dependencies,
  shopper: Shopper,
  { body, readPhotos }: { body: Body<'requestReturn'>; readPhotos: () => Promise<CheckedFile[]> },
): Promise<Result<'requestReturn'>> {
  const { returnOrderWithinDays } = await readSomeSettings(db, ['returnOrderWithinDays']);
  const photos = await readPhotos();
  const request = { userId: shopper.userId, body, photos, config, withinDays: returnOrderWithinDays, now: clock() };
  return inTransaction(db, (tx) =>
    idempotently(tx, shopper, request.now, async () => ({
      message: shopper.t('Return request sent'),
      data: { returnOrder: serializeReturn(await write(tx, request)) },
    })),
  );
}

type ReturnRequest = {
  userId: number;
  body: Body<'requestReturn'>;
  photos: readonly CheckedFile[];
  config: Config;
  withinDays: number;
  now: Date;
};

async function write(tx: Tx, { userId, body, photos, config, withinDays, now }: ReturnRequest) {
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
      shopId: order.shopId,
      amount: returnAmount(lines),
      reason: body.reason.trim(),
      address: body.return_address.trim(),
      accountNumber: body.bank_account_number.trim(),
      bankName: body.bank_name?.trim() || null,
      createdAt: now,
    },
    lines.map(({ id }) => id),
  );
  const belonging = { ownerId: userId, purpose: 'return' as const, isPublic: false };
  await mailReturn(tx, row.id);
  await addReturnPhotos(tx, row.id, await storeFiles(tx, config, photos, belonging));
  return { row, number: order.number, quantity: sum(lines.map(({ quantity }) => quantity)) };
}
