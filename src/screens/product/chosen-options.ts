/** Sizes and colours: what is chosen of them, what is missing, and what the choice costs. Nothing is chosen silently (R72). */
import type { RequestedProduct } from '#machines/cart/cart.types.ts';
import type { Product, ProductDetails } from '#machines/query/contract.types.ts';
import { sum } from '#machines/shared/amounts.ts';
import { isSameId } from '#machines/shared/ids.ts';
import { requestedProductOf } from '#src/components/requested-product.ts';

export type Option = Product['sizes'][number];
export type ChosenOptions = { size?: Option | undefined; color?: Option | undefined };
export type OptionKind = keyof ChosenOptions;
type WithOptions = Product | ProductDetails;

const optionsOf = (product: WithOptions, kind: OptionKind) => (kind === 'size' ? product.sizes : product.colors);

/** Where there is only one, there is nothing to choose. */
const find = (options: readonly Option[], id: string | undefined) =>
  options.find((option) => isSameId(option.id, id)) ?? (options.length === 1 ? options[0] : undefined);

/** The options that the address names. */
export const chosenOptions = (
  { sizes, colors }: WithOptions,
  address: { size: string | undefined; color: string | undefined },
): ChosenOptions => ({ size: find(sizes, address.size), color: find(colors, address.color) });

/** What still has to be chosen, in the order of the page. */
export const missingOptions = (product: WithOptions, chosen: ChosenOptions): OptionKind[] =>
  (['size', 'color'] as const).filter((kind) => optionsOf(product, kind).length > 0 && !chosen[kind]);

/** How many there are of what is chosen; undefined where the back end counts the product alone. */
export const stockOf = (product: WithOptions, { size, color }: ChosenOptions): number | undefined => {
  if (!('option_stocks' in product) || !product.option_stocks) return undefined;
  return product.option_stocks
    .filter((row) => (!size || isSameId(row.size_id, size.id)) && (!color || isSameId(row.color_id, color.id)))
    .reduce((total, { stock }) => total + stock, 0);
};

const extraOf = (product: WithOptions, chosen: ChosenOptions, kind: OptionKind) =>
  chosen[kind]?.price ?? Math.min(...optionsOf(product, kind).map(({ price }) => price), Number.POSITIVE_INFINITY);

/** The product at the price of what is chosen; of what is not, the cheapest counts. */
export const offerOf = (product: WithOptions, chosen: ChosenOptions) => {
  const extras = (['size', 'color'] as const).map((kind) => extraOf(product, chosen, kind)).filter(Number.isFinite);
  const extra = sum(extras);
  const { price, discount_price: reduced, discount_percentage: percent } = product;
  return {
    price: sum([price, extra]),
    discount_price: reduced > 0 ? sum([reduced, extra]) : 0,
    discount_percentage: extra === 0 ? percent : 0,
  };
};

/** Whether what is still to be chosen decides the price. */
export const isPriceOpen = (product: WithOptions, chosen: ChosenOptions) =>
  missingOptions(product, chosen).some((kind) => new Set(optionsOf(product, kind).map(({ price }) => price)).size > 1);

/** The chosen options as what the cart must know of them. */
export const requestedOptions = (product: WithOptions, chosen: ChosenOptions): RequestedProduct => {
  const { size, color } = chosen;
  const stock = stockOf(product, chosen);
  return {
    ...requestedProductOf({
      ...product,
      ...offerOf(product, chosen),
      ...(stock === undefined ? {} : { quantity: stock }),
    }),
    ...(size ? { size, sizeId: size.id } : {}),
    ...(color ? { color, colorId: color.id } : {}),
  };
};
