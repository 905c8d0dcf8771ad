/** A cart with one line, and the order for it. */
import type { Visit } from './shop.ts';

export const wish = async ({ call, line, shopId, addressId }: Visit) => {
  await call('addToCart', { body: line });
  return { body: { shop_ids: [shopId], address_id: addressId } };
};

export const placed = async (visit: Visit) => {
  const { body } = await visit.call('placeOrder', await wish(visit));
  return { query: { order_id: body.data.orders[0].id as number } };
};
