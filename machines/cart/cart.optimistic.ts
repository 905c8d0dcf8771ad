/** The cart as it will be if the server accepts: pure functions from a cart and its pending changes to a cart. */
import type { Cart, CartGroup, CartProduct } from '#api/types/cart.ts';
import { isSameId } from '../shared/ids.ts';
import { memoize } from '../shared/memoize.ts';
import { isLine } from './cart.keys.ts';
import type { Addition, CartChange, CartContext, LineChange, LineKey, RequestedProduct } from './cart.types.ts';

export const lineOf = (cart: Cart, key: LineKey) =>
  cart.cart_items.flatMap((group) => group.products).find((line) => isLine(line, key));

const asLine = (product: RequestedProduct, quantity: number): CartProduct => ({
  id: product.productId,
  packaging_id: product.packagingId,
  quantity,
  is_digital: false,
  name: product.name,
  thumbnail: product.thumbnail,
  brand: product.brand ?? null,
  unit: product.unit,
  unit_price: product.unitPrice,
  price: product.fullPrice ?? product.unitPrice,
  discount_price: product.fullPrice ? product.unitPrice : 0,
  discount_percentage: product.discountPercentage ?? 0,
  rating: 0,
  total_reviews: '',
  total_sold: '',
  size: product.size ?? null,
  color: product.color ?? null,
  ...(product.stock === undefined ? {} : { stock: product.stock }),
  ...(product.picture ? { picture: product.picture } : {}),
});

const asGroup = (product: RequestedProduct, quantity: number): CartGroup => ({
  shop_id: product.shopId,
  shop_name: product.shopName,
  shop_logo: product.shopLogo ?? '',
  shop_rating: 0,
  shop_online: false,
  products: [asLine(product, quantity)],
});

const counted = (groups: CartGroup[]): Cart => {
  const cart_items = groups.filter((group) => group.products.length > 0);
  return { cart_items, total: cart_items.reduce((total, group) => total + group.products.length, 0) };
};

const withQuantity = (cart: Cart, key: LineKey, quantityFrom: (quantity: number) => number): Cart => {
  const isIts = (line: CartProduct) => isLine(line, key);
  const changed = (line: CartProduct) => ({ ...line, quantity: quantityFrom(line.quantity) });
  return counted(
    cart.cart_items.map((group) => {
      if (!group.products.some(isIts)) return group;
      const products = group.products.map((line) => (isIts(line) ? changed(line) : line));
      return { ...group, products: products.filter((line) => line.quantity > 0) };
    }),
  );
};

const withAddition = (cart: Cart, { product, quantity }: Addition): Cart => {
  if (lineOf(cart, product)) return withQuantity(cart, product, (before) => before + quantity);
  const shop = cart.cart_items.find((group) => isSameId(group.shop_id, product.shopId));
  if (!shop) return counted([...cart.cart_items, asGroup(product, quantity)]);
  const grown = { ...shop, products: [...shop.products, asLine(product, quantity)] };
  return counted(cart.cart_items.map((group) => (group === shop ? grown : group)));
};

/** The cart as the change will leave it. A product that is bought at once is in no cart. */
export const withChange = (cart: Cart, change: CartChange): Cart => {
  switch (change.kind) {
    case 'add':
      return change.purpose === 'buyNow' ? cart : withAddition(cart, change);
    case 'increment':
      return withQuantity(cart, change.line, (before) => before + 1);
    case 'decrement':
      return withQuantity(cart, change.line, (before) => before - 1);
    case 'set':
      return withQuantity(cart, change.line, () => change.quantity);
    case 'remove':
      return withQuantity(cart, change.line, () => 0);
  }
};

const noCart: Cart = { total: 0, cart_items: [] };

/** The one in flight, then those that wait, in their order. */
export const unansweredChanges = ({ change, queue }: CartContext): CartChange[] =>
  change ? [change, ...queue] : queue;

/** What is shown before the server responds. */
export const expectedCart = memoize(
  (context: CartContext): Cart => unansweredChanges(context).reduce(withChange, context.cart ?? noCart),
);

export const quantityOf = (cart: Cart | undefined, key: LineKey) => (cart && lineOf(cart, key)?.quantity) ?? 0;

/** A step as its final quantity: sent twice, it has the effect of one. */
export const asIntent = (line: LineKey, quantity: number): LineChange =>
  quantity === 0 ? { kind: 'remove', line } : { kind: 'set', line, quantity };
