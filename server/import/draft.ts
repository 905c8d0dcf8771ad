/** Makes products of checked rows. */
import { byLocale } from '#locales/locales.ts';
import type { Minor } from '#server/domain/money.ts';
import type { Translated } from '#server/domain/texts.ts';
import { Cells } from './cells.ts';
import { isColumn, required, type TextColumn } from './columns.ts';
import { type Problem, UnreadableFile } from './problem.ts';
import type { Row } from './rows.ts';

export const measures = ['piece', 'g', 'ml'] as const;

export type PackDraft = {
  label: Translated;
  amount: number;
  measure: (typeof measures)[number];
  price: Minor;
  discountPrice: Minor | null;
  stock: number;
};

export type ProductDraft = {
  line: number;
  sku: string;
  /** Undefined: the only shop that there is. */
  shop: Translated | undefined;
  category: Translated;
  subcategory: Translated | undefined;
  brand: Translated | undefined;
  name: Translated;
  short: Translated;
  description: Translated;
  /** Names of files, the first is the main one. */
  pictures: string[];
  isActive: boolean;
  packs: PackDraft[];
};

export type RowDraft = { product: ProductDraft; problems: Problem[] };

const defaultLabel: Translated = { en: 'Piece', ar: 'قطعة', ir: 'عدد' };
const mostPictures = 10;

function packOf(cells: Cells): PackDraft[] {
  const price = cells.amount('price');
  const discountPrice = cells.amount('discount_price') ?? null;
  const label = cells.translated('pack');
  const rest = {
    amount: cells.measured('amount') ?? 1,
    measure: cells.oneOf('measure', measures) ?? ('piece' as const),
    stock: cells.whole('stock') ?? 0,
  };
  if (price === undefined) return [];
  if (discountPrice !== null && discountPrice >= price)
    cells.refuse('discount_price', 'it is not below the price', 'Write the usual price into "price"');
  return [{ ...rest, label: label.en ? label : defaultLabel, price, discountPrice }];
}

function picturesOf(cells: Cells): string[] {
  const names = (cells.text('pictures', 'pictures') ?? '').split('|').map((name) => name.trim());
  const found = names.filter(Boolean);
  if (found.length > mostPictures)
    cells.refuse('pictures', `there are ${found.length} pictures`, `Name at most ${mostPictures}`);
  // What leads out of the folder of the pictures is no name of a picture.
  for (const name of found.filter((one) => /[/\\:]|^\./.test(one)))
    cells.refuse('pictures', `"${name.slice(0, 60)}" is no file name`, 'Write the name alone, such as milk.jpg');
  return found;
}

const maybe = (text: Translated) => (text.en ? text : undefined);

function productOf(cells: Cells, sku: string): ProductDraft {
  const text = (column: TextColumn) => cells.translated(column);
  return {
    line: cells.line,
    sku,
    shop: maybe(text('shop')),
    category: text('category'),
    subcategory: maybe(text('subcategory')),
    brand: maybe(text('brand')),
    name: text('name'),
    short: text('short'),
    description: text('description'),
    pictures: picturesOf(cells),
    isActive: cells.oneOf('active', ['yes', 'no']) !== 'no',
    packs: [],
  };
}

/** The first row of a product has all of it; a further one needs only its SKU and its packaging. */
export function draftOf(row: Row, previous: string | undefined): RowDraft {
  const cells = new Cells(row);
  const sku = cells.text('sku', 'sku') ?? '';
  const isFirst = sku === '' || sku !== previous;
  const product = isFirst ? productOf(cells, sku) : { ...emptyProduct, line: row.line, sku };
  product.packs = packOf(cells);
  if (isFirst)
    for (const column of required.filter((name) => name !== 'price')) cells.needed(column, cells.raw(column));
  if (cells.raw('price') === undefined) cells.needed('price', undefined);
  return { product, problems: cells.problems };
}

const blank = byLocale(() => '');
const emptyProduct: ProductDraft = {
  line: 0,
  sku: '',
  shop: undefined,
  category: blank,
  subcategory: undefined,
  brand: undefined,
  name: blank,
  short: blank,
  description: blank,
  pictures: [],
  isActive: true,
  packs: [],
};

const columnProblem = (column: string, reason: string) =>
  new UnreadableFile({ line: 1, column, reason, correction: 'See the columns with: npm run shop -- import columns' });

/** What is wrong with the columns is told once and stops the reading. */
export function checkColumns(columns: readonly string[]): void {
  const strange = columns.find((name) => name !== '' && !isColumn(name));
  if (strange !== undefined) throw columnProblem(strange.slice(0, 60), 'there is no such column');
  const missing = required.filter((name) => !columns.includes(name));
  if (missing.length > 0) throw columnProblem(missing.join(', '), 'this column is missing');
}
