/** Orders and returns as the server writes and describes them, made from carts that are drawn at random. */
import type { PrintedOrder } from '#server/db/queries/documents.ts';
import type { OrderLineRow, OrderRow, OrderTaxRow } from '#server/db/queries/orders.ts';
import type { FoundReturn } from '#server/db/queries/returns.ts';
import { type NamedTax, orderRow } from '#server/db/queries/write-order.ts';
import { toMoney } from '#server/domain/money.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import type { MailedOrder } from '#server/domain/order-message.ts';
import type { ShopQuote } from '#server/domain/quote.ts';
import { returnAmount } from '#server/domain/returns.ts';
import { couponShapes, serializeTotals } from '#server/serializers/checkout.ts';
import { serializeOrderDetails } from '#server/serializers/order.ts';
import { serializeReturnDetails } from '#server/serializers/return.ts';
import { alike, type DrawnCart, keptLines, now, quoted } from './drawn-purchases.ts';

const address = {
  id: 5,
  name: 'Sample Shopper',
  phone: '2025550142',
  area: null,
  flatNo: null,
  addressType: 'home',
  addressLine: '12 Orchard Lane',
  addressLine2: null,
  postCode: null,
  latitude: null,
  longitude: null,
};

const shop = {
  id: 1,
  name: alike('Corner Shop'),
  logo: 'logo',
  banner: 'banner',
  rating: 4.5,
  reviewCount: 12,
  opensAt: '08:00',
  closesAt: '20:00',
  estimatedDelivery: alike('1 hour'),
  totalProducts: 3,
  totalCategories: 1,
};

export type DrawnOrder = { order: OrderRow; lines: OrderLineRow[]; taxes: OrderTaxRow[] };

function orderOf(quote: ShopQuote<NamedTax>, drafts: ReturnType<typeof keptLines>, index: number): DrawnOrder {
  const id = index + 1;
  const written = orderRow({
    checkoutId: 'checkout',
    userId: 1,
    quote,
    lines: drafts,
    estimatedDelivery: alike('1 hour'),
    paymentMethod: 'cash',
    address,
    placedAt: now,
  });
  const order = { ...written, id, number: 1000 + id, status: 'Delivered', paymentStatus: 'Paid' } as OrderRow;
  const lines = drafts.map((line, at) => ({
    ...{ ifSoldOut: null, ...line },
    ...{ id: at + 1, orderId: id, missing: 0, replaces: null },
  }));
  const taxes = quote.taxes.map(({ id: taxId, ...tax }) => ({ ...tax, id: taxId, taxId, orderId: id }));
  return { order, lines, taxes };
}

/** What the checkout shows of a cart, and the orders that it becomes: one a shop. */
export function purchaseOf(cart: DrawnCart) {
  const { lines, groups, vouchers, quote } = quoted(cart);
  const orders = quote.shops.map((each, index) => orderOf(each, keptLines(lines, each), index));
  return {
    cart: { total: lines.length, cart_items: groups, info: null },
    quote: {
      checkout: { ...serializeTotals(quote, 'en'), coupons: couponShapes(quote, vouchers, now) },
      apply_coupon: quote.coupon > 0,
      checkout_items: groups,
      cart_version: 1,
    },
    placed: {
      order_payment_url: null,
      orders: orders.map(({ order }) => ({
        id: order.id,
        order_code: orderCode(order.number),
        shop_id: order.shopId,
        amount: toMoney(order.payable),
      })),
    },
    orders,
  };
}

export const detailsOf = ({ order, lines, taxes }: DrawnOrder) =>
  serializeOrderDetails(
    {
      order,
      lines,
      taxes,
      refunds: [],
      shop,
      timeZone: 'UTC',
      ratings: new Map(),
      returned: new Set(),
      history: [],
      returnWithinDays: 3,
      documents: { invoice: null, receipt: null },
    },
    'en',
    now,
  );

/** A return of these lines of an order. */
export function returnOf({ order, lines }: DrawnOrder, isReturned: (line: OrderLineRow) => boolean) {
  const returned = lines.filter(isReturned);
  const row = { id: 1, amount: returnAmount(returned), status: 'Refunded', createdAt: now } as FoundReturn['row'];
  const user = { name: 'Sample Shopper', phone: null, email: null } as FoundReturn['user'];
  return serializeReturnDetails({ found: { row, order, user }, lines: returned, history: [], shop, photos: [] }, 'en');
}

export const printedOf = ({ order, lines, taxes }: DrawnOrder): PrintedOrder => ({
  order,
  lines,
  taxes,
  history: [],
  payment: undefined,
  company: undefined,
  timeZone: 'UTC',
  currency: 'USD',
  seller: {
    name: shop.name,
    address: alike('1 Market Street'),
    phone: '2025550100',
    email: 'shop@larder.test',
    logo: '',
    taxNumber: null,
  },
});

/** As the mails tell it. */
export const mailedOf = ({ order, lines, taxes }: DrawnOrder): MailedOrder => ({
  ...order,
  shopName: shop.name,
  lines,
  taxes,
});
