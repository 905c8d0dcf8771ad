/** Orders as the contract describes them. */

import type { components } from '#api/generated/schema.ts';
import type { OrderStatus } from '#machines/lifecycles/order.machine.ts';
import type { OrderLineRow, OrderRow, OrderTaxRow } from '#server/db/queries/orders.ts';
import type { RefundRow } from '#server/db/queries/refunds.ts';
import type { ShopCardRow } from '#server/db/queries/shops.ts';
import type { DocumentKind } from '#server/documents/link.ts';
import { isoMicroseconds, minuteOfDay, shortDateTime } from '#server/domain/dates.ts';
import { serializeDeliveryTime } from '#server/domain/delivery-time.ts';
import { sum, toMoney } from '#server/domain/money.ts';
import { boughtText } from '#server/domain/options.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import { payUntil } from '#server/domain/pay-until.ts';
import { shownPaymentMethod } from '#server/domain/payment-methods.ts';
import { isReturnable, lastReturnDate } from '#server/domain/returns.ts';
import {
  choiceOf,
  delivered,
  lacking,
  originOf,
  replacementsOf,
  type SoldOutChoice,
  withChoice,
} from '#server/domain/sold-out.ts';
import type { Translated } from '#server/domain/texts.ts';
import { inLanguage, type Language, maybeInLanguage } from '#server/domain/texts.ts';
import { addressResponse } from './address.ts';
import { serializeBought } from './bought.ts';
import { pictureOf, thumbnailOf } from './pictures.ts';
import { serializeShopCard } from './shop.ts';

type Schemas = components['schemas'];

const head = (order: OrderRow, lines: readonly OrderLineRow[]) => ({
  id: order.id,
  order_code: orderCode(order.number),
  quantity: sum(lines.map(({ quantity }) => quantity)),
  payment_method: shownPaymentMethod(order.paymentMethod, order.paymentStatus === 'Paid'),
  payment_status: order.paymentStatus,
  order_status: order.status,
  created_at: isoMicroseconds(order.placedAt),
  placed_at: shortDateTime(order.placedAt),
  address: addressResponse({ ...order.address, isDefault: false }),
  ...serializeDeliveryTime(order),
});

export const serializeOrder = (
  order: OrderRow,
  shopName: Translated,
  lines: readonly OrderLineRow[],
  language: Language,
): Schemas['Order'] => ({
  ...head(order, lines),
  amount: toMoney(order.payable),
  shop_name: inLanguage(shopName, language),
  products: lines.map((line) => ({
    id: line.productId,
    name: inLanguage(line.name, language),
    thumbnail: thumbnailOf(line.picture),
    quantity: line.quantity,
  })),
});

export function statusCounts(counts: Map<OrderStatus, number>): Schemas['StatusCounts'] {
  const of = (status: OrderStatus) => counts.get(status) ?? 0;
  return {
    all: sum(counts.values()),
    pending: of('Pending'),
    confirm: of('Confirm'),
    processing: of('Processing'),
    pickup: of('Pickup'),
    on_the_way: of('On The Way'),
    delivered: of('Delivered'),
    cancelled: of('Cancelled'),
  };
}

export type OrderParts = {
  order: OrderRow;
  /** Also those that could not be delivered. */
  lines: readonly OrderLineRow[];
  refunds: readonly RefundRow[];
  ratings: Map<number, number>;
  /** The lines that are in a return. */
  returned: ReadonlySet<number>;
  taxes: readonly OrderTaxRow[];
  history: readonly { status: OrderStatus; at: Date }[];
  shop: ShopCardRow;
  returnWithinDays: number;
  timeZone: string;
  /** Where its papers are, for its owner alone. */
  documents: Record<DocumentKind, string | null>;
};

type ProductFacts = {
  ratings: Map<number, number>;
  canReturn: boolean;
  choice: SoldOutChoice | null;
  replaced: OrderLineRow | undefined;
};

