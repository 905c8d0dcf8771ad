/**
 * The job that keeps the index: it builds a new one beside the one that is searched, sends the documents of changed
 * products to both, and puts the new one in the place of the old one. One server at a time runs it, and the next run goes
 * on where this one has ended.
 */
import type { Db } from '#server/db/pool.ts';
import type { SearchClient } from './client.ts';
import { documentsAfter, documentsOf } from './documents.ts';
import {
  type Change,
  changesAfter,
  changesSent,
  copiedTo,
  countDocuments,
  goLive,
  type IndexRow,
  indexRows,
  nextVersion,
  olderHaveEnded,
  removeIndex,
  startBuild,
} from './indexes.ts';
import { indexBody, type SearchDocument } from './mapping.ts';

export type Indexed = { db: Db; client: SearchClient; alias: string; clock: () => Date };
export type IndexRun = { stopping: AbortSignal; repeatAt(time: Date): Promise<unknown> };

/** A few megabytes of text. */
const batch = 500;
/** The queue gives a job a quarter of an hour. */
const longestMs = 5 * 60_000;
/** Older transactions of the shop end within seconds; a backup may take longer. */
const waitMs = 2_000;

export async function updateIndex(indexed: Indexed, run: IndexRun): Promise<void> {
  const { db, client, alias, clock } = indexed;
  const end = clock().getTime() + longestMs;
  const isOver = () => run.stopping.aborted || clock().getTime() > end;
  let rows = await existing(indexed, await indexRows(db));
  if (rows.length === 0) {
    await startBuild(db, alias, clock());
    rows = await indexRows(db);
  }
  const building = rows.find(({ state }) => state === 'building');
  if (building && !(await ensureIndex(client, building.name))) return;
  const isCopied = building ? await copyAll(indexed, building, isOver) : true;
  await sendChanges(
    indexed,
    rows.map(({ name }) => name),
    isOver,
  );
  if (isOver() || !isCopied) return void (await run.repeatAt(new Date(clock().getTime() + waitMs)));
  if (building) await putInPlace(indexed, building.name);
}

/** An index that the server has lost, with its disk for instance, is built anew. */
async function existing({ db, client }: Indexed, rows: IndexRow[]): Promise<IndexRow[]> {
  const found: IndexRow[] = [];
  for (const row of rows) {
    const isThere =
      row.state === 'building' || (await client.work((server) => server.indices.exists({ index: row.name })));
    if (isThere) found.push(row);
    else await removeIndex(db, row.name);
  }
  return found;
}

async function ensureIndex(client: SearchClient, index: string): Promise<boolean> {
  if (await client.work((server) => server.indices.exists({ index }))) return true;
  const { acknowledged } = await client.work((server) => server.indices.create({ index, body: indexBody }));
  return acknowledged;
}

/** False if there is more to copy. */
async function copyAll(
  { db, client }: Indexed,
  { name, copiedTo: from }: IndexRow,
  isOver: () => boolean,
): Promise<boolean> {
  if (!(await olderHaveEnded(db, name))) return false;
  let after = from;
  while (!isOver()) {
    // Drawn before the documents are read.
    const version = await nextVersion(db);
    const documents = await documentsAfter(db, after, batch);
    const last = documents.at(-1);
    if (!last) return true;
    await send(client, { names: [name], version, documents, gone: [] });
    after = last.id;
    await copiedTo(db, name, after);
  }
  return false;
}

async function sendChanges({ db, client }: Indexed, names: string[], isOver: () => boolean): Promise<void> {
  let after = 0;
  while (!isOver()) {
    const changes: Change[] = await changesAfter(db, after, batch);
    if (changes.length === 0) return;
    const version = await nextVersion(db);
    const ids = changes.map(({ productId }) => productId);
    const documents = await documentsOf(db, ids);
    const present = new Set(documents.map(({ id }) => id));
    await send(client, { names, version, documents, gone: ids.filter((id) => !present.has(id)) });
    await changesSent(db, changes);
    after = ids.at(-1) ?? after;
  }
}

type Batch = { names: string[]; version: number; documents: SearchDocument[]; gone: number[] };

/** An older version never replaces a newer one, so a job that was thought dead does no harm. */
async function send(client: SearchClient, { names, version, documents, gone }: Batch): Promise<void> {
  const body = names.flatMap((index) => {
    const at = (id: number) => ({ _index: index, _id: String(id), version, version_type: 'external_gte' as const });
    return [
      ...documents.flatMap((document) => [{ index: at(document.id) }, document]),
      ...gone.map((id) => ({ delete: at(id) })),
    ];
  });
  const { errors, items } = await client.work((server) => server.bulk({ body }));
  if (!errors) return;
  const failed = items
    .flatMap((item) => Object.values(item))
    .filter(({ status }) => status >= 400 && !isHarmless(status));
  // The reason of the server may repeat a text, so only its kind is told.
  if (failed[0]) throw new Error(`The search server refused ${failed.length} documents: ${failed[0].error?.type}.`);
}

/** A newer version is there already, or what is to be deleted is not there. */
const isHarmless = (status: number) => status === 409 || status === 404;

/** One call moves the alias: no search meets none or both. Then what earlier builds have left is deleted. */
async function putInPlace({ db, client, alias }: Indexed, name: string): Promise<void> {
  await client.work((server) => server.indices.refresh({ index: name }));
  const { count } = await client.work((server) => server.count({ index: name }));
  const all = Object.entries(await client.work((server) => server.indices.get({ index: `${alias}-*` })));
  const others = all.filter(([other]) => other !== name && isOfShop(other, alias));
  const named = others.filter(([, { aliases }]) => aliases && Object.hasOwn(aliases, alias));
  const actions = [...named.map(([index]) => ({ remove: { index, alias } })), { add: { index: name, alias } }];
  await client.work((server) => server.indices.updateAliases({ body: { actions } }));
  await countDocuments(db, name, count);
  await goLive(db, name);
  for (const [index] of others) await client.work((server) => server.indices.delete({ index }));
}

/** The server may be shared with shops whose names begin alike. */
const isOfShop = (index: string, alias: string) => /^\d{17}$/.test(index.slice(alias.length + 1));
