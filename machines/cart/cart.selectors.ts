/** The facts that views read about the cart. Results are the same objects until the cart changes. */
import type { SnapshotFrom } from 'xstate';
import type { CartGroup, CartProduct } from '#api/types/cart.ts';
import { sum } from '../shared/amounts.ts';
import { memoize } from '../shared/memoize.ts';
import { deliveryFacts } from './cart.delivery.ts';
import { isLine, keyOf, lineIdOf } from './cart.keys.ts';
import { limitOf } from './cart.logic.ts';
import type { cartMachine } from './cart.machine.ts';
import { expectedCart, unansweredChanges } from './cart.optimistic.ts';
import { lineAmount, linePrice } from './cart.prices.ts';
import { isShort, isSoldOut } from './cart.shortage.ts';
import { summaryOf } from './cart.summary.ts';
import type { CartChange, CartContext, CartLine, CartShop, LineKey, LineMark } from './cart.types.ts';

type CartSnapshot = SnapshotFrom<typeof cartMachine>;

type CartView = {
  itemCount: number;
  amount: number;
  groups: CartShop[];
};

const lineOfChange = (change: CartChange): LineKey => (change.kind === 'add' ? change.product : change.line);

const isOf = (line: CartProduct) => (change: CartChange) => isLine(line, lineOfChange(change));

const markOf = (line: CartProduct, changes: CartChange[], isWaiting: boolean): LineMark => {
  const change = changes.find(isOf(line));
  if (!change) return 'settled';
  if (isWaiting) return 'waiting';
  if (change.kind === 'add') return 'adding';
  return change.kind === 'remove' ? 'removing' : 'updating';
};

const drawLine = (line: CartProduct, mark: LineMark): CartLine => {
  const price = linePrice(line);
  return {
    ...keyOf(line),
    id: lineIdOf(line),
    name: line.name,
    brand: line.brand ?? null,
    contains: line.contains,
    may_contain: line.may_contain,
    unit: line.unit ?? null,
    thumbnail: line.thumbnail,
    picture: line.picture,
    size: line.size?.name ?? null,
    color: line.color?.name ?? null,
    quantity: line.quantity,
    price,
    fullPrice: line.price > price ? line.price : undefined,
    discountPercentage: line.discount_percentage,
    previousPrice: line.previous_price ?? undefined,
    amount: lineAmount(line),
    mark,
    soldOut: isSoldOut(line),
    isShort: isShort(line),
    atStockLimit: line.quantity >= limitOf(line),
    stock: line.stock,
  };
};

/** A line that no change concerns is the same object until the server sends the cart anew. */
const settledLine = memoize((line: CartProduct) => drawLine(line, 'settled'));

const viewOf = (line: CartProduct, changes: CartChange[], isWaiting: boolean): CartLine => {
  const mark = markOf(line, changes, isWaiting);
  return mark === 'settled' ? settledLine(line) : drawLine(line, mark);
};

const drawShop = (group: CartGroup, lines: CartLine[]): CartShop => {
  const { subtotal } = summaryOf(group);
  return {
    shopId: group.shop_id,
    shopName: group.shop_name,
    shopLogo: group.shop_logo,
    shopRating: group.shop_rating,
    shopReviews: group.shop_total_reviews,
    shopOnline: group.shop_online,
    opensAt: group.opens_at,
    subtotal,
    ...deliveryFacts(group, subtotal),
    lines,
  };
};

/** A shop of which no change concerns a line is the same object, as its lines are. */
const settledShop = memoize((group: CartGroup) => drawShop(group, group.products.map(settledLine)));

const shopOf = (group: CartGroup, changes: CartChange[], isWaiting: boolean): CartShop => {
  if (!group.products.some((line) => changes.some(isOf(line)))) return settledShop(group);
  const lines = group.products.map((line) => viewOf(line, changes, isWaiting));
  return drawShop(group, lines);
};

const drawCart = (context: CartContext, isWaiting: boolean): CartView => {
  const changes = unansweredChanges(context);
  const cart = expectedCart(context);
  const groups = cart.cart_items.map((group) => shopOf(group, changes, isWaiting));
  return {
    itemCount: cart.total,
    amount: sum(groups.map((group) => group.subtotal)),
    groups,
  };
};

const onlineView = memoize((context: CartContext) => drawCart(context, false));
/** Without a network each change waits in the queue. */
const waitingView = memoize((context: CartContext) => drawCart(context, true));

const viewOfCart = (snapshot: CartSnapshot): CartView =>
  (snapshot.matches({ lines: 'waiting' }) ? waitingView : onlineView)(snapshot.context);

export type CartStage = 'guest' | 'expired' | 'loading' | 'failed' | 'empty' | 'filled';

export const selectCartStage = (snapshot: CartSnapshot): CartStage => {
  if (snapshot.matches({ lines: { signedOut: 'expired' } })) return 'expired';
  if (snapshot.matches({ lines: 'signedOut' })) return 'guest';
  if (viewOfCart(snapshot).groups.some(({ lines }) => lines.length > 0)) return 'filled';
  if (snapshot.context.cart) return 'empty';
  return snapshot.matches({ lines: 'loading' }) ? 'loading' : 'failed';
};

/** Flat facts for the cart list, the panel and the widget; compare with `shallowEqual`. */
export const selectCart = (snapshot: CartSnapshot) => ({
  ...viewOfCart(snapshot),
  /** `guest`: nobody is signed in. `expired`: the server has ended the session. */
  stage: selectCartStage(snapshot),
  /** A change is in flight: the controls are disabled. */
  isBusy: snapshot.hasTag('busy'),
  /** The line that is being changed. */
  changing: snapshot.context.change && lineOfChange(snapshot.context.change),
  failure: snapshot.context.failure,
});

/** While the cart's code loads. */
export const noCart: ReturnType<typeof selectCart> = {
  itemCount: 0,
  amount: 0,
  groups: [],
  stage: 'loading',
  isBusy: true,
  changing: undefined,
  failure: undefined,
};
