/** Reads a file of goods twice: to check all of it, then to write it in batches. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Db } from '#server/db/pool.ts';
import { unitOfShop } from '#server/db/queries/settings.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { isWhole, type Minor } from '#server/domain/money.ts';
import type { ProductDraft } from './draft.ts';
import { kindOf, type OptionKind } from './options.ts';
import { ownerProblems } from './owner.ts';
import { type PictureFolder, PictureImport, type PictureSource } from './pictures.ts';
import { Places } from './places.ts';
import { type Problem, UnreadableFile } from './problem.ts';
import { productsOf, type ReadProduct } from './products.ts';
import { progress } from './progress.ts';
import { skusOfOthers, type Written, writeBatch } from './write.ts';
import { kindsOf } from './write-options.ts';

/** What is to be checked. */
export type Goods = {
  db: Db;
  products: () => AsyncIterable<ReadProduct>;
  pictures: PictureSource;
  say: (line: string) => void;
  /** The shop of a seller, who brings goods to no other and makes no categories. */
  owner?: number;
};

export type Import = {
  db: NodePgDatabase;
  path: string;
  pictures: PictureFolder;
  say: (line: string) => void;
  /** Runs a transaction and then tells the servers. */
  transact: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
};

export type Checked = {
  rows: number;
  products: number;
  /** How many of the products have no pieces at all, so that nobody can buy them. */
  soldOut: number;
  problems: Problem[];
  problemCount: number;
};

export const hasNoStock = ({ packs }: ProductDraft): boolean => packs.every(({ stock }) => stock === 0);

/** More are counted and not kept. */
const mostProblems = 1000;
const batchSize = 100;
/** Decoding a picture keeps a core busy. */
const picturesAtOnce = 4;

async function* batches<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: picturesAtOnce }, worker));
}

const noShop = ({ line }: ProductDraft): Problem => ({
  line,
  column: 'shop',
  reason: 'it is empty, and there is not exactly one shop',
  correction: 'Name the shop that sells it',
});

const kindText = ({ hasSizes, hasColors }: OptionKind) =>
  [hasSizes && 'sizes', hasColors && 'colours'].filter(Boolean).join(' and ') || 'packagings';

/** Orders name packagings, so a product stays sold in what it is sold in. */
const otherKind = ({ line, sku }: ProductDraft, known: OptionKind): Problem => ({
  line,
  column: 'size',
  reason: `"${sku}" is sold in ${kindText(known)}`,
  correction: 'Keep it so, or give the product another SKU',
});

function kindProblems(product: ProductDraft, known: OptionKind | undefined): Problem[] {
  return known === undefined || kindText(known) === kindText(kindOf(product)) ? [] : [otherKind(product, known)];
}

const partProblems = ({ packs }: ProductDraft, unit: Minor): Problem[] =>
  packs.flatMap(({ line, price, discountPrice, size, color }) =>
    Object.entries({
      ...{ price, discount_price: discountPrice },
      ...{ size_surcharge: size?.surcharge, color_surcharge: color?.surcharge },
    })
      .filter(([, amount]) => !isWhole(amount ?? 0, unit))
      .map(([column]) => ({
        ...{ line, column, reason: 'the currency of the shop has no parts' },
        correction: 'Write a whole amount, such as 450',
      })),
  );

const codeProblems = ({ packs }: ProductDraft, places: Places): Problem[] =>
  packs
    .filter((pack) => places.lacksCode(pack))
    .slice(0, 1)
    .map(({ line }) => ({
      ...{ line, column: 'color_code', reason: 'it is empty, and the shop has no such colour' },
      correction: 'Write the colour like #1d7a46',
    }));

const isTaken = ({ line, sku }: ProductDraft): Problem => ({
  line,
  column: 'sku',
  reason: `"${sku}" is the SKU of another shop's product`,
  correction: 'Give this product another SKU, such as one that begins with the name of your shop',
});

async function pictureProblems(found: PictureSource, { line, pictures }: ProductDraft): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const name of pictures) {
    const picture = await found.check(name);
    if ('reason' in picture) problems.push({ line, column: 'pictures', ...picture });
  }
  return problems;
}

