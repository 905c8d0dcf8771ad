/** The product CSV of WooCommerce: a variable product has its variations in rows of their own, anywhere after it. */
import type { Row } from './rows.ts';
import { fileOf } from './shopify.ts';

export const isWooCommerce = ({ columns }: Row): boolean =>
  columns.includes('type') && columns.includes('regular price');

const given = (entries: [string, string | undefined][]) =>
  new Map(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));

const skuOf = ({ cells }: Row) => cells.get('sku') ?? `id:${cells.get('id') ?? ''}`;

/** Of several paths, such as "Clothing > Shirts, Sale", the first two steps of the first. */
const pathOf = ({ cells }: Row) => (cells.get('categories') ?? 'Other').split(',')[0]?.split('>') ?? [];

const attributesOf = ({ cells }: Row) =>
  [1, 2, 3]
    .map((number) => cells.get(`attribute ${number} value(s)`))
    .filter(Boolean)
    .join(' / ');

const offerOf = ({ cells }: Row): [string, string | undefined][] => [
  ['price', cells.get('regular price')],
  ['discount_price', cells.get('sale price')],
  ['stock', cells.get('stock') ?? (cells.get('in stock?') === '1' ? '100' : '0')],
];

const productOf = (row: Row): [string, string | undefined][] => {
  const [category, subcategory] = pathOf(row);
  return [
    ['sku', skuOf(row)],
    ['name', row.cells.get('name')],
    ['short', row.cells.get('short description')],
    ['description', row.cells.get('description')],
    ['category', category?.trim()],
    ['subcategory', subcategory?.trim()],
    ['brand', row.cells.get('brands')],
    ['active', row.cells.get('published') === '1' ? 'yes' : 'no'],
    [
      'pictures',
      (row.cells.get('images') ?? '')
        .split(',')
        .map((address) => fileOf(address.trim()))
        .join(' | '),
    ],
  ];
};

type Variable = { parent: Row; variations: Row[] };

function* translated({ parent, variations }: Variable): Generator<Row> {
  const [first, ...further] = variations;
  const about = productOf(parent);
  if (!first) return yield { ...parent, columns: [], cells: given([...about, ...offerOf(parent)]) };
  const packOf = (row: Row): [string, string | undefined][] => [['pack', attributesOf(row)], ...offerOf(row)];
  yield { ...first, columns: [], cells: given([...about, ...packOf(first)]) };
  for (const row of further) yield { ...row, columns: [], cells: given([['sku', skuOf(parent)], ...packOf(row)]) };
}

const keysOf = (row: Row) => [skuOf(row), `id:${row.cells.get('id') ?? ''}`];

/** True: the row waits for the others of its product. */
function gather(variables: Map<string, Variable>, row: Row): boolean {
  const type = row.cells.get('type') ?? '';
  const parent = type === 'variation' ? variables.get(row.cells.get('parent') ?? '') : undefined;
  if (parent) parent.variations.push(row);
  const variable = { parent: row, variations: [] };
  if (type === 'variable') for (const key of keysOf(row)) variables.set(key, variable);
  return parent !== undefined || type === 'variable';
}

/** Simple products pass through; variable ones wait in memory until the end of the file. */
export async function* wooCommerceRows(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  const variables = new Map<string, Variable>();
  for await (const row of rows) {
    if (gather(variables, row) || row.cells.get('type') === 'grouped') continue;
    yield { ...row, columns: [], cells: given([...productOf(row), ...offerOf(row)]) };
  }
  for (const variable of new Set(variables.values())) yield* translated(variable);
}
