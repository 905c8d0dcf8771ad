/** What of a saved list can go into the cart, and what it costs. */
import type { LineAddition } from '../shared/added-lines.ts';
import { sum, times } from '../shared/amounts.ts';
import { currentPrice } from '../shared/prices.ts';
import type { SavedListLine } from './saved-lists.types.ts';

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
