/** Sizes and colours in a file of goods: each row of such a product is one combination of them. */
import { largestAmount, type Minor, plainAmount } from '#server/domain/money.ts';
import type { Translated } from '#server/domain/texts.ts';
import type { Cells } from './cells.ts';
import type { ProductDraft } from './draft.ts';
import type { Problem } from './problem.ts';

/** `surcharge` is what it costs beyond the price. */
export type SizeDraft = { name: Translated; surcharge: Minor };
/** `code`: undefined for a colour that the shop has already. */
export type ColorDraft = SizeDraft & { code: string | undefined };

export type OptionKind = { hasSizes: boolean; hasColors: boolean };

export const keyOfName = ({ name }: { name: Translated }): string => name.en.trim().toLowerCase();

/** A surcharge or a code without its size or colour is a slip, and would be lost. */
function refuseOrphans(cells: Cells, kind: 'size' | 'color', columns: readonly string[]): void {
  for (const column of columns)
    if (cells.raw(column) !== undefined) cells.refuse(column, `there is no ${kind} in this row`, `Fill in "${kind}"`);
}

export function sizeOf(cells: Cells): SizeDraft | null {
  const name = cells.translated('size');
  if (name.en) return { name, surcharge: cells.surcharge('size_surcharge') };
  refuseOrphans(cells, 'size', ['size_surcharge']);
  return null;
}

function codeOf(cells: Cells): string | undefined {
  const code = cells.raw('color_code')?.toLowerCase();
  if (code === undefined || /^#[0-9a-f]{6}$/.test(code)) return code;
  cells.refuse('color_code', `"${code.slice(0, 30)}" is no colour`, 'Write it like #1d7a46');
  return undefined;
}

export function colorOf(cells: Cells): ColorDraft | null {
  const name = cells.translated('color');
  if (name.en) return { name, surcharge: cells.surcharge('color_surcharge'), code: codeOf(cells) };
  refuseOrphans(cells, 'color', ['color_surcharge', 'color_code']);
  return null;
}

export const kindOf = ({ packs }: ProductDraft): OptionKind => ({
  hasSizes: packs.some(({ size }) => size !== null),
  hasColors: packs.some(({ color }) => color !== null),
});

type Pack = ProductDraft['packs'][number];

const combinationOf = ({ size, color }: Pack) => JSON.stringify([size && keyOfName(size), color && keyOfName(color)]);

/** The first row that differs from an earlier one of the same key. */
function firstUnlike<Item>(items: readonly Item[], keyOf: (item: Item) => string, said: (item: Item) => unknown) {
  const known = new Map<string, unknown>();
  return items.find((item) => {
    const before = known.get(keyOf(item));
    if (before === undefined) known.set(keyOf(item), said(item));
    return before !== undefined && before !== said(item);
  });
}

function firstTwice(packs: readonly Pack[]): Pack | undefined {
  const known = new Set<string>();
  return packs.find((pack) => {
    const isTwice = known.has(combinationOf(pack));
    known.add(combinationOf(pack));
    return isTwice;
  });
}

const surcharges = {
  size: (packs: readonly Pack[]) =>
    firstUnlike(
      packs.filter(({ size }) => size !== null),
      ({ size }) => (size ? keyOfName(size) : ''),
      ({ size }) => size?.surcharge,
    ),
  color: (packs: readonly Pack[]) =>
    firstUnlike(
      packs.filter(({ color }) => color !== null),
      ({ color }) => (color ? keyOfName(color) : ''),
      ({ color }) => color?.surcharge,
    ),
};

const tooDear = (packs: readonly Pack[]) =>
  packs.find(({ price, size, color }) => price + (size?.surcharge ?? 0) + (color?.surcharge ?? 0) > largestAmount);

const incomplete = (packs: readonly Pack[], kind: 'size' | 'color') => packs.find((pack) => pack[kind] === null);

/** What the rows of one product say against each other. */
export function optionProblems(product: ProductDraft): Problem[] {
  const { packs } = product;
  const { hasSizes, hasColors } = kindOf(product);
  if (!hasSizes && !hasColors) return [];
  const problem = (pack: Pack | undefined, column: string, reason: string, correction: string): Problem[] =>
    pack ? [{ line: pack.line, column, reason, correction }] : [];
  const one = () => 'one';
  return [
    ...problem(
      hasSizes ? incomplete(packs, 'size') : undefined,
      'size',
      'other rows of this product have one',
      'Fill it in',
    ),
    ...problem(
      hasColors ? incomplete(packs, 'color') : undefined,
      'color',
      'other rows of this product have one',
      'Fill it in',
    ),
    ...problem(
      firstUnlike(packs, one, ({ price, discountPrice }) => `${price} ${discountPrice}`),
      'price',
      'it differs within the product',
      'Give all sizes and colours one price, and write the difference into "size_surcharge" or "color_surcharge"',
    ),
    ...problem(
      tooDear(packs),
      'price',
      `with its surcharges it is above ${plainAmount(largestAmount)}`,
      'Lower the price or a surcharge',
    ),
    ...problem(surcharges.size(packs), 'size_surcharge', 'it differs for the same size', 'Write the same amount'),
    ...problem(surcharges.color(packs), 'color_surcharge', 'it differs for the same colour', 'Write the same amount'),
    ...problem(firstTwice(packs), 'size', 'this combination was in an earlier row', 'Remove one of the two rows'),
  ];
}
