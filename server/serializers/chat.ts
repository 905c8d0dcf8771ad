/** Conversations and messages as the contract describes them. */
import type { components } from '#api/generated/schema.ts';
import { intlLocale } from '#locales/locales.ts';
import type { OwnIds } from '#server/contract.types.ts';
import type { FoundConversation, ListedConversation, MessageRow } from '#server/db/queries/chat.ts';
import type { OrderRow } from '#server/db/queries/orders.ts';
import { shortened, timeAgo } from '#server/domain/chat.ts';
import { isoMicroseconds } from '#server/domain/dates.ts';
import { toMoney } from '#server/domain/money.ts';
import { wasSeenLately } from '#server/domain/opening-hours.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import { thumbnailOf } from './pictures.ts';
import { userResponse } from './user.ts';

type Schemas = OwnIds<components['schemas']>;

/** What all messages of a response have in common. */
export type ChatScene = {
  /** Products that are for sale, by number. */
  products: ReadonlyMap<number, Schemas['Product']>;
  /** What texts are about, by number. */
  orders: ReadonlyMap<number, OrderRow>;
  /** Links to pictures, by the numbers of the uploads. */
  pictures: ReadonlyMap<number, string>;
  language: Language;
  now: Date;
  /** In the list, the text of a picture without one. */
  pictureText: string;
  /** The text in place of a product that is no longer for sale. */
  unavailableVoucherText: string;
};

const serializeChatShop = (shop: FoundConversation['shop'], { language, now }: ChatScene): Schemas['ChatShop'] => ({
  id: shop.id,
  name: inLanguage(shop.name, language),
  logo: thumbnailOf(shop.logo),
  rating: shop.rating ?? 5,
  last_online: wasSeenLately(shop.lastSeenAt, now),
});

function serializeChatProduct(id: number | null | undefined, { products }: ChatScene): Schemas['ChatProduct'] | null {
  const product = products.get(id ?? 0);
  if (!product) return null;
  const { name, thumbnail, picture, price, discount_price, rating, total_reviews } = product;
  return {
    id: product.id,
    name,
    thumbnail,
    ...(picture && { picture }),
    price,
    discount_price,
    rating,
    total_reviews,
  };
}

export const serializeChatOrder = (order: OrderRow | undefined): Schemas['ChatOrder'] | null =>
  order ? { id: order.id, code: orderCode(order.number), status: order.status, total: toMoney(order.payable) } : null;

const previewOf = (last: MessageRow | null, { pictureText }: ChatScene): string | null =>
  last?.body ? shortened(last.body) : last?.pictureId ? pictureText : null;

export function serializeConversation(found: ListedConversation, scene: ChatScene): Schemas['Conversation'] {
  const { row, user, last, unseenByShop, unseenByUser } = found;
  return {
    id: row.id,
    shop: serializeChatShop(found.shop, scene),
    user: userResponse(user, scene.now),
    product: serializeChatProduct(last?.productId, scene),
    last_message: previewOf(last, scene),
    last_message_time: last ? timeAgo(last.createdAt, scene.now, intlLocale(scene.language)) : null,
    is_read: unseenByUser === 0,
    unread_message_user: unseenByShop,
    unread_message_shop: unseenByUser,
  };
}

export function serializeMessage(
  row: MessageRow,
  { user, shop }: Pick<FoundConversation, 'user' | 'shop'>,
  scene: ChatScene,
): Schemas['ChatMessage'] {
  const product = serializeChatProduct(row.productId, scene);
  const sender = userResponse(user, scene.now);
  return {
    id: row.id,
    client_id: row.clientId,
    shop: serializeChatShop(shop, scene),
    user: sender,
    product,
    order: serializeChatOrder(scene.orders.get(row.orderId ?? 0)),
    type: row.side,
    picture: scene.pictures.get(row.pictureId ?? 0) ?? null,
    message: row.body ?? (product || row.pictureId ? null : scene.unavailableVoucherText),
    is_seen: row.isSeen,
    created_at: isoMicroseconds(row.createdAt),
    shop_active_status: wasSeenLately(shop.lastSeenAt, scene.now),
    user_active_status: sender.last_online ?? false,
  };
}