type ImportContext = { places: Places; pictures: PictureSource; owner: number | undefined; unit: Minor };

async function problemsOf(read: ReadProduct, { places, pictures, owner, unit }: ImportContext): Promise<Problem[]> {
  const { product, problems } = read;
  const unnamed = places.shopOf(product) === undefined ? [noShop(product)] : [];
  const misplaced = owner === undefined ? unnamed : ownerProblems(product, places);
  // Names of pictures that lead elsewhere are never looked up.
  const isSafe = !problems.some(({ column }) => column === 'pictures');
  return [
    ...problems,
    ...partProblems(product, unit),
    ...misplaced,
    ...codeProblems(product, places),
    ...(isSafe ? await pictureProblems(pictures, product) : []),
  ];
}

export const checkFile = ({ db, path, pictures, say }: Import): Promise<Checked> =>
  checkGoods({ db, products: () => productsOf(path), pictures: new PictureImport(pictures), say });

/** What no row can say about itself. */
async function problemsOfBatch(db: Db, batch: ReadProduct[], { places, owner }: ImportContext): Promise<Problem[]> {
  const skus = batch.map(({ product }) => product.sku);
  const kinds = await kindsOf(db, skus);
  const foreign = owner === undefined ? new Set<string>() : await skusOfOthers(db, skus, owner);
  return batch.flatMap(({ product }) => [
    ...kindProblems(product, kinds.get(product.sku)),
    ...codeProblems(product, places),
    ...(foreign.has(product.sku) ? [isTaken(product)] : []),
  ]);
}

/** Writes nothing. */
export async function checkGoods({ db, products, pictures, say, owner }: Goods): Promise<Checked> {
  const checked: Checked = { rows: 0, products: 0, soldOut: 0, problems: [], problemCount: 0 };
  const places = new Places(owner);
  await places.load(db);
  const context = { places, pictures, owner, unit: await unitOfShop(db) };
  const tell = progress('read', say);
  const add = (problems: Problem[]) => {
    checked.problemCount += problems.length;
    checked.problems.push(...problems.slice(0, mostProblems - checked.problems.length));
  };
  try {
    for await (const batch of batches(products(), batchSize)) {
      add(await problemsOfBatch(db, batch, context));
      await inParallel(batch, async (read) => add(await problemsOf(read, context)));
      checked.products += batch.length;
      checked.soldOut += batch.filter(({ product }) => hasNoStock(product)).length;
      checked.rows += batch.reduce((sum, { rows }) => sum + rows, 0);
      tell(checked.products);
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    add([error.problem]);
  }
  checked.problems.sort((a, b) => a.line - b.line);
  return checked;
}

export async function withPictures(batch: readonly ReadProduct[], found: PictureSource): Promise<ProductDraft[]> {
  const ready: ProductDraft[] = [];
  await inParallel(batch, async ({ product }) => {
    const names: string[] = [];
    for (const picture of product.pictures) {
      const brought = await found.bring(picture);
      if ('reason' in brought) throw new UnreadableFile({ line: product.line, column: 'pictures', ...brought });
      names.push(brought.name);
    }
    ready.push({ ...product, pictures: names });
  });
  return ready;
}

export type Done = Written & { made: Places['made'] };

/**
 * The file has been checked. Each batch is a transaction of its own: orders do not wait for the whole file, and after an
 * interruption another run goes over what is there and does the rest.
 */
export async function writeFile(job: Import, total: number): Promise<Done> {
  const places = new Places();
  await places.load(job.db);
  const found = new PictureImport(job.pictures);
  const done: Written = { added: 0, changed: 0, equal: 0 };
  const tell = progress('written', job.say, total);
  for await (const batch of batches(productsOf(job.path), batchSize)) {
    const ready = await withPictures(batch, found);
    if (!places.isComplete(ready))
      await job.transact(async (tx) => {
        await places.load(tx);
        await places.make(tx, ready);
      });
    const written = await job.transact((tx) => writeBatch(tx, ready, { places }));
    for (const name of ['added', 'changed', 'equal'] as const) done[name] += written[name];
    tell(done.added + done.changed + done.equal);
  }
  return { ...done, made: places.made };
}
