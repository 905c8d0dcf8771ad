/**
 * Lists of products: named, filled, shared by a link and removed. Changes of one shopper wait for each other. The page
 * behind a link may be in the caches, so every change of a shared list empties them.
 */
import { randomBytes } from 'node:crypto';
import type { Body } from '#server/contract.types.ts';
import { invalidateCache } from '#server/db/after-commit.ts';
import { lockUser } from '#server/db/queries/identity.ts';
import { productsOfPackagings } from '#server/db/queries/packagings.ts';
import {
  addSavedLines,
  countSavedLists,
  deleteSavedList,
  hasNamesake,
  insertSavedList,
  type SavedListRow,
  savedLinesOf,
  savedListOf,
  setSavedQuantity,
  updateSavedList,
} from '#server/db/queries/saved-lists.ts';
import { inUngatedTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { largestQuantity } from '#server/domain/cart-rules.ts';
import { invalid, notFound, refused } from '#server/domain/refusal.ts';
import type { Shopper } from './caller.ts';
import { chosenPackaging } from './chosen-packaging.ts';
import { idempotently } from './idempotency.ts';

const mostLists = 20;
const mostLines = 100;
/** 128 bits, as 22 characters. */
const tokenBytes = 16;

type Items = Body<'addToList'>['items'];
type Named = { id: number };

const nameTaken = () => invalid({ name: 'You already have a list with this name.' });

async function ownList(tx: Tx, userId: number, id: number): Promise<SavedListRow> {
  await lockUser(tx, userId);
  const list = await savedListOf(tx, userId, id);
  if (!list) throw notFound();
  return list;
}

/** Most items name a packaging, and one query finds these; the others are looked for one by one. */
async function packagingChooser(tx: Tx, items: Items) {
  const products = await productsOfPackagings(
    tx,
    items.flatMap(({ packaging_id: id }) => id ?? []),
  );
  return async (item: Items[number]): Promise<number> => {
    const { packaging_id: id, product_id: productId, size, color } = item;
    const isPlain = id != null && size == null && color == null && products.get(id) === productId;
    return isPlain ? id : chosenPackaging(tx, item);
  };
}

/** One row for each packaging: an item that comes twice counts twice. */
async function linesFor(tx: Tx, listId: number, items: Items) {
  const choose = await packagingChooser(tx, items);
  const quantities = new Map<number, number>();
  for (const item of items) {
    const packagingId = await choose(item);
    quantities.set(packagingId, Math.min(largestQuantity, (quantities.get(packagingId) ?? 0) + item.quantity));
  }
  return [...quantities].map(([packagingId, quantity]) => ({ listId, packagingId, quantity }));
}

async function fill(tx: Tx, { id }: Named, items: Items): Promise<void> {
  await addSavedLines(tx, await linesFor(tx, id, items), largestQuantity);
  const lines = await savedLinesOf(tx, id);
  if (lines.length > mostLines) throw refused('A list has at most {count} products.', { count: mostLines });
}

type NewValues = Partial<Pick<SavedListRow, 'name' | 'linkToken'>>;

async function changed(tx: Tx, list: SavedListRow, now: Date, values: NewValues = {}): Promise<Named> {
  await updateSavedList(tx, list.id, { ...values, updatedAt: now });
  if (list.linkToken) invalidateCache(tx);
  return { id: list.id };
}

export async function createList(
  { db, clock }: Dependencies,
  shopper: Shopper,
  { name, items = [] }: Body<'createList'>,
): Promise<Named> {
  const { userId } = shopper;
  const now = clock();
  return inUngatedTransaction(db, (tx) =>
    idempotently(tx, shopper, now, async () => {
      await lockUser(tx, userId);
      if ((await countSavedLists(tx, userId)) >= mostLists)
        throw refused('You can have at most {count} lists.', { count: mostLists });
      const list = await insertSavedList(tx, { userId, name: name.trim(), now });
      if (!list) throw nameTaken();
      await fill(tx, list, items);
      return { id: list.id };
    }),
  );
}

export async function changeList(
  { db, clock }: Dependencies,
  { userId }: Shopper,
  id: number,
  { name, is_shared: isShared }: Body<'changeList'>,
): Promise<void> {
  await inUngatedTransaction(db, async (tx) => {
    const list = await ownList(tx, userId, id);
    if (name !== undefined && (await hasNamesake(tx, list, name.trim()))) throw nameTaken();
    await changed(tx, list, clock(), {
      ...(name !== undefined && { name: name.trim() }),
      ...(isShared !== undefined && { linkToken: isShared ? randomBytes(tokenBytes).toString('base64url') : null }),
    });
  });
}

export async function removeList({ db }: Dependencies, { userId }: Shopper, id: number): Promise<void> {
  await inUngatedTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const removed = await deleteSavedList(tx, userId, id);
    if (!removed) throw notFound();
    if (removed.linkToken) invalidateCache(tx);
  });
}

export async function addToList(
  { db, clock }: Dependencies,
  shopper: Shopper,
  id: number,
  { items }: Body<'addToList'>,
): Promise<void> {
  const now = clock();
  await inUngatedTransaction(db, (tx) =>
    idempotently(tx, shopper, now, async () => {
      const list = await ownList(tx, shopper.userId, id);
      await fill(tx, list, items);
      return changed(tx, list, now);
    }),
  );
}

export async function changeListLine(
  { db, clock }: Dependencies,
  { userId }: Shopper,
  { id, line }: { id: number; line: number },
  { quantity }: Body<'changeListLine'>,
): Promise<void> {
  await inUngatedTransaction(db, async (tx) => {
    const list = await ownList(tx, userId, id);
    if (!(await setSavedQuantity(tx, id, line, quantity))) throw notFound();
    await changed(tx, list, clock());
  });
}
