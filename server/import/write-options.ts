/** Writes products with sizes and colours, whose packagings are known by their combination. */
import { and, eq, gte, inArray, notExists, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { packagings, productColors, productSizes, products } from '#server/db/schema/catalogue.ts';
import { orderLines } from '#server/db/schema/orders.ts';
import type { ProductDraft } from './draft.ts';
import { keyOfName, type OptionKind } from './options.ts';
import type { Places } from './places.ts';

/** Whether products that the shop has are sold in sizes or colours, by their SKUs. */
export async function kindsOf(db: Db, skus: string[]): Promise<Map<string, OptionKind>> {
  const rows = await db
    .select({
      sku: products.code,
      hasSizes: sql<boolean>`bool_or(${packagings.sizeId} is not null)`,
      hasColors: sql<boolean>`bool_or(${packagings.colorId} is not null)`,
    })
    .from(products)
    .innerJoin(packagings, eq(packagings.productId, products.id))
    .where(inArray(products.code, skus))
    .groupBy(products.code);
  return new Map(rows.map(({ sku, ...kind }) => [sku, kind]));
}

type Planned = { sizeId: number | null; colorId: number | null; row: typeof packagings.$inferInsert };

const idIn = (places: Places, kind: 'size' | 'color', option: { name: { en: string } } | null) =>
  option === null ? null : places.optionId(kind, option.name.en);

function plannedOf({ packs }: ProductDraft, productId: number, places: Places): Planned[] {
  return packs.map(({ label, amount, measure, price, discountPrice, stock, size, color }, position) => {
    const sizeId = idIn(places, 'size', size);
    const colorId = idIn(places, 'color', color);
    const values = { label, amount, measure, price, discountPrice, stock };
    return { sizeId, colorId, row: { ...values, productId, position, sizeId, colorId } };
  });
}

type Offered = { id: number; surcharge: number; position: number };

/** Each once, in the order of the rows. */
function offered(product: ProductDraft, kind: 'size' | 'color', places: Places): Offered[] {
  const found = new Map<string, Offered>();
  for (const pack of product.packs) {
    const option = pack[kind];
    if (!option || found.has(keyOfName(option))) continue;
    const id = places.optionId(kind, option.name.en);
    found.set(keyOfName(option), { id, surcharge: option.surcharge, position: found.size });
  }
  return [...found.values()];
}

async function offerSizes(tx: Tx, productId: number, sizes: Offered[]): Promise<number> {
  if (sizes.length === 0) return 0;
  const { rowCount } = await tx
    .insert(productSizes)
    .values(sizes.map(({ id: sizeId, ...rest }) => ({ productId, sizeId, ...rest })))
    .onConflictDoUpdate({
      target: [productSizes.productId, productSizes.sizeId],
      set: { surcharge: sql`excluded.surcharge`, position: sql`excluded.position` },
      setWhere: sql`(product_sizes.surcharge, product_sizes.position) is distinct from (excluded.surcharge, excluded.position)`,
    });
  return rowCount ?? 0;
}

async function offerColors(tx: Tx, productId: number, colors: Offered[]): Promise<number> {
  if (colors.length === 0) return 0;
  const { rowCount } = await tx
    .insert(productColors)
    .values(colors.map(({ id: colorId, ...rest }) => ({ productId, colorId, ...rest })))
    .onConflictDoUpdate({
      target: [productColors.productId, productColors.colorId],
      set: { surcharge: sql`excluded.surcharge`, position: sql`excluded.position` },
      setWhere: sql`(product_colors.surcharge, product_colors.position) is distinct from (excluded.surcharge, excluded.position)`,
    });
  return rowCount ?? 0;
}

type Known = typeof packagings.$inferSelect;

const isSame = (known: Known, { row }: Planned): boolean =>
  known.position === row.position &&
  known.sizeId === row.sizeId &&
  known.colorId === row.colorId &&
  known.amount === row.amount &&
  known.measure === row.measure &&
  known.price === row.price &&
  known.discountPrice === row.discountPrice &&
  known.stock === row.stock &&
  sameTexts(known.label, row.label);

const sameTexts = (one: Known['label'], other: Known['label']): boolean =>
  Object.entries(other).every(([locale, text]) => one[locale as keyof Known['label']] === text);

/** Beyond every position of a file: packagings stand there while they change their places. */
const aside = 1_000_000;

/** What the file no longer has: deleted, or sold out behind the others if an order names it. */
async function putAside(tx: Tx, productId: number, count: number): Promise<void> {
  const left = and(eq(packagings.productId, productId), gte(packagings.position, aside));
  const ordered = tx.select().from(orderLines).where(eq(orderLines.packagingId, packagings.id));
  await tx.delete(packagings).where(and(left, notExists(ordered)));
  await tx
    .update(packagings)
    .set({ stock: 0, position: sql`${packagings.position} - ${aside} + ${count}` })
    .where(left);
}

async function rearrange(tx: Tx, productId: number, known: Known[], planned: Planned[]): Promise<void> {
  await tx
    .update(packagings)
    .set({ position: sql`${packagings.position} + ${aside}` })
    .where(eq(packagings.productId, productId));
  for (const { sizeId, colorId, row } of planned) {
    const found = known.find((pack) => pack.sizeId === sizeId && pack.colorId === colorId);
    if (found) await tx.update(packagings).set(row).where(eq(packagings.id, found.id));
    else await tx.insert(packagings).values(row);
  }
  await putAside(tx, productId, planned.length);
}

/** Sizes and colours in which nothing is sold any longer. */
async function withdraw(tx: Tx, productId: number): Promise<void> {
  const used = (column: typeof packagings.sizeId | typeof packagings.colorId) =>
    tx
      .select({ id: column })
      .from(packagings)
      .where(and(eq(packagings.productId, productId), sql`${column} is not null`));
  const unusedSize = notInArray(productSizes.sizeId, used(packagings.sizeId));
  await tx.delete(productSizes).where(and(eq(productSizes.productId, productId), unusedSize));
  const unusedColor = notInArray(productColors.colorId, used(packagings.colorId));
  await tx.delete(productColors).where(and(eq(productColors.productId, productId), unusedColor));
}

/** True: something has changed. */
export async function writeOptions(
  tx: Tx,
  product: ProductDraft,
  { productId, places }: { productId: number; places: Places },
): Promise<boolean> {
  const sizes = await offerSizes(tx, productId, offered(product, 'size', places));
  const colors = await offerColors(tx, productId, offered(product, 'color', places));
  // Locked, so that an order and a new stock come one after the other.
  const known = await tx
    .select()
    .from(packagings)
    .where(eq(packagings.productId, productId))
    .orderBy(packagings.id)
    .for('no key update');
  const planned = plannedOf(product, productId, places);
  const inOrder = known.toSorted((a, b) => a.position - b.position);
  const kept = inOrder.filter(({ position, stock }) => position < planned.length || stock > 0);
  const isEqual =
    kept.length === planned.length && planned.every((plan, at) => kept[at] !== undefined && isSame(kept[at], plan));
  if (!isEqual) await rearrange(tx, productId, known, planned);
  await withdraw(tx, productId);
  return !isEqual || sizes + colors > 0;
}
