/** What a removal is undone with. */
import type { Cart } from '#api/types/cart.ts';
import { isLine, keyOf } from './cart.optimistic.ts';
import { linePrice } from './cart.prices.ts';
import type { Addition, LineKey, RequestedProduct } from './cart.types.ts';

/** The addition that would bring a line back as it is. */
export const additionOf = (cart: Cart, key: LineKey): Addition | undefined => {
  const group = cart.cart_items.find(({ products }) => products.some((line) => isLine(line, key)));
  const line = group?.products.find((candidate) => isLine(candidate, key));
  if (!group || !line) return undefined;
  const product: RequestedProduct = {
    ...keyOf(line),
    name: line.name,
    thumbnail: line.thumbnail,
    ...(line.picture ? { picture: line.picture } : {}),
    brand: line.brand ?? null,
    unit: line.unit ?? null,
    unitPrice: linePrice(line),
    ...(line.discount_price > 0 ? { fullPrice: line.price } : {}),
    discountPercentage: line.discount_percentage,
    ...(line.stock === undefined ? {} : { stock: line.stock }),
    size: line.size ?? null,
    color: line.color ?? null,
    shopId: group.shop_id,
    shopName: group.shop_name,
    shopLogo: group.shop_logo,
  };
  return { kind: 'add', product, quantity: line.quantity, purpose: 'restore' };
};
