/** Takes goods from the stock. Rows are locked in the order of ids, so that two orders never deadlock. */
import { asc, inArray, sql } from 'drizzle-orm';
import { invalidateProducts } from '#server/db/after-commit.ts';
import { packagings, products } from '#server/db/schema/catalogue.ts';
import { flashSaleItems } from '#server/db/schema/flash-sales.ts';
import type { Tx } from './transaction.ts';

export type Requested = { packagingId: number; productId: number; quantity: number; flashSaleId: number | null };

/** What is read after this is what will be sold. */
export async function lockStock(tx: Tx, packagingIds: readonly number[]): Promise<void> {
  const ids = [...packagingIds];
  const locked = { id: packagings.id };
  await tx
    .select(locked)
    .from(packagings)
    .where(inArray(packagings.id, ids))
    .orderBy(asc(packagings.id))
    .for('no key update');
  await tx
    .select({ id: flashSaleItems.packagingId })
    .from(flashSaleItems)
    .where(inArray(flashSaleItems.packagingId, ids))
    .orderBy(asc(flashSaleItems.packagingId), asc(flashSaleItems.flashSaleId))
    .for('no key update');
}

const numbers = (values: readonly number[]) => sql`${sql.param([...values])}::int[]`;

/** False: not enough stock. The condition is part of the statement, whatever was read before. */
export async function takeStock(tx: Tx, requested: readonly Requested[]): Promise<boolean> {
  const ids = numbers(requested.map(({ packagingId }) => packagingId));
  const quantities = numbers(requested.map(({ quantity }) => quantity));
  const taken = await tx.execute(sql`
    update packagings set stock = stock - want.quantity
    from unnest(${ids}, ${quantities}) as want (id, quantity)
    where packagings.id = want.id and packagings.stock >= want.quantity`);
  invalidateProducts(
    tx,
    requested.map(({ productId }) => productId),
  );
  return taken.rowCount === requested.length && takeFromSales(tx, requested);
}

async function takeFromSales(tx: Tx, requested: readonly Requested[]): Promise<boolean> {
  const onSale = requested.filter(({ flashSaleId }) => flashSaleId !== null);
  if (onSale.length === 0) return true;
  const sales = numbers(onSale.map(({ flashSaleId }) => flashSaleId ?? 0));
  const ids = numbers(onSale.map(({ packagingId }) => packagingId));
  const quantities = numbers(onSale.map(({ quantity }) => quantity));
  const taken = await tx.execute(sql`
    update flash_sale_items set sold = sold + want.quantity
    from unnest(${sales}, ${ids}, ${quantities}) as want (sale_id, id, quantity)
    where flash_sale_items.flash_sale_id = want.sale_id and flash_sale_items.packaging_id = want.id
      and flash_sale_items.sold + want.quantity <= flash_sale_items.quantity`);
  return taken.rowCount === onSale.length;
}

/** Counts what was sold, or with negative quantities what was returned, for the best-seller lists. */
export async function countSold(
  tx: Tx,
  requested: readonly Pick<Requested, 'productId' | 'quantity'>[],
): Promise<void> {
  const ids = requested.map(({ productId }) => productId);
  invalidateProducts(tx, ids);
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update');
  await tx.execute(sql`
    update products set sold = greatest(0, sold + want.quantity)
    from (
      select id, sum(quantity)::int as quantity
      from unnest(${numbers(ids)}, ${numbers(requested.map(({ quantity }) => quantity))}) as each (id, quantity)
      group by id
    ) as want where products.id = want.id`);
}

/** A cancelled order returns its goods to the stock, but not to the sale. */
export async function returnStock(tx: Tx, lines: readonly Omit<Requested, 'flashSaleId'>[]): Promise<void> {
  await lockStock(
    tx,
    lines.map(({ packagingId }) => packagingId),
  );
  await tx.execute(sql`
    update packagings set stock = stock + back.quantity
    from unnest(${numbers(lines.map(({ packagingId }) => packagingId))},
      ${numbers(lines.map(({ quantity }) => quantity))}) as back (id, quantity)
    where packagings.id = back.id`);
  await countSold(
    tx,
    lines.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
  );
}
