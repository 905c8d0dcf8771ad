/** A product list's state lives in its address: text, filters, order and page, so that Back, reload and sharing keep it. */
import { productPageSize } from '#machines/constants.ts';
import type { ProductQuery } from '#machines/query/contract.types.ts';

/** The orders that a shopper can choose, with their phrases. */
export const sortChoices = {
  default: 'Default Sorting',
  low_to_high: 'Price: Low to High',
  high_to_low: 'Price: High to Low',
  top_selling: 'Most Selling',
  newest: 'New Products',
} as const;

export type SortChoice = keyof typeof sortChoices;

/** What a shopper narrowed a list to. */
export type ProductSearch = {
  text?: string;
  category?: string;
  subCategory?: string;
  brand?: number;
  rating?: number;
  sort?: SortChoice;
  minPrice?: number;
  maxPrice?: number;
  page: number;
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

/** Reads the address; what makes no sense in it is left out (quality: page 0 or NaN means page 1). */
export const readProductSearch = (search: URLSearchParams): ProductSearch => {
  const sort = search.get('sort');
  const rating = whole(search.get('rating'));
  return definedOnly({
    text: search.get('q')?.trim().slice(0, 100) || undefined,
    category: search.get('category') || undefined,
    subCategory: search.get('subcategory') || undefined,
    brand: whole(search.get('brand')),
    rating: rating !== undefined && rating <= 5 ? rating : undefined,
    sort: sort !== null && Object.hasOwn(sortChoices, sort) ? (sort as SortChoice) : undefined,
    minPrice: positive(search.get('min')),
    maxPrice: positive(search.get('max')),
    page: whole(search.get('page')) ?? 1,
  }) as ProductSearch;
};

/** Writes it back; the first page and the default order leave no trace. */
export const writeProductSearch = (search: ProductSearch): URLSearchParams => {
  const params = new URLSearchParams();
  const put = (key: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') params.set(key, String(value));
  };
  put('q', search.text);
  put('category', search.category);
  put('subcategory', search.subCategory);
  put('brand', search.brand);
  put('rating', search.rating);
  put('sort', search.sort === 'default' ? undefined : search.sort);
  put('min', search.minPrice);
  put('max', search.maxPrice);
  put('page', search.page > 1 ? search.page : undefined);
  return params;
};

/** A path parameter or filter is an id when it is a number, a slug otherwise (wire protocol: both exist in the field). */
const idOrSlug = <Key extends 'category' | 'sub_category'>(key: Key, value: string | undefined) =>
  value === undefined ? {} : /^\d+$/.test(value) ? { [`${key}_id`]: Number(value) } : { [`${key}_slug`]: value };

/** The call's query for a list narrowed like this. */
export const productQueryOf = (search: ProductSearch, more: ProductQuery = {}): ProductQuery => ({
  page: search.page,
  per_page: productPageSize,
  ...(search.text ? { search: search.text } : {}),
  ...idOrSlug('category', search.category),
  ...idOrSlug('sub_category', search.subCategory),
  ...(search.brand ? { brand_id: search.brand } : {}),
  ...(search.rating ? { rating: search.rating } : {}),
  ...(search.sort && search.sort !== 'default' ? { sort_type: search.sort } : {}),
  ...(search.minPrice !== undefined ? { min_price: search.minPrice } : {}),
  ...(search.maxPrice !== undefined ? { max_price: search.maxPrice } : {}),
  ...more,
});

/** The page of any list, which the address names alike. */
export const pageOf = (search: URLSearchParams): number => readProductSearch(search).page;
