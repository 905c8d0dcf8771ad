/** Validators of the chat: identities and authors are required, and an invalid row is dropped from its list. */
import { distinctOf, flag, id, identifiedBy, maybeFlag, maybeText, number, pictureAddress, text, z } from './zod.ts';

const shop = z.looseObject({ id: id(), name: text(), logo: pictureAddress(), rating: number(), last_online: flag() });

/** Without an id its card leads nowhere. */
const product = z.looseObject({
  id: z.catch(z.optional(id()), undefined),
  name: text(),
  thumbnail: pictureAddress(),
  price: number(),
  discount_price: number(),
  rating: number(),
  total_reviews: text('0'),
});

/** A state that this shop does not know is shown in the back end's words. */
const order = z.looseObject({ id: id(), code: text(), status: text(), total: number() });

const message = z.looseObject({
  id: id(),
  client_id: maybeText,
  shop,
  product: z.catch(z.nullish(product), null),
  order: z.catch(z.nullish(order), null),
  type: z.catch(z.enum(['user', 'shop']), 'shop'),
  message: maybeText,
  picture: z.catch(z.nullish(pictureAddress()), null),
  is_seen: maybeFlag,
  created_at: text(),
  shop_active_status: flag(),
});

/** There is one conversation with each shop. */
const conversation = identifiedBy(
  (row) => z.safeParse(shop, row.shop).data?.id,
  z.looseObject({
    id: id(),
    shop,
    last_message: maybeText,
    last_message_time: maybeText,
    unread_message_shop: number(),
  }),
);

export const conversationsValidator = z.looseObject({ data: distinctOf(conversation) });
export const messagesValidator = z.looseObject({ data: distinctOf(message) });
export const messageValidator = z.looseObject({ data: message });
