/** What sellers see of their own shop. */
import type { components } from '#api/generated/schema.ts';
import type { OwnIds } from '#server/contract.types.ts';
import type { ListedConversation, MessageRow } from '#server/db/queries/chat.ts';
import type { Calendar } from '#server/db/queries/delivery-slots.ts';
import type { Offer } from '#server/db/queries/offers.ts';
import type { historyOfOrder, OrderLineRow, OrderRow, OrderTaxRow } from '#server/db/queries/orders.ts';
import type { ListedReturn } from '#server/db/queries/returns.ts';
import type { Vendor } from '#server/db/queries/vendors.ts';
import { placeText } from '#server/domain/address-snapshot.ts';
import { isoMicroseconds } from '#server/domain/dates.ts';
import type { DeliveryBracket } from '#server/domain/delivery.ts';
import { serializeDeliveryTime } from '#server/domain/delivery-time.ts';
import { toMoney } from '#server/domain/money.ts';
import { boughtText } from '#server/domain/options.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import { choiceOf, withChoice } from '#server/domain/sold-out.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import { type ChatScene, serializeChatOrder } from './chat.ts';

type Schema<Name extends keyof components['schemas']> = OwnIds<components['schemas'][Name]>;

const minutes = (time: string) => time.slice(0, 5);

export const serializeCalendar = (calendar: Calendar): Schema<'SellerShownDeliveryTimes'> => ({
  days: calendar.days,
  is_required: calendar.isRequired,
  closed_days: calendar.closedDays,
  slots: calendar.slots.map(({ weekday, startsAt, endsAt, capacity, cutoffMinutes }) => ({
    ...{ weekday, capacity, cutoff_minutes: cutoffMinutes },
    ...{ from: minutes(startsAt), until: minutes(endsAt) },
  })),
});

export const serializeSellerShop = (
  { slug, name, opensAt, closesAt, isActive }: Vendor,
  { charges, calendar }: { charges: readonly DeliveryBracket[]; calendar?: Calendar | undefined },
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
  ...(calendar && { delivery_times: serializeCalendar(calendar) }),
});

export const serializeSellerProduct = (
  { product, pack, sizeName, colorName }: Offer,
  language: Language,
): Schema<'SellerProduct'> => ({
  sku: product.code,
  name: inLanguage(product.name, language),
  pack: pack.position + 1,
  label: boughtText({ packagingLabel: pack.label, sizeName, colorName }, language),
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
  ...order
}: OrderRow): Schema<'SellerListedOrder'> => ({
  id,
  code: orderCode(number),
  status,
  payable: toMoney(payable),
  placed_at: isoMicroseconds(placedAt),
  ...serializeDeliveryTime(order),
});

const withPosition = ({ latitude, longitude }: OrderRow['address']) =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { position: { latitude, longitude } } : {};

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
  address: placeText(order.address),
  ...withPosition(order.address),
  note: order.note || null,
  ...serializeDeliveryTime(order),
  lines: lines.map((line) => ({
    id: line.id,
    name: inLanguage(line.name, language),
    option: boughtText(line, language),
    price: toMoney(line.unitPrice),
    quantity: line.quantity,
    missing: line.missing,
    ...(line.replaces !== null && { replaces: line.replaces }),
    ...withChoice(choiceOf(line, order)),
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

type MessageContent = Pick<MessageRow, 'side' | 'body' | 'productId' | 'pictureId'>;

const said = ({ side, body, productId, pictureId }: MessageContent): Schema<'SellerLastMessage'> => ({
  is_own: side === 'shop',
  text: body,
  product: productId,
  has_picture: pictureId !== null,
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

export const serializeSellerMessage = (
  row: MessageRow,
  { orders, pictures }: Pick<ChatScene, 'orders' | 'pictures'>,
): Schema<'SellerChatMessage'> => ({
  order: serializeChatOrder(orders.get(row.orderId ?? 0)),
  picture: pictures.get(row.pictureId ?? 0) ?? null,
  is_seen: row.isSeen,
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
