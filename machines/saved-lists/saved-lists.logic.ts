/** What of a saved list can go into the cart, what it costs, and which quantities are still to be sent. */
import type { LineAddition } from '../shared/added-lines.ts';
import { sum, times } from '../shared/amounts.ts';
import { isSameId } from '../shared/ids.ts';
import { currentPrice } from '../shared/prices.ts';
import type { NewQuantity, SavedListLine } from './saved-lists.types.ts';

const isForSale = ({ is_for_sale, stock }: SavedListLine): boolean => is_for_sale && stock > 0;

/** As many as the shop has. */
const quantityOf = ({ quantity, stock }: SavedListLine) => Math.min(quantity, stock);

/** What a line costs, as far as it can go into the cart. */
export const costOf = (line: SavedListLine): number =>
  isForSale(line) ? times(currentPrice(line), quantityOf(line)) : 0;

export const totalOf = (lines: readonly SavedListLine[]): number => sum(lines.map(costOf));

export const additionsOf = (lines: readonly SavedListLine[]): LineAddition[] =>
  lines.filter(isForSale).map((line) => {
    const { product_id, packaging_id, name, unit } = line;
    return { product_id, packaging_id, name, unit, quantity: quantityOf(line) };
  });

const isOfLine =
  ({ line }: NewQuantity) =>
  (other: NewQuantity) =>
    isSameId(other.line, line);

/** With the newest quantity of its line; the first, which is on its way, stays. */
export const queued = (queue: readonly NewQuantity[], set: NewQuantity): NewQuantity[] => {
  const [first, ...waiting] = queue;
  const others = waiting.filter((each) => !isOfLine(set)(each));
  if (!first) return [set];
  return isOfLine(set)(first) && first.quantity === set.quantity ? [first, ...others] : [first, ...others, set];
};

export const withNewest = (newest: readonly NewQuantity[], set: NewQuantity): NewQuantity[] => [
  ...newest.filter((each) => !isOfLine(set)(each)),
  set,
];
