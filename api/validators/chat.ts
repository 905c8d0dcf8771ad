/** What the chat needs of a response: identities and who wrote; one broken row is left out of its list. */
import { flag, listOf, maybeText, number, text, z } from './zod.ts';

const shop = z.looseObject({ id: z.number(), name: text(), logo: text(), rating: number(), last_online: flag() });

const product = z.looseObject({
  id: z.number(),
  name: text(),
  thumbnail: text(),
  price: number(),
  discount_price: number(),
  rating: number(),
  total_reviews: text('0'),
});

const message = z.looseObject({
  id: z.number(),
  client_id: maybeText,
  shop,
  product: z.catch(z.nullish(product), null),
  type: z.catch(z.enum(['user', 'shop']), 'shop'),
  message: maybeText,
  created_at: text(),
  shop_active_status: flag(),
});

const conversation = z.looseObject({
  id: z.number(),
  shop,
  last_message: maybeText,
  last_message_time: maybeText,
  unread_message_shop: number(),
});

export const conversationsValidator = z.looseObject({ data: listOf(conversation) });
export const messagesValidator = z.looseObject({ data: listOf(message) });
export const messageValidator = z.looseObject({ data: message });
