/** Turns what is known about a packaging now into the line that an order keeps. */
import { effectivePrice, type PriceTags, priceBeforeDiscount } from './prices.ts';
import type { Translated } from './texts.ts';

type Facts = PriceTags & {
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
  brand: facts.brand,
  picture: facts.picture,
});
