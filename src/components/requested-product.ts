/** What a shopper sees of a product, as what the cart must know of it. Money in the default currency. */
import type { RequestedProduct } from '#machines/cart/cart.types.ts';
import type { Packaging, Product, ProductDetails } from '#machines/query/contract.types.ts';

type Priced = { price: number; discount_price: number; discount_percentage: number };

/** What is paid, and what was paid before where that is more. */
export const pricesOf = ({ price, discount_price, discount_percentage }: Priced) => {
  const isReduced = discount_price > 0 && discount_price < price;
  return {
    now: discount_price > 0 ? discount_price : price,
    before: isReduced ? price : undefined,
    percent: isReduced ? Math.round(discount_percentage || (1 - discount_price / price) * 100) : 0,
  };
};

const pricedAs = (priced: Priced) => {
  const { now, before, percent } = pricesOf(priced);
  return { unitPrice: now, ...(before === undefined ? {} : { fullPrice: before, discountPercentage: percent }) };
};

/** A product in its default packaging, or in the one that is chosen. */
export const requestedProductOf = (product: Product | ProductDetails, packaging?: Packaging): RequestedProduct => ({
  productId: product.id,
  packagingId: packaging?.id ?? product.packaging_id ?? null,
  name: product.name,
  thumbnail: product.thumbnail ?? '',
  ...(product.picture ? { picture: product.picture } : {}),
  brand: product.brand ?? null,
  unit: packaging?.label ?? product.unit?.name ?? null,
  ...pricedAs(packaging ?? product),
  stock: packaging?.stock ?? product.quantity,
  shopId: product.shop.id,
  shopName: product.shop.name,
  shopLogo: product.shop.logo,
});
