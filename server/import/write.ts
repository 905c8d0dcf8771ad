/** Writes a batch of products: new ones are inserted, changed ones updated, equal ones left alone. */
import { and, eq, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { invalidateCache } from '#server/db/after-commit.ts';
import type { Db } from '#server/db/pool.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { packagings, products } from '#server/db/schema/catalogue.ts';
import { orderLines } from '#server/db/schema/orders.ts';
import type { ProductDraft } from './draft.ts';
import { kindOf } from './options.ts';
import { slugOf, slugOfSku } from './place-rows.ts';
import type { Places } from './places.ts';
import { writeFacts } from './write-facts.ts';
import { writeOptions } from './write-options.ts';

/** Of these SKUs, those of other shops. */
export async function skusOfOthers(db: Db, skus: string[], owner: number): Promise<Set<string>> {
  const rows = await db
    .select({ code: products.code })
    .from(products)
    .where(and(inArray(products.code, skus), ne(products.shopId, owner)));
  return new Set(rows.map(({ code }) => code));
}

export type Written = { added: number; changed: number; equal: number };

/** `pictures` are names that the shop can show. */
export type ReadyProduct = ProductDraft;

const excluded = (column: PgColumn): SQL => sql`excluded.${sql.identifier(column.name)}`;

const differs = (columns: PgColumn[]): SQL =>
  sql`(${sql.join(columns, sql`, `)}) is distinct from (${sql.join(columns.map(excluded), sql`, `)})`;

const productColumns = {
  shopId: products.shopId,
  categoryId: products.categoryId,
  subCategoryId: products.subCategoryId,
  brandId: products.brandId,
  name: products.name,
  shortDescription: products.shortDescription,
  description: products.description,
  picture: products.picture,
  gallery: products.gallery,
  isActive: products.isActive,
};

const packColumns = {
  label: packagings.label,
  amount: packagings.amount,
  measure: packagings.measure,
  price: packagings.price,
  discountPrice: packagings.discountPrice,
  stock: packagings.stock,
};

const setTo = (columns: Record<string, PgColumn>) =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, excluded(column)]));

function productRow(draft: ReadyProduct, places: Places) {
  const found = places.find(draft);
  if (!found) throw new Error('The places of a product are made before it.');
  const [picture = '', ...gallery] = draft.pictures;
  return {
    ...found,
    // Two hyphens: no part has them, so no two products share a slug.
    slug: `${slugOf(draft.name.en)}--${slugOfSku(draft.sku)}`,
    code: draft.sku,
    name: draft.name,
    shortDescription: draft.short,
    description: draft.description,
    picture,
    gallery,
    isActive: draft.isActive,
  };
}

/** A seller's file reaches no product of another shop, even one that got its SKU a moment ago. */
const ofOwner = (owner: number | undefined): SQL => (owner === undefined ? sql`true` : eq(products.shopId, owner));

export class ForeignProduct extends Error {}

async function writeProducts(tx: Tx, drafts: readonly ReadyProduct[], { places, owner }: Target) {
  const rows = drafts.map((draft) => productRow(draft, places)).toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const written = await tx
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({
      target: products.code,
      set: setTo(productColumns),
      setWhere: sql`${differs(Object.values(productColumns))} and ${ofOwner(owner)}`,
    })
    .returning({ id: products.id, code: products.code, isNew: sql<boolean>`xmax = 0` });
  const codes = rows.map(({ code }) => code);
  const all = await tx
    .select({ id: products.id, code: products.code })
    .from(products)
    .where(and(inArray(products.code, codes), ofOwner(owner)));
  if (all.length < codes.length) throw new ForeignProduct();
  return { written, idOf: new Map(all.map(({ id, code }) => [code, id])) };
}

/** A packaging that the file no longer has: deleted, or sold out if an order names it. */
async function removeSurplus(tx: Tx, kept: ReadonlyMap<number, number>): Promise<void> {
  const counts = [...kept].map(([id, count]) => sql`(${id}::int, ${count}::int)`);
  const surplus = sql`exists (select from (values ${sql.join(counts, sql`, `)}) as kept (id, count)
    where kept.id = ${packagings.productId} and ${packagings.position} >= kept.count)`;
  const ordered = tx.select().from(orderLines).where(eq(orderLines.packagingId, packagings.id));
  await tx.delete(packagings).where(and(surplus, notExists(ordered)));
  await tx
    .update(packagings)
    .set({ stock: 0 })
    .where(and(surplus, sql`${packagings.stock} > 0`));
}

async function writePacks(tx: Tx, drafts: readonly ReadyProduct[], idOf: ReadonlyMap<string, number>) {
  if (drafts.length === 0) return new Set<number>();
  const rows = drafts.flatMap(({ sku, packs }) =>
    packs.map(({ label, amount, measure, price, discountPrice, stock }, position) => ({
      ...{ label, amount, measure, price, discountPrice, stock, position, productId: idOf.get(sku) ?? 0 },
    })),
  );
  const written = await tx
    .insert(packagings)
    .values(rows.toSorted((a, b) => a.productId - b.productId || a.position - b.position))
    .onConflictDoUpdate({
      target: [packagings.productId, packagings.position],
      set: setTo(packColumns),
      setWhere: differs(Object.values(packColumns)),
    })
    .returning({ productId: packagings.productId });
  await removeSurplus(tx, new Map(drafts.map(({ sku, packs }) => [idOf.get(sku) ?? 0, packs.length])));
  return new Set(written.map(({ productId }) => productId));
}

/** `owner`: the shop of a seller, who changes no other. */
type Target = { places: Places; owner?: number | undefined };

export async function writeBatch(tx: Tx, drafts: readonly ReadyProduct[], target: Target): Promise<Written> {
  invalidateCache(tx);
  const { written, idOf } = await writeProducts(tx, drafts, target);
  const isPlain = (draft: ReadyProduct) => !kindOf(draft).hasSizes && !kindOf(draft).hasColors;
  const repacked = await writePacks(tx, drafts.filter(isPlain), idOf);
  for (const draft of drafts.filter((one) => !isPlain(one))) {
    const productId = idOf.get(draft.sku) ?? 0;
    if (await writeOptions(tx, draft, { productId, places: target.places })) repacked.add(productId);
  }
  for (const id of await writeFacts(tx, drafts, idOf)) repacked.add(id);
  const added = written.filter(({ isNew }) => isNew).length;
  const touched = new Set([...written.map(({ id }) => id), ...repacked]).size;
  return { added, changed: touched - added, equal: drafts.length - touched };
}
