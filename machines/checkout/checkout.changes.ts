/** What is different from what the shopper was shown: pure functions over two quotes. */
import type { CartGroup, CartProduct, CheckoutTotals, Quote } from '#api/types/cart.ts';
import { isLine, keyOf } from '../cart/cart.keys.ts';
import { checkoutLinePrice } from '../cart/cart.prices.ts';

export type AmountName = Exclude<keyof CheckoutTotals, 'all_vat_taxes' | 'deliveries' | 'coupons'>;

type Line = Pick<CartProduct, 'id' | 'packaging_id' | 'size' | 'color'>;
type Items = Pick<Quote, 'checkout_items'>;

const linesOf = ({ checkout_items }: Items) => checkout_items.flatMap(({ products }: CartGroup) => products);
const find = (items: Items, line: Line) => linesOf(items).find((other) => isLine(other, keyOf(line)));

/** The amount as it was shown, if it is another one now. */
export const amountBefore = (previous: Quote | undefined, quote: Quote, name: AmountName): number | undefined => {
  const before = previous?.checkout[name];
  return before === quote.checkout[name] ? undefined : before;
};

/** What one of a line cost as it was shown, if it costs something else now. */
export const priceBefore = (previous: Items | undefined, line: CartProduct): number | undefined => {
  const before = previous && find(previous, line);
  if (!before) return undefined;
  const price = checkoutLinePrice(before);
  return price === checkoutLinePrice(line) ? undefined : price;
};

/** How many of a line were shown, if there are more or fewer now. */
export const quantityBefore = (previous: Items | undefined, line: CartProduct): number | undefined => {
  const before = previous && find(previous, line)?.quantity;
  return before === line.quantity ? undefined : before;
};

/** What was shown and is not bought any more. */
export const linesGone = (previous: Items | undefined, quote: Items): CartProduct[] =>
  previous ? linesOf(previous).filter((line) => !find(quote, line)) : [];
