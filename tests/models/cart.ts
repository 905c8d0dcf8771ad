/** The cart, its quote and its overlays as models: which events they may meet, with which payloads, and what is compared. */
import type { EventObject } from 'xstate';
import type { Cart, Quote } from '#api/types/cart.ts';
import type { Failure } from '#api/types/failure.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { expectedCart } from '#machines/cart/cart.optimistic.ts';
import type { selectCart } from '#machines/cart/cart.selectors.ts';
import type { CartChange, RequestedProduct } from '#machines/cart/cart.types.ts';
import { cartOverlaysMachine } from '#machines/cart-overlays/cart-overlays.machine.ts';
import type { selectPanel } from '#machines/cart-overlays/cart-overlays.selectors.ts';
import { cartQuoteMachine } from '#machines/cart-quote/cart-quote.machine.ts';
import type { selectQuote } from '#machines/cart-quote/cart-quote.selectors.ts';
import { done, eventsOf, failed } from '../support/charts/events.ts';
import type { ChartModel } from '../support/charts/model.ts';
import type { CartGroupEvent } from '../support/charts/start-cart.ts';

export type CartSnapshot = Parameters<typeof selectCart>[0];
export type CartQuoteSnapshot = Parameters<typeof selectQuote>[0];
export type CartOverlaysSnapshot = Parameters<typeof selectPanel>[0];

export const cartPorts = [
  'getCart',
  'addToCart',
  'incrementCartLine',
  'decrementCartLine',
  'setCartQuantity',
  'removeCartLine',
] as const;
export const cartQuotePorts = ['quoteCheckout'] as const;

export const tea: RequestedProduct = {
  productId: 41,
  packagingId: 97,
  name: 'Green tea',
  thumbnail: '/tea.jpg',
  unit: '100 g',
  unitPrice: 2.5,
  stock: 5,
  shopId: 3,
  shopName: 'Leaf and Bean',
};
export const milk: RequestedProduct = {
  ...tea,
  productId: 42,
  packagingId: 98,
  name: 'Milk',
  shopId: 4,
  shopName: 'Dairy',
};

const lineOf = (product: RequestedProduct, quantity: number): Cart['cart_items'][number]['products'][number] => ({
  id: product.productId,
  packaging_id: product.packagingId,
  quantity,
  stock: 5,
  is_digital: false,
  name: product.name,
  thumbnail: product.thumbnail,
  price: 3,
  discount_price: 2.5,
  discount_percentage: 17,
  rating: 4,
  total_reviews: '12',
  total_sold: '40',
});

const groupOf = (product: RequestedProduct, quantity: number) => ({
  shop_id: product.shopId,
  shop_name: product.shopName,
  shop_logo: '/logo.png',
  shop_rating: 4.5,
  shop_online: true,
  products: [lineOf(product, quantity)],
});

/** A cart of so many packets of tea and bottles of milk. */
export const aCart = (quantities: { tea?: number; milk?: number } = {}): Cart => {
  const groups = [groupOf(tea, quantities.tea ?? 0), groupOf(milk, quantities.milk ?? 0)];
  const cart_items = groups.filter(({ products }) => (products[0]?.quantity ?? 0) > 0);
  return { total: cart_items.length, cart_items };
};

/** A cart of one product of which so many are left. */
export const withStock = (stock: number, cart = aCart({ tea: 3 })): Cart => ({
  ...cart,
  cart_items: cart.cart_items.map((group) => ({
    ...group,
    products: group.products.map((line) => ({ ...line, stock })),
  })),
});

export const aQuote = (payable: number, cart = aCart({ tea: 1 })): Quote => ({
  checkout: {
    total_amount: payable,
    delivery_charge: 0,
    coupon_discount: 0,
    order_tax_amount: 0,
    payable_amount: payable,
    all_vat_taxes: [],
  },
  apply_coupon: false,
  checkout_items: cart.cart_items,
  cart_version: 7,
});

export const refused: Failure = { kind: 'refused', status: 422, message: 'No more in stock.' };
export const unauthorized: Failure = { kind: 'unauthorized', status: 401 };
const key = { productId: tea.productId, packagingId: tea.packagingId };
const eventOf = eventsOf<CartGroupEvent>();

const responses: EventObject[] = [
  done('getCart', aCart({ tea: 1 })),
  done('addToCart', aCart({ tea: 2 })),
  done('incrementCartLine', aCart({ tea: 2 })),
  done('decrementCartLine', aCart({ tea: 1 })),
  done('setCartQuantity', aCart({ tea: 2 })),
  done('removeCartLine', aCart()),
  ...cartPorts.flatMap((port) => [failed(port, refused), failed(port, unauthorized)]),
];

const session: EventObject[] = [eventOf({ type: 'session.started' }), eventOf({ type: 'session.ended' })];

