/** What the cart's chart computes: the bodies of its calls, the params of its guards and actions, its queue. */
import type { Cart, CartProduct } from '#api/types/cart.ts';
import { maxQuantity } from '../constants.ts';
import { asIntent, expectedCart, isLine, keyOf, lineOf, quantityOf, withChange } from './cart.optimistic.ts';
import { linePrice } from './cart.prices.ts';
import type {
  Addition,
  CartChange,
  CartContext,
  CartEvent,
  LineChange,
  LineKey,
  RemovedLine,
  RequestedProduct,
} from './cart.types.ts';

type With = { context: CartContext };
type OfLine<More = unknown> = { event: LineKey & More };
type EventOf<Type extends CartEvent['type']> = { event: Extract<CartEvent, { type: Type }> };

const keyIn = ({ productId, packagingId }: LineKey): LineKey => ({ productId, packagingId });

/** The change in flight as the contract's body. */
export const changedLine = ({ change }: CartContext) => {
  const { productId, packagingId } = (change as LineChange).line;
  return { product_id: productId, packaging_id: packagingId, is_buy_now: false };
};

export const changedQuantity = ({ change }: CartContext) => (change?.kind === 'set' ? change.quantity : 1);

export const addedLine = ({ change }: CartContext) => {
  const { product, quantity, purpose, key } = change as Addition;
  return {
    product_id: product.productId,
    packaging_id: product.packagingId,
    quantity,
    unit_price: product.unitPrice,
    unit: product.unit,
    is_buy_now: purpose === 'buyNow',
    ...(key === undefined ? {} : { idempotencyKey: key }),
  };
};

/** Params of `beginChange`. */
export const begin =
  (kind: LineChange['kind']) =>
  ({ event }: OfLine<{ quantity?: number }>) => ({
    change: { kind, line: keyIn(event), quantity: event.quantity ?? 0 } as LineChange,
  });

/** Params of what concerns the line of the event. */
export const lineIn = ({ event }: OfLine) => ({ line: keyIn(event) });
export const quantityIn = ({ event }: OfLine<{ quantity: number }>) => ({
  line: keyIn(event),
  quantity: event.quantity,
});
export const emptied = ({ event }: OfLine) => ({ line: keyIn(event), quantity: 0 });
/** What a step makes of the quantity that is shown. */
export const steppedBy =
  (by: number) =>
  ({ context, event }: With & OfLine) => ({ line: keyIn(event), quantity: shownQuantity(context, event) + by });

/** Params of what concerns an addition. */
export const additionIn = ({ event }: EventOf<'cart.add'>): { addition: Addition } => ({
  addition: {
    kind: 'add',
    product: event.product,
    quantity: event.quantity ?? 1,
    purpose: event.purpose ?? 'cart',
  },
});
export const restoredIn = ({ event: { product, quantity } }: EventOf<'line.restore'>): { addition: Addition } => ({
  addition: { kind: 'add', product, quantity, purpose: 'restore' },
});

/** Back ends that tell no stock are asked and may refuse. */
export const limitOf = (line: Pick<CartProduct, 'stock'>) => Math.min(line.stock ?? maxQuantity, maxQuantity);

export const isQuantity = (quantity: number) => Number.isInteger(quantity) && quantity >= 0 && quantity <= maxQuantity;

export const shownQuantity = (context: CartContext, key: LineKey) => quantityOf(expectedCart(context), key);

export const hasRoom = (context: CartContext, key: LineKey) => {
  const line = lineOf(expectedCart(context), key);
  return line !== undefined && line.quantity < limitOf(line);
};

/** What waits is so already: done before the network went, or in another tab. */
export const isDone = ({ cart, queue: [next] }: CartContext) =>
  next !== undefined &&
  next.kind !== 'add' &&
  quantityOf(cart, next.line) === (next.kind === 'set' ? next.quantity : 0);

/** What was in flight when the network went, as it may be sent again. */
export const unsentOf = ({ cart, change }: CartContext): CartChange[] => {
  if (!change || change.kind === 'add') return change ? [change] : [];
  return [asIntent(change.line, quantityOf(cart && withChange(cart, change), change.line))];
};

const isSameLine = (one: LineKey, other: LineKey) =>
  one.productId === other.productId && one.packagingId === other.packagingId;

/** The last quantity that was wanted of a line is the one that is sent. */
export const withStep = (queue: CartChange[], line: LineKey, quantity: number): CartChange[] => [
  ...queue.filter((other) => other.kind === 'add' || !isSameLine(other.line, line)),
  asIntent(line, quantity),
];

export const isAddition = (change: CartChange | undefined): change is Addition => change?.kind === 'add';

/** What is bought now is not worth waiting for. */
export const isForNow = (change: CartChange | undefined) => isAddition(change) && change.purpose === 'buyNow';

/** Bought now is bought once, however often the button is pressed. */
export const isBuyingNow = ({ change, queue }: CartContext) => [change, ...queue].some(isForNow);

/** A line of the cart, as it can be brought back. The chart removes only lines that the cart has. */
export const removedLine = (cart: Cart | undefined, key: LineKey): RemovedLine => {
  const isIts = (line: CartProduct) => isLine(line, key);
  const group = cart?.cart_items.find(({ products }) => products.some(isIts));
  const line = group?.products.find(isIts);
  if (!group || !line) throw new Error('The line that is removed is not in the cart.');
  const product: RequestedProduct = {
    ...keyOf(line),
    name: line.name,
    thumbnail: line.thumbnail,
    ...(line.picture ? { picture: line.picture } : {}),
    brand: line.brand ?? null,
    unit: line.unit ?? null,
    unitPrice: linePrice(line),
    ...(line.discount_price > 0 ? { fullPrice: line.price } : {}),
    discountPercentage: line.discount_percentage,
    ...(line.stock === undefined ? {} : { stock: line.stock }),
    size: line.size ?? null,
    color: line.color ?? null,
    shopId: group.shop_id,
    shopName: group.shop_name,
    shopLogo: group.shop_logo,
  };
  return { product, quantity: line.quantity };
};
