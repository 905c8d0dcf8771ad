/** The URL holds the state of a product list: text, filters, order and page. So Back, reload and sharing restore it. */
import { productPageSize } from '#machines/constants.ts';
import type { ProductQuery } from '#machines/query/contract.types.ts';

/** The orders that a shopper can choose. */
export const sortChoices = ['default', 'low_to_high', 'high_to_low', 'top_selling', 'newest'] as const;

export type SortChoice = (typeof sortChoices)[number];

/** The state of a product list: search text, filters, sort order and page. */
export type ProductSearch = {
  text?: string;
  category?: string;
  subCategory?: string;
  /** Ids or codes, separated by commas. */
  brand?: string;
  size?: string;
  color?: string;
  diet?: string;
  freeOf?: string;
  rating?: number;
  sort?: SortChoice;
  minPrice?: number;
  maxPrice?: number;
  page: number;
  /** How many pages are shown after that page. */
  more?: number;
};

const positive = (text: string | null): number | undefined => {
  const value = Number(text);
  return text !== null && text !== '' && Number.isFinite(value) && value > 0 ? value : undefined;
};

const whole = (text: string | null): number | undefined => {
  const value = positive(text);
  return value === undefined ? undefined : Math.floor(value);
};

const definedOnly = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };

/** A list that is longer is better narrowed. */
const mostMorePages = 20;

const atMost = (value: number | undefined, most: number) => (value === undefined ? undefined : Math.min(value, most));

/** The values of a filter that may have several. */
export const valuesOf = (filter: string | undefined): string[] => filter?.split(',').filter(Boolean) ?? [];

/** No back end of the protocol takes a larger one. */
const largestPage = 10_000;

/** Reads the address; what makes no sense in it is left out (quality: page 0 or NaN means page 1). */
export const readProductSearch = (search: URLSearchParams): ProductSearch => {
  const sort = search.get('sort');
  const rating = whole(search.get('rating'));
  const wordOf = (name: string) => search.get(name) || undefined;
  return definedOnly({
    text: search.get('q')?.trim().slice(0, 100) || undefined,
    category: wordOf('category'),
    subCategory: wordOf('subcategory'),
    brand: wordOf('brand'),
    size: wordOf('size'),
    color: wordOf('color'),
    diet: wordOf('diet'),
    freeOf: wordOf('free'),
    rating: rating !== undefined && rating <= 5 ? rating : undefined,
    sort: sortChoices.find((choice) => choice === sort),
    minPrice: positive(search.get('min')),
    maxPrice: positive(search.get('max')),
    page: Math.min(whole(search.get('page')) ?? 1, largestPage),
    more: atMost(whole(search.get('more')), mostMorePages),
  }) as ProductSearch;
};

/** Writes it back; the first page and the default order leave no trace. */
export const writeProductSearch = (search: ProductSearch): URLSearchParams => {
  const { text, category, subCategory, brand, size, color, diet, freeOf, rating, minPrice, maxPrice, more } = search;
  const params = { q: text, category, subcategory: subCategory, brand, size, color, diet, free: freeOf, rating };
  const sort = search.sort === 'default' ? undefined : search.sort;
  const page = search.page > 1 ? search.page : undefined;
  const entries = Object.entries({ ...params, sort, min: minPrice, max: maxPrice, page, more });
  return new URLSearchParams(
    entries.flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, String(value)]])),
  );
};

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
    min_price: search.minPrice,
    max_price: search.maxPrice,
  }),
  ...more,
});

/** The page of any list, which the address names alike. */
export const pageOf = (search: URLSearchParams): number => readProductSearch(search).page;

/** The same list at another page. */
export const pageIn = (search: URLSearchParams, page: number): URLSearchParams => {
  const { more: _, ...state } = readProductSearch(search);
  return writeProductSearch({ ...state, page });
};
