/** Orders as the contract describes them. */
import type { components } from '#api/generated/schema.ts';
import type { OrderLineRow, OrderRow, OrderStatus, OrderTaxRow } from '#server/db/queries/orders.ts';
import type { ShopCardRow } from '#server/db/queries/shops.ts';
import type { DocumentKind } from '#server/documents/link.ts';
import { isoMicroseconds, shortDateTime } from '#server/domain/dates.ts';
import { sum, toMoney } from '#server/domain/money.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import { payUntil } from '#server/domain/pay-until.ts';
import { shownPaymentMethod } from '#server/domain/payment-methods.ts';
import { isReturnable, lastReturnDate } from '#server/domain/returns.ts';
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
  lines: readonly OrderLineRow[];
  ratings: Map<number, number>;
  /** The lines that are in a return. */
  returned: ReadonlySet<number>;
  taxes: readonly OrderTaxRow[];
  history: readonly { status: OrderStatus; at: Date }[];
  shop: ShopCardRow;
  returnWithinDays: number;
  /** Where its papers are, for its owner alone. */
  documents: Record<DocumentKind, string | null>;
};

const serializeOrderProduct = (
  line: OrderLineRow,
  { ratings, canReturn }: { ratings: Map<number, number>; canReturn: boolean },
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
});

const serializeOrderTax = (tax: OrderTaxRow, language: Language): Schemas['OrderTax'] => ({
  id: tax.id,
  order_id: tax.orderId,
  name: inLanguage(tax.name, language),
  percentage: tax.percentage,
  amount: toMoney(tax.amount),
});

export function serializeOrderDetails(parts: OrderParts, language: Language, now: Date): Schemas['OrderDetails'] {
  const { order, lines, ratings, returned, returnWithinDays } = parts;
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
    shop: serializeShopCard(parts.shop, language, now),
    products: lines.map((line) => serializeOrderProduct(line, { ratings, canReturn: canReturn(line) }, language)),
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
