/** Reads a file of goods twice: to check all of it, then to write it in batches. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tx } from '#server/db/queries/transaction.ts';
import type { ProductDraft } from './draft.ts';
import { type PictureFolder, PictureImport } from './pictures.ts';
import { Places } from './places.ts';
import { type Problem, UnreadableFile } from './problem.ts';
import { productsOf, type ReadProduct } from './products.ts';
import { progress } from './progress.ts';
import { skusWithOptions, type Written, writeBatch } from './write.ts';

export type Import = {
  db: NodePgDatabase;
  path: string;
  pictures: PictureFolder;
  say: (line: string) => void;
  /** Runs a transaction and then tells the servers. */
  transact: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
};

export type Checked = { rows: number; products: number; problems: Problem[]; problemCount: number };

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

const hasSizes = ({ line, sku }: ProductDraft): Problem => ({
  line,
  column: 'sku',
  reason: `"${sku}" is a product with sizes or colours`,
  correction: 'Take it out of the file; there are no columns for them yet',
});

async function pictureProblems(found: PictureImport, { line, pictures }: ProductDraft): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const name of pictures) {
    const picture = await found.check(name);
    if ('reason' in picture) problems.push({ line, column: 'pictures', ...picture });
  }
  return problems;
}

async function problemsOf(read: ReadProduct, places: Places, pictures: PictureImport): Promise<Problem[]> {
  const { product, problems } = read;
  const misplaced = places.shopOf(product) === undefined ? [noShop(product)] : [];
  // Names of pictures that lead elsewhere are never looked up.
  const isSafe = !problems.some(({ column }) => column === 'pictures');
  return [...problems, ...misplaced, ...(isSafe ? await pictureProblems(pictures, product) : [])];
}

/** Writes nothing. */
export async function checkFile({ db, path, pictures, say }: Import): Promise<Checked> {
  const checked: Checked = { rows: 0, products: 0, problems: [], problemCount: 0 };
  const places = new Places();
  await places.load(db);
  const found = new PictureImport(pictures);
  const tell = progress('read', say);
  const add = (problems: Problem[]) => {
    checked.problemCount += problems.length;
    checked.problems.push(...problems.slice(0, mostProblems - checked.problems.length));
  };
  try {
    for await (const batch of batches(productsOf(path), batchSize)) {
      const closed = await skusWithOptions(
        db,
        batch.map(({ product }) => product.sku),
      );
      for (const { product } of batch) if (closed.has(product.sku)) add([hasSizes(product)]);
      await inParallel(batch, async (read) => add(await problemsOf(read, places, found)));
      checked.products += batch.length;
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

async function withPictures(batch: ReadProduct[], found: PictureImport): Promise<ProductDraft[]> {
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
    const written = await job.transact((tx) => writeBatch(tx, ready, places));
    for (const name of ['added', 'changed', 'equal'] as const) done[name] += written[name];
    tell(done.added + done.changed + done.equal);
  }
  return { ...done, made: places.made };
}
