/** What of an order can still be had: pure functions over its lines and what is missing. */
import type { OrderProduct } from '#api/types/orders.ts';
import type { LeftOut, MissingLine } from './order-actions.types.ts';

type Line = Pick<OrderProduct, 'id' | 'packaging_id' | 'name' | 'unit' | 'order_qty'>;

/** A line for the cart. */
export type Addition = {
  product_id: number;
  packaging_id: number | null;
  name: string;
  unit: string;
  quantity: number;
};

const isOf = (line: Line) => (missing: MissingLine) =>
  missing.id === line.id && missing.packaging_id === (line.packaging_id ?? 0);

/** As many as were ordered, or as many as there are. */
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

/** What the cart did not take after all, with its words. */
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
