/** The products of a file, one after the other, each whole and with what is wrong with it. */
import { draftOf, type ProductDraft, type RowDraft } from './draft.ts';
import { optionProblems } from './options.ts';
import type { Problem } from './problem.ts';
import { type Row, rowsOf } from './rows.ts';
import { translatorFor } from './translators.ts';

/** A back stop: more packagings are a mistake in the column `sku`. */
const mostPacks = 100;

export type ReadProduct = RowDraft & { rows: number };

/** Brings together the rows of one product. */
async function* grouped(rows: AsyncIterable<Row>): AsyncGenerator<ReadProduct> {
  let current: ReadProduct | undefined;
  for await (const row of rows) {
    const { product, problems } = draftOf(row, current?.product.sku);
    if (current && product.sku !== '' && product.sku === current.product.sku) {
      current.product.packs.push(...product.packs);
      current.problems.push(...problems);
      current.rows += 1;
    } else {
      if (current) yield current;
      current = { product, problems, rows: 1 };
    }
  }
  if (current) yield current;
}

const twice = ({ line, sku }: ProductDraft): Problem => ({
  line,
  column: 'sku',
  reason: `"${sku}" came before, with other products between`,
  correction: 'Put the rows of a product together, or give this one an SKU of its own',
});

const tooMany = ({ line, packs }: ProductDraft): Problem => ({
  line,
  column: 'sku',
  reason: `this product has ${packs.length} packagings`,
  correction: `Give at most ${mostPacks} rows the same SKU`,
});

export const productsOf = (path: string): AsyncGenerator<ReadProduct> => productsIn(translatorFor(rowsOf(path)));

/** In their order; only the SKUs stay in memory. */
export async function* productsIn(rows: AsyncIterable<Row>): AsyncGenerator<ReadProduct> {
  const known = new Set<string>();
  for await (const read of grouped(rows)) {
    const { product, problems } = read;
    if (product.sku !== '' && known.has(product.sku)) problems.push(twice(product));
    if (product.packs.length > mostPacks) problems.push(tooMany(product));
    problems.push(...optionProblems(product));
    known.add(product.sku);
    yield read;
  }
}
