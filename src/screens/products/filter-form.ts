/** From the drawer's fields to the state of the list. Prices are typed in the shopper's currency. */
import { asciiDigits } from '#src/i18n/digits.ts';
import type { ProductSearch } from '#src/routes/product-search.ts';
import { without } from './list-place.ts';
import { asSortChoice } from './sort-phrases.ts';

const numberIn = (form: FormData, name: string): number | undefined => {
  const value = Number(asciiDigits(String(form.get(name) ?? '')).replace(/[٫,]/g, '.'));
  return Number.isFinite(value) && value > 0 ? value : undefined;
};

const priceIn = (form: FormData, name: string, rate: number) => {
  const typed = numberIn(form, name);
  return typed === undefined || rate <= 0 ? undefined : Math.round((typed / rate) * 100) / 100;
};

const defined = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined && entry !== ''));

/** A range that is upside down is meant the other way round. */
const rangeOf = (low: number | undefined, high: number | undefined) =>
  low !== undefined && high !== undefined && low > high
    ? { minPrice: high, maxPrice: low }
    : { minPrice: low, maxPrice: high };

export const readFilterForm = (form: FormData, state: ProductSearch, rate: number): ProductSearch => {
  const category = String(form.get('category') ?? '');
  const isSameCategory = category === (state.category ?? '');
  const kept = without(state, 'category', 'brand', 'rating', 'minPrice', 'maxPrice', 'sort');
  return {
    ...(isSameCategory ? kept : without(kept, 'subCategory')),
    ...defined({
      category,
      brand: numberIn(form, 'brand'),
      rating: numberIn(form, 'rating'),
      sort: asSortChoice(form.get('sort')),
      ...rangeOf(priceIn(form, 'min', rate), priceIn(form, 'max', rate)),
    }),
  };
};
