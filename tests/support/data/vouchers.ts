/** Vouchers for tests of carts and orders. */
import type { Db } from '#server/db/pool.ts';
import { vouchers } from '#server/db/schema/vouchers.ts';
import { ids } from '../shops/cart-shop.ts';

type NewVoucher = Partial<typeof vouchers.$inferInsert>;

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

/** Ten per cent of the dairy's goods, for a day around now; as often as one likes. */
export async function addVoucher(db: Db, more: NewVoucher = {}): Promise<{ id: number; code: string }> {
  const row = {
    shopId: ids.dairy,
    code: `V${crypto.randomUUID().slice(0, 8).toUpperCase()}`,
    discountType: 'Percentage' as const,
    discount: 10,
    startsAt: hoursFromNow(-1),
    endsAt: hoursFromNow(24),
    ...more,
  };
  const [added] = await db.insert(vouchers).values(row).returning({ id: vouchers.id, code: vouchers.code });
  if (!added) throw new Error('No voucher was made.');
  return added;
}
