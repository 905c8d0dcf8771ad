/** A seller brings rows of a file of goods; all rows of a request are written in one transaction, or none. */
import type { Body, Result } from '#server/contract.types.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { conflict } from '#server/domain/refusal.ts';
import { strangeColumn } from '#server/import/draft.ts';
import { goodsPage } from '#server/import/export.ts';
import { Places } from '#server/import/places.ts';
import type { Problem } from '#server/import/problem.ts';
import { productsIn, type ReadProduct } from '#server/import/products.ts';
import type { Row } from '#server/import/rows.ts';
import { type Checked, checkGoods, withPictures } from '#server/import/run.ts';
import { ForeignProduct, type Written, writeBatch } from '#server/import/write.ts';
import type { Seller } from '#server/services/caller.ts';
import { idempotently } from '#server/services/idempotency.ts';
import { SellerPictures } from './pictures.ts';

type Form = Body<'importSellerGoods'>;

async function* rowsOf({ rows }: Form): AsyncGenerator<Row> {
  for (const { line, cells } of rows)
    yield {
      line,
      columns: Object.keys(cells),
      cells: new Map(Object.entries(cells).filter(([, cell]) => cell.trim() !== '')),
    };
}

const columnProblems = ({ rows }: Form): Problem[] =>
  rows.flatMap(({ line, cells }) => Object.keys(cells).flatMap((name) => strangeColumn(name, line)));

async function readAll(form: Form): Promise<ReadProduct[]> {
  const products: ReadProduct[] = [];
  for await (const read of productsIn(rowsOf(form))) products.push(read);
  return products;
}

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

async function check(deps: Dependencies, { shopId }: Seller, form: Form, pictures: SellerPictures): Promise<Checked> {
  const strange = columnProblems(form);
  const products = await readAll(form);
  const checked = await checkGoods({
    ...{ db: deps.db, pictures, owner: shopId, say: () => undefined },
    products: () => each(products),
  });
  const problems = [...strange, ...checked.problems].toSorted((a, b) => a.line - b.line).slice(0, 1000);
  return { ...checked, problems, problemCount: checked.problemCount + strange.length };
}

async function write(tx: Tx, { shopId }: Seller, form: Form, pictures: SellerPictures): Promise<Written> {
  const places = new Places(shopId);
  await places.load(tx);
  const ready = await withPictures(await readAll(form), pictures);
  await places.make(tx, ready);
  return writeBatch(tx, ready, { places, owner: shopId }).catch((error: unknown) => {
    throw error instanceof ForeignProduct ? conflict('Another shop took one of these SKUs just now.') : error;
  });
}

const nothing: Written = { added: 0, changed: 0, equal: 0 };

const pictureNames = ({ rows }: Form) => [
  ...new Set(rows.flatMap(({ cells }) => (cells.pictures ?? '').split('|').map((name) => name.trim()))),
];

export async function importSellerGoods(
  deps: Dependencies,
  seller: Seller,
  form: Form,
): Promise<Result<'importSellerGoods'>> {
  const pictures = await SellerPictures.of(deps, seller.shopId, pictureNames(form).filter(Boolean).slice(0, 5000));
  const { rows, products, problems, problemCount } = await check(deps, seller, form, pictures);
  const counts = { rows, products, problem_count: problemCount, problems };
  if (problemCount > 0 || form.check) {
    return { message: seller.t('Nothing was written.'), data: { is_written: false, ...counts, ...nothing } };
  }
  return inTransaction(deps.db, (tx) =>
    idempotently(tx, seller, deps.clock(), async () => {
      const written = await write(tx, seller, form, pictures);
      return { message: seller.t('Saved'), data: { is_written: true, ...counts, ...written } };
    }),
  );
}

const perPage = 100;

export async function sellerGoods({ db }: Dependencies, { shopId }: Seller, after = '') {
  const { listed, rows } = await goodsPage(db, { shopId, after, limit: perPage });
  return { rows, next: listed.length < perPage ? null : (listed.at(-1)?.product.code ?? null) };
}
