/** What of an order goes into the cart again, and at which price: pure functions over its lines and the missing ones. */
import type { Cart } from '#api/types/cart.ts';
import type { OrderProduct } from '#api/types/orders.ts';
import { linePrice } from '../cart/cart.prices.ts';
import { type LineAddition, noPackaging } from '../shared/added-lines.ts';
import { isSameId } from '../shared/ids.ts';
import { currentPrice } from '../shared/prices.ts';
import type { MissingLine, PriceChange } from './order-actions.types.ts';

type Line = Pick<OrderProduct, 'id' | 'packaging_id' | 'name' | 'unit' | 'order_qty' | 'price' | 'discount_price'> &
  Partial<Pick<OrderProduct, 'size' | 'color'>>;

/** `paid`: what one cost in the order. `names`: of its options, also where a packaging stands for them. */
export type Addition = LineAddition & { paid: number; names: NonNullable<LineAddition['options']> };

const isOf = (line: Line) => (missing: MissingLine) =>
  isSameId(missing.id, line.id) && isSameId(missing.packaging_id, line.packaging_id ?? noPackaging);

/** Where a packaging does not stand for them. */
const optionsOf = ({ packaging_id: packaging, size = null, color = null }: Line) =>
  (packaging ?? null) === null && (size || color) ? { options: { size, color } } : {};

/** The ordered quantity, or what is left of it. */
export const additionsOf = (lines: readonly Line[], missing: readonly MissingLine[]): Addition[] =>
  lines
    .map((line) => ({
      product_id: line.id,
      packaging_id: line.packaging_id ?? null,
      name: line.name,
      unit: line.unit ?? '',
      quantity: missing.find(isOf(line))?.available ?? line.order_qty,
      ...optionsOf(line),
      paid: currentPrice(line),
      names: { size: line.size ?? null, color: line.color ?? null },
    }))
    .filter(({ quantity }) => quantity > 0);

const smallestChange = 0.005;

type InCart = Cart['cart_items'][number]['products'][number];

/** A cart names a size and a colour instead of their packaging. */
const isLineOf =
  ({ product_id: id, packaging_id: packaging, names }: Addition) =>
  (line: InCart): boolean => {
    if (!isSameId(line.id, id)) return false;
    if ((line.packaging_id ?? null) !== null) return isSameId(line.packaging_id, packaging);
    return (line.size?.name ?? null) === names.size && (line.color?.name ?? null) === names.color;
  };

/** How the price of what was added differs from the order's, in the cart after it; undefined if it does not. */
export const priceChange = (
  addition: Addition,
  cart: Pick<Cart, 'cart_items'> | undefined,
): PriceChange | undefined => {
  const { product_id: id, packaging_id, name, unit, paid: before } = addition;
  const line = cart?.cart_items.flatMap(({ products }) => products).find(isLineOf(addition));
  const now = line && linePrice(line);
  if (now === undefined || Math.abs(now - before) < smallestChange) return undefined;
  return { id, packaging_id: packaging_id ?? noPackaging, name, unit, before, now };
};
