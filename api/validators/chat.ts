/** Validators of the chat: identities and authors are required, and an invalid row is dropped from its list. */
import { flag, id, listOf, maybeText, number, pictureAddress, text, z } from './zod.ts';

const shop = z.looseObject({ id: id(), name: text(), logo: pictureAddress(), rating: number(), last_online: flag() });

const product = z.looseObject({
  id: id(),
  name: text(),
  thumbnail: pictureAddress(),
  price: number(),
  discount_price: number(),
  rating: number(),
  total_reviews: text('0'),
});

const message = z.looseObject({
  id: id(),
  client_id: maybeText,
  shop,
  product: z.catch(z.nullish(product), null),
  type: z.catch(z.enum(['user', 'shop']), 'shop'),
  message: maybeText,
  created_at: text(),
  shop_active_status: flag(),
});

const conversation = z.looseObject({
  id: id(),
  shop,
  last_message: maybeText,
  last_message_time: maybeText,
  unread_message_shop: number(),
});

export const conversationsValidator = z.looseObject({ data: listOf(conversation) });
export const messagesValidator = z.looseObject({ data: listOf(message) });
export const messageValidator = z.looseObject({ data: message });
