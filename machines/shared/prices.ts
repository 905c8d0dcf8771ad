/** What a product costs now, in the shop's default currency (R46). */

type Reducible = { price: number; discount_price: number };

/** The discounted price; a discounted price of 0 means no discount. */
export const currentPrice = ({ price, discount_price }: Reducible): number =>
  discount_price > 0 ? discount_price : price;

/** Neither nothing nor everything (R37). */
const wholePercent = (percent: number) => Math.min(99, Math.max(1, Math.round(percent)));

export type Priced = Reducible & { discount_percentage: number };

/** The current price and, for a reduced product, the previous price and the discount in per cent. */
export const pricesOf = (priced: Priced) => {
  const { price, discount_price, discount_percentage } = priced;
  const isReduced = discount_price > 0 && discount_price < price;
  return {
    now: currentPrice(priced),
    before: isReduced ? price : undefined,
    percent: isReduced ? wholePercent(discount_percentage || (1 - discount_price / price) * 100) : 0,
  };
};
