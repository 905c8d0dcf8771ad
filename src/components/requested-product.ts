/** Converts a product from a query into the data that the cart needs. Amounts are in the default currency. */
import type { RequestedProduct } from '#machines/cart/cart.types.ts';
import type { Packaging, Product, ProductDetails } from '#machines/query/contract.types.ts';
import { type Priced, pricesOf } from '#machines/shared/prices.ts';
import { mainPictureOf } from './picture-of.ts';

type WithOptions = Pick<Product, 'sizes' | 'colors'>;

/** Whether a size or a colour has to be chosen before it can be added: on its page. */
export const hasOptions = ({ sizes, colors }: WithOptions) => sizes.length + colors.length > 0;

const pricedAs = (priced: Priced) => {
  const { now, before, percent } = pricesOf(priced);
  return { unitPrice: now, ...(before === undefined ? {} : { fullPrice: before, discountPercentage: percent }) };
};

/** Undefined where the back end sends no stock: it refuses what is unavailable. */
export const stockIn = (product: Pick<Product, 'quantity'>, packaging?: Packaging): number | undefined =>
  packaging?.stock ?? product.quantity;

const withStock = (stock: number | undefined) => (stock === undefined ? {} : { stock });

/** A product in its default packaging, or in the one that is chosen. */
export const requestedProductOf = (product: Product | ProductDetails, packaging?: Packaging): RequestedProduct => ({
  productId: product.id,
  packagingId: packaging?.id ?? product.packaging_id ?? null,
  name: product.name,
  ...mainPictureOf(product),
  brand: product.brand ?? null,
  unit: packaging?.label ?? product.unit?.name ?? null,
  ...pricedAs(packaging ?? product),
  ...withStock(stockIn(product, packaging)),
  shopId: product.shop.id,
  shopName: product.shop.name,
  shopLogo: product.shop.logo,
});
