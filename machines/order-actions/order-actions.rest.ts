/** What of an order is still available: pure functions over its lines and the unavailable ones. */
import type { OrderProduct } from '#api/types/orders.ts';
import { type Id, isSameId } from '../shared/ids.ts';
import type { LeftOut, MissingLine } from './order-actions.types.ts';

type Line = Pick<OrderProduct, 'id' | 'packaging_id' | 'name' | 'unit' | 'order_qty'>;

/** A line for the cart. */
export type Addition = {
  product_id: Id;
  packaging_id: Id | null;
  name: string;
  unit: string;
  quantity: number;
};

const isOf = (line: Line) => (missing: MissingLine) =>
  isSameId(missing.id, line.id) && isSameId(missing.packaging_id, line.packaging_id ?? 0);

/** The ordered quantity, or what is left of it. */
export const additionsOf = (lines: readonly Line[], missing: readonly MissingLine[]): Addition[] =>
  lines
    .map((line) => ({
      product_id: line.id,
      packaging_id: line.packaging_id ?? null,
      name: line.name,
      unit: line.unit ?? '',
      quantity: missing.find(isOf(line))?.available ?? line.order_qty,
    }))
    .filter(({ quantity }) => quantity > 0);

/** The lines that the cart refused, with its messages. */
export const leftOut = ({ product_id, packaging_id, name, unit, quantity }: Addition, message: string): LeftOut => ({
  id: product_id,
  packaging_id: packaging_id ?? 0,
  name,
  unit,
  quantity,
  available: 0,
  reason: 'not_for_sale',
  ...(message ? { message } : {}),
});
