/** What sellers see of their own shop. */
import type { components } from '#api/generated/schema.ts';
import type { OwnIds } from '#server/contract.types.ts';
import type { ListedConversation, MessageRow } from '#server/db/queries/chat.ts';
import type { Offer } from '#server/db/queries/offers.ts';
import type { historyOfOrder, OrderLineRow, OrderRow, OrderTaxRow } from '#server/db/queries/orders.ts';
import type { ListedReturn } from '#server/db/queries/returns.ts';
import type { Vendor } from '#server/db/queries/vendors.ts';
import { isoMicroseconds } from '#server/domain/dates.ts';
import type { DeliveryBracket } from '#server/domain/delivery.ts';
import { toMoney } from '#server/domain/money.ts';
import { boughtText } from '#server/domain/options.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';

type Schema<Name extends keyof components['schemas']> = OwnIds<components['schemas'][Name]>;

const minutes = (time: string) => time.slice(0, 5);

export const serializeSellerShop = (
  { slug, name, opensAt, closesAt, isActive }: Vendor,
  charges: readonly DeliveryBracket[],
  language: Language,
): Schema<'SellerShop'> => ({
  slug,
  name: inLanguage(name, language),
  opening_time: minutes(opensAt),
  closing_time: minutes(closesAt),
  is_shown: isActive,
  delivery: charges.map(({ minQuantity, maxQuantity, charge }) => ({
    min_quantity: minQuantity,
    max_quantity: maxQuantity,
    charge: toMoney(charge),
  })),
});

export const serializeSellerProduct = ({ product, pack }: Offer, language: Language): Schema<'SellerProduct'> => ({
  sku: product.code,
  name: inLanguage(product.name, language),
  pack: pack.position + 1,
  label: inLanguage(pack.label, language),
  price: toMoney(pack.price),
  discount_price: pack.discountPrice === null ? null : toMoney(pack.discountPrice),
  stock: pack.stock,
  is_shown: product.isActive,
});

export const serializeListedOrder = ({
  id,
  number,
  status,
  payable,
  placedAt,
}: OrderRow): Schema<'SellerListedOrder'> => ({
  id,
  code: orderCode(number),
  status,
  payable: toMoney(payable),
  placed_at: isoMicroseconds(placedAt),
});

type WholeOrder = {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  taxes: readonly OrderTaxRow[];
  history: Awaited<ReturnType<typeof historyOfOrder>>;
};

export const serializeSellerOrder = (
  { order, lines, taxes, history }: WholeOrder,
  language: Language,
): Schema<'SellerOrder'> => ({
  code: orderCode(order.number),
  status: order.status,
  payment_method: order.paymentMethod,
  payment_status: order.paymentStatus,
  name: order.address.name,
  phone: order.address.phone,
  address: order.address.addressLine,
  note: order.note || null,
  lines: lines.map((line) => ({
    name: inLanguage(line.name, language),
    option: boughtText(line, language),
    price: toMoney(line.unitPrice),
    quantity: line.quantity,
  })),
  delivery: toMoney(order.delivery),
  taxes: taxes.map(({ name, percentage, amount }) => ({
    name: inLanguage(name, language),
    percentage,
    amount: toMoney(amount),
  })),
  discount: toMoney(order.couponDiscount),
  payable: toMoney(order.payable),
  history: history.map(({ status, at }) => ({ status, at: isoMicroseconds(at) })),
});

type Said = Pick<MessageRow, 'side' | 'body' | 'productId'>;

const said = ({ side, body, productId }: Said): Schema<'SellerLastMessage'> => ({
  is_own: side === 'shop',
  text: body,
  product: productId,
});

export const serializeSellerConversation = ({
  row,
  user,
  last,
  unseenByShop,
}: ListedConversation): Schema<'SellerConversation'> => ({
  id: row.id,
  user_id: user.id,
  user_name: user.name,
  unread: unseenByShop,
  last: last && said(last),
  moved_at: isoMicroseconds(row.movedAt),
});

export const serializeSellerMessage = (row: MessageRow): Schema<'SellerChatMessage'> => ({
  id: row.id,
  ...said(row),
  at: isoMicroseconds(row.createdAt),
});

export const serializeSellerReturn = ({ row, number }: ListedReturn): Schema<'SellerReturn'> => ({
  id: row.id,
  status: row.status,
  amount: toMoney(row.amount),
  created_at: isoMicroseconds(row.createdAt),
  order_code: orderCode(number),
  reason: row.reason,
});
