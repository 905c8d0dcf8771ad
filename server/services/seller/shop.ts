/** A seller changes the hours of the own shop and what delivery costs. */
import type { Body } from '#server/contract.types.ts';
import type { Db } from '#server/db/pool.ts';
import { calendarOf } from '#server/db/queries/delivery-slots.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import { changeVendor, chargesOf, lockVendor, vendorById, writeCharges } from '#server/db/queries/vendors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { overlapping } from '#server/domain/delivery.ts';
import { toMinor } from '#server/domain/money.ts';
import { invalid, invalidReference, notFound } from '#server/domain/refusal.ts';
import { serializeSellerShop } from '#server/serializers/seller.ts';
import type { Seller } from '#server/services/caller.ts';
import { idempotently } from '#server/services/idempotency.ts';
import { areWrong, isDay, requireTimes, writeTimes } from './delivery-times.ts';
import { requireWhole } from './products.ts';

export async function sellerShop(db: Db, { shopId, locale }: Seller) {
  const [shop, charges] = [await vendorById(db, shopId), await chargesOf(db, shopId)];
  if (!shop) throw notFound();
  const calendar = await calendarOf(db, shopId);
  return { shop: serializeSellerShop(shop, { charges, calendar }, locale) };
}

type Change = Body<'changeSellerShop'>;

const chargesIn = ({ delivery = [] }: Change) =>
  delivery
    .map(({ min_quantity: minQuantity, max_quantity: maxQuantity, charge }) => ({
      ...{ minQuantity, maxQuantity, charge: toMinor(charge) },
    }))
    .toSorted((a, b) => a.minQuantity - b.minQuantity);

async function write(tx: Tx, { shopId }: Seller, change: Change): Promise<void> {
  const own = await vendorById(tx, shopId);
  if (!own || !(await lockVendor(tx, own.slug))) throw notFound();
  const { opening_time: opensAt, closing_time: closesAt } = change;
  await changeVendor(tx, shopId, { ...(opensAt && { opensAt }), ...(closesAt && { closesAt }) });
  if (change.delivery) {
    const charges = chargesIn(change);
    await requireWhole(tx, { delivery: charges.map(({ charge }) => charge) });
    await writeCharges(tx, shopId, charges);
  }
  const { delivery_times: times, delivery_times_before: before } = change;
  if (before !== undefined) await requireTimes(tx, shopId, before);
  if (times !== undefined) await writeTimes(tx, shopId, times);
}

export function changeSellerShop({ db, clock }: Dependencies, seller: Seller, change: Change) {
  if (overlapping(chargesIn(change)))
    throw invalid({ delivery: 'Two of these charges are for the same number of pieces.' });
  if (change.delivery_times && areWrong(change.delivery_times))
    throw invalid({ delivery_times: 'Two of these times overlap, or one ends before it begins.' });
  if (change.delivery_times?.closed_days.some((day) => !isDay(day))) throw invalidReference('closed_days');
  return inTransaction(db, (tx) =>
    idempotently(tx, seller, clock(), async () => {
      await write(tx, seller, change);
      return { message: seller.t('Saved'), data: await sellerShop(tx, seller) };
    }),
  );
}
