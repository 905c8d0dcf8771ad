/** A shopper collects a voucher, once. */
import type { Result } from '#server/contract.types.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import { collect, findVoucher } from '#server/db/queries/vouchers.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { conflict, invalidReference } from '#server/domain/refusal.ts';
import * as texts from '#server/domain/voucher-texts.ts';
import { isOffered } from '#server/domain/vouchers.ts';
import { serializeVoucher } from '#server/serializers/voucher.ts';
import type { Shopper } from './caller.ts';
import { idempotently } from './idempotency.ts';

type Collected = Result<'collectVoucher'>;

async function collectOnce(tx: Tx, { userId, t }: Shopper, id: number, now: Date): Promise<Collected> {
  const found = await findVoucher(tx, userId, id);
  if (!found || found.voucher.startsAt > now) throw invalidReference('coupon_id');
  if (found.isCollected) throw conflict(texts.alreadyCollectedText);
  if (!isOffered(found.voucher, now)) throw conflict(texts.unavailableVoucherText);
  if (!(await collect(tx, userId, found.voucher.id, now))) throw conflict(texts.alreadyCollectedText);
  return { message: t(texts.collectedText), data: { coupon: serializeVoucher(found.voucher, true) } };
}

export function collectVoucher({ db, clock }: Dependencies, shopper: Shopper, id: number): Promise<Collected> {
  const now = clock();
  return inTransaction(db, (tx) => idempotently(tx, shopper, now, () => collectOnce(tx, shopper, id, now)));
}
