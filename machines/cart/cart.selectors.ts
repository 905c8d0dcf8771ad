/** What a view may know about the cart. Answers are the same objects until the cart changes. */
import type { SnapshotFrom } from 'xstate';
import type { Cart, CartProduct } from '#api/types/cart.ts';
import { limitOf } from './cart.limits.ts';
import type { cartMachine } from './cart.machine.ts';
import { isLine, keyOf, withChange } from './cart.optimistic.ts';
import { groupSubtotal, linePrice, sum, times } from './cart.prices.ts';
import type { CartChange, CartContext, CartLine, CartPanel, CartShop, LineKey, LineMark } from './cart.types.ts';

type CartSnapshot = SnapshotFrom<typeof cartMachine>;

const noCart: Cart = { total: 0, cart_items: [] };

type CartView = {
  itemCount: number;
  amount: number;
  groups: CartShop[];
  quantityOf: (productId: number, packagingId?: number | null) => number;
};

const markOf = (line: CartProduct, changes: CartChange[]): LineMark => {
  const change = changes.find((candidate) =>
    isLine(line, candidate.kind === 'add' ? candidate.product : candidate.line),
  );
  if (!change) return 'settled';
  if (change.kind === 'add') return 'adding';
  return change.kind === 'remove' ? 'removing' : 'updating';
};

const viewOf = (line: CartProduct, changes: CartChange[], isBusy: boolean): CartLine => {
  const key = keyOf(line);
  const price = linePrice(line);
  const atStockLimit = line.quantity >= limitOf(line);
  return {
    ...key,
    id: `${key.productId}-${key.packagingId ?? 0}`,
    name: line.name,
    brand: line.brand ?? null,
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
    amount: times(price, line.quantity),
    mark: markOf(line, changes),
    soldOut: line.stock === 0,
    atStockLimit,
    stock: line.stock,
    canIncrement: !isBusy && !atStockLimit,
    canDecrement: !isBusy && line.quantity > 1,
    canRemove: !isBusy,
  };
};

const unansweredChanges = ({ change, queue }: CartContext): CartChange[] => (change ? [change, ...queue] : queue);

/** What is shown while the server has not answered. */
export const expectedCart = (context: CartContext): Cart =>
  unansweredChanges(context).reduce(withChange, context.cart ?? noCart);

const quantityIn = (lines: CartProduct[]) => (productId: number, packagingId?: number | null) =>
  lines
    .filter((line) => line.id === productId)
    .filter((line) => packagingId === undefined || (line.packaging_id ?? null) === packagingId)
    .reduce((total, line) => total + line.quantity, 0);

const drawCart = (context: CartContext, isBusy: boolean): CartView => {
  const changes = unansweredChanges(context);
  const cart = expectedCart(context);
  const groups = cart.cart_items.map((group): CartShop => {
    const lines = group.products.map((line) => viewOf(line, changes, isBusy));
    return {
      shopId: group.shop_id,
      shopName: group.shop_name,
      shopLogo: group.shop_logo,
      shopRating: group.shop_rating,
      shopOnline: group.shop_online,
      selected: context.selectedShopIds.includes(group.shop_id),
      subtotal: groupSubtotal(group.products),
      lines,
    };
  });
  return {
    itemCount: cart.total,
    amount: sum(groups.map((group) => group.subtotal)),
    groups,
    quantityOf: quantityIn(cart.cart_items.flatMap((group) => group.products)),
  };
};

const busyViews = new WeakMap<CartContext, CartView>();
const restingViews = new WeakMap<CartContext, CartView>();

/** A context is never changed in place, so what was drawn from it stays right. */
const viewOfCart = (snapshot: CartSnapshot): CartView => {
  const isBusy = snapshot.hasTag('busy');
  const views = isBusy ? busyViews : restingViews;
  const view = views.get(snapshot.context) ?? drawCart(snapshot.context, isBusy);
  views.set(snapshot.context, view);
  return view;
};

export type CartStage = 'guest' | 'expired' | 'loading' | 'failed' | 'empty' | 'filled';

const stageOf = (snapshot: CartSnapshot): CartStage => {
  if (snapshot.matches({ lines: { signedOut: 'expired' } })) return 'expired';
  if (snapshot.matches({ lines: 'signedOut' })) return 'guest';
  if (viewOfCart(snapshot).itemCount > 0) return 'filled';
  if (snapshot.matches({ lines: 'loading' })) return 'loading';
  return snapshot.matches({ lines: 'failed' }) ? 'failed' : 'empty';
};

const lineOfChange = (change: CartChange | undefined): LineKey | undefined =>
  change?.kind === 'add' ? change.product : change?.line;

/** Flat facts for the cart list, the panel and the widget; compare with `shallowEqual`. */
export const selectCart = (snapshot: CartSnapshot) => ({
  ...viewOfCart(snapshot),
  /** `guest` never signed in, `expired` was signed out by the server. */
  stage: stageOf(snapshot),
  /** A change runs: the controls are off. */
  isBusy: snapshot.hasTag('busy'),
  /** The line that is touched. */
  changing: lineOfChange(snapshot.context.change),
  multiVendor: snapshot.context.multiVendor,
  selectedShopIds: snapshot.context.selectedShopIds,
  /** What an undo would bring back, while it is offered. */
  removedName: snapshot.matches({ undo: 'offered' }) ? snapshot.context.removed?.product.name : undefined,
});

/** For badges. */
export const selectCartTotals = (snapshot: CartSnapshot) => {
  const { itemCount, amount } = viewOfCart(snapshot);
  return { itemCount, amount };
};

/** For a product card: how many are in the cart. Without a packaging, of all packagings. */
export const selectQuantityOf = (productId: number, packagingId?: number | null) => (snapshot: CartSnapshot) =>
  viewOfCart(snapshot).quantityOf(productId, packagingId);

/** For a product card: whether an add of it waits for its answer. */
export const selectIsAdding = (productId: number) => (snapshot: CartSnapshot) =>
  unansweredChanges(snapshot.context).some((change) => change.kind === 'add' && change.product.productId === productId);

export const selectPanel = (snapshot: CartSnapshot): CartPanel | 'closed' => {
  if (snapshot.matches({ panel: { open: 'account' } })) return 'account';
  return snapshot.matches({ panel: 'open' }) ? 'shopping' : 'closed';
};

/** The product that the 'has been added to cart' popup shows, while it shows. */
export const selectPopup = (snapshot: CartSnapshot) =>
  snapshot.matches({ popup: 'visible' }) ? snapshot.context.added : undefined;

/** What the chosen shops cost; `quoted` is settled only while no change runs. */
export const selectQuote = (snapshot: CartSnapshot) => ({
  stage: snapshot.value.quote,
  isSettled: snapshot.matches({ quote: 'quoted' }) && !snapshot.hasTag('busy'),
  totals: snapshot.context.quote?.checkout,
  items: snapshot.context.quote?.checkout_items,
});
