/** Makes products of checked rows. */
import { byLocale, isLocale } from '#locales/locales.ts';
import type { FoodFacts } from '#server/domain/food-facts.ts';
import type { Minor } from '#server/domain/money.ts';
import type { Translated } from '#server/domain/texts.ts';
import { textsOf } from '#server/i18n/languages.ts';
import { Cells } from './cells.ts';
import { isColumn, required, type TextColumn, translatedOf } from './columns.ts';
import { factsOf } from './facts.ts';
import { type ColorDraft, colorOf, type SizeDraft, sizeOf } from './options.ts';
import { type Problem, UnreadableFile } from './problem.ts';
import type { Row } from './rows.ts';

export const measures = ['piece', 'g', 'ml'] as const;

export type PackDraft = {
  line: number;
  label: Translated;
  amount: number;
  measure: (typeof measures)[number];
  price: Minor;
  discountPrice: Minor | null;
  stock: number;
  /** A product is sold in packagings, or in sizes and colours. */
  size: SizeDraft | null;
  color: ColorDraft | null;
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
  /** Null: nothing is stated. Undefined: the file has no such column, and what the shop knows stays. */
  facts: FoodFacts | null | undefined;
  packs: PackDraft[];
};

export type RowDraft = { product: ProductDraft; problems: Problem[] };

const piece = 'One piece';
/** A function: an operator may have added languages. */
const defaultLabel = (): Translated => translatedOf((locale) => textsOf(locale)[piece]);
const mostPictures = 10;

function packOf(cells: Cells): PackDraft[] {
  const price = cells.amount('price');
  const discountPrice = cells.amount('discount_price') ?? null;
  const label = cells.translated('pack');
  const rest = {
    amount: cells.measured('amount') ?? 1,
    measure: cells.oneOf('measure', measures) ?? ('piece' as const),
    stock: cells.whole('stock') ?? 0,
    size: sizeOf(cells),
    color: colorOf(cells),
  };
  if (price === undefined) return [];
  if (discountPrice !== null && discountPrice >= price)
    cells.refuse('discount_price', 'it is not below the price', 'Write the usual price into "price"');
  return [{ ...rest, line: cells.line, label: label.en ? label : defaultLabel(), price, discountPrice }];
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
    facts: factsOf(cells),
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
  facts: undefined,
  packs: [],
};

const columnProblem = (line: number, column: string, reason: string): Problem => ({
  ...{ line, column, reason },
  correction: 'See the columns with: npm run shop -- import columns',
});

/** A column of a language that the shop lacks. */
const otherLanguage = (name: string): string | undefined => {
  const [base, language] = name.split(':');
  return language && isLocale(language) && isColumn(`${base}:ar`) ? language : undefined;
};

function unknownColumn(name: string, line: number): Problem {
  const language = otherLanguage(name);
  if (!language) return columnProblem(line, name.slice(0, 60), 'there is no such column');
  const correction = `The operator adds it: npm run shop -- language add ${language} --file ${language}.json`;
  return { ...columnProblem(line, name, `the shop has no language ${language}`), correction };
}

/** One problem, or none if the files of goods have such a column. */
export const strangeColumn = (name: string, line: number): Problem[] =>
  name === '' || isColumn(name) ? [] : [unknownColumn(name, line)];

/** What is wrong with the columns is told once and stops the reading. */
export function checkColumns(columns: readonly string[]): void {
  const [strange] = columns.flatMap((name) => strangeColumn(name, 1));
  if (strange) throw new UnreadableFile(strange);
  const missing = required.filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new UnreadableFile(columnProblem(1, missing.join(', '), 'this column is missing'));
}
