/** Pure functions of the cart's chart: request bodies, params of guards and actions, the queue. */
import type { Cart, CartGroup, CartProduct } from '#api/types/cart.ts';
import { maxQuantity } from '../constants.ts';
import { isSameId } from '../shared/ids.ts';
import { isLine, isSameLine, keyIn, keyOf } from './cart.keys.ts';
import { asIntent, expectedCart, lineOf, quantityOf, withChange } from './cart.optimistic.ts';
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

/** Without options the request is the one that back ends without them know. */
const optionsIn = ({ sizeId, colorId }: LineKey) => ({
  ...(sizeId === undefined ? {} : { size: sizeId }),
  ...(colorId === undefined ? {} : { color: colorId }),
});

/** The change in flight as the contract's body. */
export const changedLine = ({ change }: CartContext) => {
  const { line } = change as LineChange;
  return { product_id: line.productId, packaging_id: line.packagingId, ...optionsIn(line), is_buy_now: false };
};

export const changedQuantity = ({ change }: CartContext) => (change?.kind === 'set' ? change.quantity : 1);

/** The addition in flight as the body of the contract, with its key. */
export const addedLine = ({ change }: CartContext) => {
  const { product, quantity, purpose, key } = change as Addition;
  return {
    product_id: product.productId,
    packaging_id: product.packagingId,
    ...optionsIn(product),
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

/** Params for the line of the event. */
export const lineIn = ({ event }: OfLine) => ({ line: keyIn(event) });
export const quantityIn = ({ event }: OfLine<{ quantity: number }>) => ({
  line: keyIn(event),
  quantity: event.quantity,
});
export const emptied = ({ event }: OfLine) => ({ line: keyIn(event), quantity: 0 });
/** The quantity after a step. */
export const steppedBy =
  (by: number) =>
  ({ context, event }: With & OfLine) => ({ line: keyIn(event), quantity: shownQuantity(context, event) + by });

/** Params for an addition. */
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

/** Back ends that send no stock get the request and may refuse it. */
export const limitOf = (line: Pick<CartProduct, 'stock'>) => Math.min(line.stock ?? maxQuantity, maxQuantity);

export const isQuantity = (quantity: number) => Number.isInteger(quantity) && quantity >= 0 && quantity <= maxQuantity;

/** With the changes that the server has not answered yet. */
export const shownQuantity = (context: CartContext, key: LineKey) => quantityOf(expectedCart(context), key);

/** Whether the line can take one more. A line that is not in the cart cannot. */
export const hasRoom = (context: CartContext, key: LineKey) => {
  const line = lineOf(expectedCart(context), key);
  return line !== undefined && line.quantity < limitOf(line);
};

/** Back ends order the shops by their oldest line, which may have been removed: the shops stay where they were. */
export const inShownOrder = (shown: Cart | undefined, cart: Cart): Cart => {
  const known = shown?.cart_items ?? [];
  const placeOf = (group: CartGroup) => {
    const place = known.findIndex(({ shop_id }) => isSameId(shop_id, group.shop_id));
    return place < 0 ? known.length : place;
  };
  return { ...cart, cart_items: [...cart.cart_items].sort((one, other) => placeOf(one) - placeOf(other)) };
};

/** A queued change that is already true: made before the connection was lost, or in another tab. */
export const isDone = ({ cart, queue: [next] }: CartContext) =>
  next !== undefined &&
  next.kind !== 'add' &&
  quantityOf(cart, next.line) === (next.kind === 'set' ? next.quantity : 0);

/** The change that was in flight when the connection was lost, ready to be sent again. */
export const unsentOf = ({ cart, change }: CartContext): CartChange[] => {
  if (!change || change.kind === 'add') return change ? [change] : [];
  return [asIntent(change.line, quantityOf(cart && withChange(cart, change), change.line))];
};

/** Of several quantities of a line only the last one is sent. */
export const withStep = (queue: CartChange[], line: LineKey, quantity: number): CartChange[] => [
  ...queue.filter((other) => other.kind === 'add' || !isSameLine(other.line, line)),
  asIntent(line, quantity),
];

export const isAddition = (change: CartChange | undefined): change is Addition => change?.kind === 'add';

/** Buying now is not queued. */
export const isForNow = (change: CartChange | undefined) => isAddition(change) && change.purpose === 'buyNow';

/** What is being added, or waits for it. */
export const additionsOf = ({ change, queue }: CartContext): Addition[] => [change, ...queue].filter(isAddition);

/** Buying now sends one request, however often the button is pressed. */
export const isBuyingNow = ({ change, queue }: CartContext) => [change, ...queue].some(isForNow);

/** The line as an undo would restore it. The chart removes only lines that the cart has. */
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
