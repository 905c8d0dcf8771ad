/** Sizes and colours of a product: what they add to its prices, and which of them a request chooses. */
import type { Minor } from './money.ts';
import type { PriceTags } from './prices.ts';
import { invalid, invalidReference, Refusal } from './refusal.ts';
import { inLanguage, type Language, type Translated } from './texts.ts';

export type Option = { id: number; name: Translated; surcharge: Minor };
export type Color = Option & { code: string };
export type Combination = { size: Option | null; color: Color | null };

export const hasOptions = ({ size, color }: { size: unknown; color: unknown }): boolean =>
  size !== null || color !== null;

/** The prices of a product as those of one combination: every price grows by the surcharges. */
export function withSurcharges<Tags extends PriceTags>(tags: Tags, { size, color }: Combination): Tags {
  const extra = (size?.surcharge ?? 0) + (color?.surcharge ?? 0);
  const raised = (price: Minor | null) => (price ? price + extra : price);
  return {
    ...tags,
    price: tags.price + extra,
    discountPrice: raised(tags.discountPrice),
    flashPrice: raised(tags.flashPrice),
  };
}

const leastOf = <Offer extends Option>([first, ...others]: readonly Offer[]): Offer | null =>
  first ? others.reduce((least, offer) => (offer.surcharge < least.surcharge ? offer : least), first) : null;

/** The size and the colour that add least to the price. */
export const cheapest = ({ sizes, colors }: { sizes: readonly Option[]; colors: readonly Color[] }): Combination => ({
  size: leastOf(sizes),
  color: leastOf(colors),
});

type Bought = { packagingLabel: Translated; sizeName: Translated | null; colorName: Translated | null };

/** What follows the name of a product in lists: its pack, or its size and colour, such as "L · Red". */
export function boughtText({ packagingLabel, sizeName, colorName }: Bought, language: Language): string {
  const options = [sizeName, colorName].filter((name) => name !== null);
  return (options.length > 0 ? options : [packagingLabel]).map((name) => inLanguage(name, language)).join(' · ');
}

export type Offered = { sizeIds: readonly number[]; colorIds: readonly number[] };
export type ChosenOptions = {
  packagingId?: number | null | undefined;
  sizeId?: number | null | undefined;
  colorId?: number | null | undefined;
};
type Names = { size: 'size'; color: 'color' };

export const namesOptions = ({ sizeId, colorId }: ChosenOptions): boolean => Boolean(sizeId) || Boolean(colorId);

const missingTexts: Record<keyof Names, string> = { size: 'Choose a size', color: 'Choose a colour' };

/** Where there is only one, it need not be named. */
function chosenOf(field: keyof Names, offered: readonly number[], chosen: number | null | undefined): number | null {
  if (chosen) {
    if (!offered.includes(chosen)) throw invalidReference(field);
    return chosen;
  }
  if (offered.length > 1) throw invalid({ [field]: missingTexts[field] });
  return offered[0] ?? null;
}

/** The size and the colour that a request chooses; both null: the product has none. */
export function chosenOptions(
  offered: Offered,
  chosen: ChosenOptions,
): { sizeId: number | null; colorId: number | null } {
  if (chosen.packagingId && namesOptions(chosen)) throw new Refusal(422, 'Choose either a pack or a size and colour.');
  return {
    sizeId: chosenOf('size', offered.sizeIds, chosen.sizeId),
    colorId: chosenOf('color', offered.colorIds, chosen.colorId),
  };
}