export const cartCases: readonly EventObject[] = [
  ...session,
  ...responses,
  eventOf({ type: 'cart.refresh' }),
  eventOf({ type: 'page.shown', persisted: true }),
  eventOf({ type: 'page.shown', persisted: false }),
  eventOf({ type: 'cart.changedElsewhere' }),
  eventOf({ type: 'connection.lost' }),
  eventOf({ type: 'connection.restored' }),
  eventOf({ type: 'cart.add', product: tea }),
  eventOf({ type: 'cart.add', product: tea, purpose: 'buyNow' }),
  eventOf({ type: 'login.abandoned' }),
  eventOf({ type: 'line.increment', ...key }),
  eventOf({ type: 'line.decrement', ...key }),
  eventOf({ type: 'line.set', ...key, quantity: 2 }),
  eventOf({ type: 'line.set', ...key, quantity: 0 }),
  eventOf({ type: 'line.remove', ...key }),
  eventOf({ type: 'line.restore', product: tea, quantity: 2 }),
  eventOf({ type: 'panel.opened' }),
  eventOf({ type: 'quote.unauthorized' }),
];

/** Only these types of event. */
export const limitedTo =
  (types: RegExp, allowed: (snapshot: CartSnapshot, event: EventObject) => boolean = () => true) =>
  (snapshot: unknown, event: EventObject) =>
    types.test(event.type) && allowed(snapshot as CartSnapshot, event);

const isPlain = (event: EventObject) => !('purpose' in event);

const describe = (change: CartChange) => (change.kind === 'add' ? change.purpose : change.kind);

const quantities = (cart: Cart | undefined) =>
  cart?.cart_items.flatMap(({ products }) => products.map(({ id, quantity }) => [id, quantity]));

export const cartInput = {};
const base = { machine: cartMachine, input: cartInput, cases: cartCases } as unknown as Pick<
  ChartModel,
  'machine' | 'input' | 'cases'
>;

const lineTypes =
  /^(session|panel\.opened|quote|cart|line|page|login\.abandoned)|actor\.(get|add|inc|dec|set|remove)|after\.(hung|slow)Call\.cart\.lines/;

/** Each change and read, with every response and none. */
export const linesModel: ChartModel = {
  ...base,
  view: (snapshot) => {
    const { value, context } = snapshot as CartSnapshot;
    return {
      lines: value.lines,
      known: quantities(context.cart),
      shown: quantities(expectedCart(context)),
      change: context.change && describe(context.change),
      queued: context.queue.map(describe),
      wanted: context.pending.map(({ purpose }) => purpose),
    };
  },
  isPossible: limitedTo(lineTypes, ({ value, context }, event) => {
    if (event.type === 'panel.opened') return value.lines === 'failed';
    if (event.type === 'line.restore') return context.queue.length === 0;
    const isFull = context.queue.length + context.pending.length + (context.change ? 1 : 0) > 0;
    return event.type !== 'cart.add' || !isFull || isPlain(event);
  }),
  stopWhen: (snapshot) => (snapshot as CartSnapshot).context.queue.length > 1,
};

/** The chosen shops and what they cost. */
export const quoteModel: ChartModel = {
  machine: cartQuoteMachine,
  input: { multiVendor: true },
  cases: [
    ...session,
    done('quoteCheckout', aQuote(2.5)),
    done('quoteCheckout', aQuote(0, aCart())),
    failed('quoteCheckout', refused),
    failed('quoteCheckout', unauthorized),
    eventOf({ type: 'connection.lost' }),
    eventOf({ type: 'connection.restored' }),
    eventOf({ type: 'cart.changed', itemCount: 1, shopIds: [tea.shopId], by: 'reading' }),
    eventOf({ type: 'cart.changed', itemCount: 0, shopIds: [], by: 'shopper' }),
    eventOf({ type: 'line.removed', product: tea, quantity: 2 }),
    eventOf({ type: 'line.restore', product: tea, quantity: 2 }),
    ...(['panel.opened', 'panel.closed'] as const).map((type) => eventOf({ type })),
    eventOf({ type: 'shop.toggle', shopId: tea.shopId }),
    eventOf({ type: 'shop.toggleAll' }),
    eventOf({ type: 'checkout.start' }),
  ],
  view: (snapshot) => {
    const { value, context } = snapshot as unknown as CartQuoteSnapshot;
    return {
      value,
      shops: context.shopIds,
      selected: context.selectedShopIds,
      leaving: context.leavingShopId,
      payable: context.quote?.checkout.payable_amount,
    };
  },
};

/** Chosen on an earlier visit, by somebody who is signed in already, before the network was lost. */
export const lateQuoteModel: ChartModel = {
  ...quoteModel,
  input: { multiVendor: true, isSignedIn: true, isOffline: true, selectedShopIds: [tea.shopId, milk.shopId] },
};

/** The panel, the popup and the undo. */
export const overlaysModel: ChartModel = {
  machine: cartOverlaysMachine,
  input: undefined,
  cases: [
    ...session,
    eventOf({ type: 'panel.open' }),
    eventOf({ type: 'panel.open', panel: 'account' }),
    eventOf({ type: 'panel.close' }),
    eventOf({ type: 'checkout.started' }),
    eventOf({ type: 'line.added', product: tea }),
    eventOf({ type: 'line.added', product: milk }),
    eventOf({ type: 'line.removed', product: tea, quantity: 2 }),
    ...(['popup.dismiss', 'popup.hold', 'popup.release'] as const).map((type) => eventOf({ type })),
    ...(['removal.hold', 'removal.release', 'removal.undo'] as const).map((type) => eventOf({ type })),
  ],
  view: (snapshot) => {
    const { value, context } = snapshot as unknown as CartOverlaysSnapshot;
    return { value, added: context.added?.name, removed: context.removed?.product.name };
  },
};
