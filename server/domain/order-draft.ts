/** Copies the present data of a packaging into an order line. */
import type { Combination } from './options.ts';
import { effectivePrice, type PriceTags, priceBeforeDiscount } from './prices.ts';
import type { Translated } from './texts.ts';

type Facts = PriceTags &
  Combination & {
    id: number;
    productId: number;
    name: Translated;
    label: Translated;
    brand: Translated | null;
    picture: string;
  };

export const draftLine = (facts: Facts, quantity: number) => ({
  productId: facts.productId,
  packagingId: facts.id,
  quantity,
  unitPrice: effectivePrice(facts),
  priceBeforeDiscount: priceBeforeDiscount(facts),
  name: facts.name,
  packagingLabel: facts.label,
  sizeId: facts.size?.id ?? null,
  sizeName: facts.size?.name ?? null,
  colorId: facts.color?.id ?? null,
  colorName: facts.color?.name ?? null,
  brand: facts.brand,
  picture: facts.picture,
});
