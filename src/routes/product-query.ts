/** The query of the call that answers a list of products. */
import { productPageSize } from '#machines/constants.ts';
import type { ProductQuery } from '#machines/query/contract.types.ts';
import { definedOnly, type ProductSearch, valuesOf } from './product-search.ts';

/** Marks an id that could be taken for a slug. */
export const idMark = 'id:';

/** Sends a category by slug, or by id where the back end has no slugs. A value of digits is always an id. */
const idOrSlug = <Key extends 'category' | 'sub_category'>(key: Key, value: string | undefined) => {
  if (value === undefined) return {};
  if (value.startsWith(idMark)) return { [`${key}_id`]: value.slice(idMark.length) };
  return { [/^\d+$/.test(value) ? `${key}_id` : `${key}_slug`]: value };
};

/** One value is sent as every back end understands it. Several are sent too; the first stands for them elsewhere. */
const oneOrSeveral = <Kind extends 'brand' | 'size' | 'color'>(
  kind: Kind,
  filter: string | undefined,
): ProductQuery => {
  const values = valuesOf(filter);
  const [first] = values;
  if (first === undefined) return {};
  return { [`${kind}_id`]: first, ...(values.length > 1 && { [`${kind}_ids`]: values.join(',') }) };
};

/** To the price that is shown as the limit: one that was typed in another currency has more places. */
const toCents = (amount: number | undefined) => (amount === undefined ? undefined : Math.round(amount * 100) / 100);

/** The call's query for a list narrowed like this. */
export const productQueryOf = (search: ProductSearch, more: ProductQuery = {}): ProductQuery => ({
  page: search.page,
  per_page: productPageSize,
  ...idOrSlug('category', search.category),
  ...idOrSlug('sub_category', search.subCategory),
  ...oneOrSeveral('brand', search.brand),
  ...oneOrSeveral('size', search.size),
  ...oneOrSeveral('color', search.color),
  ...definedOnly({
    search: search.text || undefined,
    diet: search.diet,
    free_of: search.freeOf,
    rating: search.rating || undefined,
    sort_type: search.sort === 'default' ? undefined : search.sort,
    min_price: toCents(search.minPrice),
    max_price: toCents(search.maxPrice),
  }),
  ...more,
});
