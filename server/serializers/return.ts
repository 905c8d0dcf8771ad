/** Returns as the contract describes them. */

import type { components } from '#api/generated/schema.ts';
import type { ReturnStatus } from '#machines/lifecycles/return.machine.ts';
import type { OrderLineRow } from '#server/db/queries/orders.ts';
import type { FoundReturn, ListedReturn, ReturnRow } from '#server/db/queries/returns.ts';
import type { ShopCardRow } from '#server/db/queries/shops.ts';
import { isoMicroseconds, longDate } from '#server/domain/dates.ts';
import { toMoney } from '#server/domain/money.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import { serializeBought } from './bought.ts';
import { pictureOf, thumbnailOf } from './pictures.ts';

type Schemas = components['schemas'];

const head = (row: ReturnRow, number: number) => ({
  id: row.id,
  // The protocol leaves the sign out here.
  order_id: orderCode(number).slice(1),
  reason: row.reason,
  amount: toMoney(row.amount),
  status: row.status,
  payment_status: row.status === 'Refunded' ? ('Paid' as const) : ('Unpaid' as const),
  reject_note: row.note,
  return_date: longDate(row.createdAt),
  created_at: isoMicroseconds(row.createdAt),
  return_address: row.address,
});

export const serializeReturn = ({ row, number, quantity }: ListedReturn): Schemas['ReturnOrder'] => ({
  ...head(row, number),
  quantity,
});

const serializeProduct = (line: OrderLineRow, language: Language): Schemas['ReturnProduct'] => ({
  product_id: line.productId,
  product_name: inLanguage(line.name, language),
  product_price: toMoney(line.priceBeforeDiscount),
  thumbnail: thumbnailOf(line.picture),
  picture: pictureOf(line.picture),
  quantity: line.quantity,
  ...serializeBought(line, language),
  price: toMoney(line.unitPrice),
});

export type ReturnParts = {
  found: FoundReturn;
  lines: readonly OrderLineRow[];
  history: readonly { status: ReturnStatus; at: Date }[];
  shop: ShopCardRow;
  /** Links that work for some minutes. */
  photos: string[];
};

export const serializeReturnDetails = (
  { found: { row, order, user }, lines, history, shop, photos }: ReturnParts,
  language: Language,
): Schemas['ReturnDetails'] => ({
  ...head(row, order.number),
  shop_name: inLanguage(shop.name, language),
  shop_logo: thumbnailOf(shop.logo),
  shop_rating: shop.rating ?? 5,
  customer_name: user.name,
  customer_phone: user.phone,
  customer_email: user.email,
  return_order_products: lines.map((line) => serializeProduct(line, language)),
  photos,
  history: history.map(({ status, at }) => ({ status, at: isoMicroseconds(at) })),
});
