/** The product CSV of Shopify: rows of one handle are a product, its variants and its further pictures. */
import type { Row } from './rows.ts';

export const isShopify = ({ columns }: Row): boolean => columns.includes('handle') && columns.includes('title');

export const fileOf = (address: string): string =>
  decodeURIComponent(address.split(/[?#]/)[0]?.split('/').at(-1) ?? '');

const given = (entries: [string, string | undefined][]) =>
  new Map(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));

const optionsOf = ({ cells }: Row) =>
  [1, 2, 3]
    .map((number) => cells.get(`option${number} value`))
    .filter((value) => value && value !== 'Default Title')
    .join(' / ');

/** The price before a discount is the one to compare with. */
function pricesOf({ cells }: Row): [string, string | undefined][] {
  const [price, compared] = [cells.get('variant price'), cells.get('variant compare at price')];
  const isReduced = price !== undefined && Number(compared) > Number(price);
  return [
    ['price', isReduced ? compared : price],
    ['discount_price', isReduced ? price : undefined],
  ];
}

const stockOf = (text: string | undefined) => (Number(text) < 0 ? '0' : text);

const variantOf = (row: Row, sku: string): [string, string | undefined][] => [
  ['sku', sku],
  ['pack', optionsOf(row)],
  ...pricesOf(row),
  ['stock', stockOf(row.cells.get('variant inventory qty'))],
];

const categoryOf = ({ cells }: Row) =>
  cells.get('type') ?? cells.get('product type') ?? cells.get('product category')?.split('>').at(-1)?.trim() ?? 'Other';

const isShown = ({ cells }: Row) =>
  (cells.get('status') ?? 'active') === 'active' && cells.get('published')?.toLowerCase() !== 'false';

const productOf = (row: Row, sku: string, pictures: string[]): [string, string | undefined][] => [
  ...variantOf(row, sku),
  ['name', row.cells.get('title')],
  ['description', row.cells.get('body (html)')],
  ['category', categoryOf(row)],
  ['brand', row.cells.get('vendor')],
  ['active', isShown(row) ? 'yes' : 'no'],
  ['pictures', pictures.join(' | ')],
];

const picturesOf = (rows: Row[]) => [
  ...new Set(rows.flatMap(({ cells }) => (cells.has('image src') ? [fileOf(cells.get('image src') ?? '')] : []))),
];

function* translated(rows: Row[]): Generator<Row> {
  const [first, ...further] = rows;
  if (!first) return;
  const sku = first.cells.get('variant sku') ?? first.cells.get('handle') ?? '';
  yield { ...first, columns: [], cells: given(productOf(first, sku, picturesOf(rows))) };
  for (const row of further.filter(({ cells }) => cells.has('variant price')))
    yield { ...row, columns: [], cells: given(variantOf(row, sku)) };
}

export async function* shopifyRows(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let group: Row[] = [];
  for await (const row of rows) {
    if (group[0] && group[0].cells.get('handle') !== row.cells.get('handle')) {
      yield* translated(group);
      group = [];
    }
    group.push(row);
  }
  yield* translated(group);
}