const serializeOrderProduct = (
  line: OrderLineRow,
  { ratings, canReturn, choice, replaced }: ProductFacts,
  language: Language,
): Schemas['OrderProduct'] => ({
  id: line.productId,
  packaging_id: line.packagingId,
  name: inLanguage(line.name, language),
  brand: maybeInLanguage(line.brand, language),
  thumbnail: thumbnailOf(line.picture),
  picture: pictureOf(line.picture),
  price: toMoney(line.priceBeforeDiscount),
  discount_price: line.unitPrice < line.priceBeforeDiscount ? toMoney(line.unitPrice) : 0,
  order_qty: line.quantity,
  ...serializeBought(line, language),
  rating: ratings.get(line.productId) ?? null,
  // The protocol's own twist: true means that it can still be returned.
  is_returned: canReturn,
  is_digital: false,
  ...withChoice(choice),
  ...(replaced && { replaces: inLanguage(replaced.name, language) }),
});

const serializeOrderTax = (tax: OrderTaxRow, language: Language): Schemas['OrderTax'] => ({
  id: tax.id,
  order_id: tax.orderId,
  name: inLanguage(tax.name, language),
  percentage: tax.percentage,
  amount: toMoney(tax.amount),
});

const serializeLeftOut = (
  line: OrderLineRow,
  lines: readonly OrderLineRow[],
  language: Language,
): Schemas['LeftOutLine'] => ({
  id: line.productId,
  name: inLanguage(line.name, language),
  thumbnail: thumbnailOf(line.picture),
  picture: pictureOf(line.picture),
  quantity: line.missing,
  unit: boughtText(line, language),
  replaced_by: replacementsOf(line, lines).map(({ name }) => inLanguage(name, language)),
});

/** What was corrected because the shop could not deliver everything; nothing in other orders. */
function serializeCorrection({ order, lines: all, refunds }: OrderParts, language: Language) {
  const missing = lacking(all);
  if (order.agreedPayable === null || missing.length === 0) return {};
  const ofLines = refunds.filter(({ note }) => note === null);
  const amount = toMoney(sum(ofLines.map((refund) => refund.amount)));
  return {
    left_out: missing.map((line) => serializeLeftOut(line, all, language)),
    ordered_amount: toMoney(order.agreedPayable),
    ...(amount > 0 && { refund: { amount, is_sent: ofLines.every(({ state }) => state === 'returned') } }),
  };
}

/** What the operator sends back of a payment, with the reason; nothing in other orders. */
function serializePartRefunds({ refunds }: OrderParts): Pick<Schemas['OrderDetails'], 'part_refunds'> {
  const parts = refunds.flatMap(({ amount, state, note }) =>
    note === null ? [] : [{ amount: toMoney(amount), is_sent: state === 'returned', note }],
  );
  return parts.length > 0 ? { part_refunds: parts } : {};
}

export function serializeOrderDetails(parts: OrderParts, language: Language, now: Date): Schemas['OrderDetails'] {
  const { order, ratings, returned, returnWithinDays } = parts;
  const lines = delivered(parts.lines);
  const isInTime = isReturnable(order, returnWithinDays, now);
  const canReturn = ({ id }: OrderLineRow) => isInTime && !returned.has(id);
  const payBy = payUntil(order);
  const lastReturn = lastReturnDate(order, returnWithinDays);
  return {
    ...head(order, lines),
    estimated_delivery_date: inLanguage(order.estimatedDelivery, language),
    total_amount: toMoney(order.total),
    tax_amount: toMoney(order.tax),
    discount: toMoney(order.discount),
    coupon_discount: toMoney(order.couponDiscount),
    payable_amount: toMoney(order.payable),
    delivery_charge: toMoney(order.delivery),
    note: order.note,
    shop: serializeShopCard(parts.shop, language, minuteOfDay(now, parts.timeZone)),
    products: lines.map((line) => {
      const replaced = originOf(line, parts.lines);
      const facts = { ratings, canReturn: canReturn(line), choice: choiceOf(line, order), replaced };
      return serializeOrderProduct(line, facts, language);
    }),
    ...serializeCorrection(parts, language),
    ...serializePartRefunds(parts),
    invoice_url: parts.documents.invoice,
    payment_receipt_url: parts.documents.receipt,
    all_vat_taxes: parts.taxes.map((tax) => serializeOrderTax(tax, language)),
    return_order_within_days: returnWithinDays,
    pay_until: payBy ? isoMicroseconds(payBy) : null,
    last_return_date: lastReturn && shortDateTime(lastReturn),
    is_returnable: lines.some(canReturn),
    history: parts.history.map(({ status, at }) => ({ status, at: isoMicroseconds(at) })),
  };
}
