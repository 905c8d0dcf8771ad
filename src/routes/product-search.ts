/** The URL holds the state of a product list: text, filters, order and page. So Back, reload and sharing restore it. */

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

/** The parameters of the address, in the order in which it has them. */
const parameters = {
  text: 'q',
  category: 'category',
  subCategory: 'subcategory',
  brand: 'brand',
  size: 'size',
  color: 'color',
  diet: 'diet',
  freeOf: 'free',
  rating: 'rating',
  sort: 'sort',
  minPrice: 'min',
  maxPrice: 'max',
  page: 'page',
  more: 'more',
} as const satisfies Record<keyof ProductSearch, string>;

export const productParameters: readonly string[] = Object.values(parameters);

const positive = (text: string | null): number | undefined => {
  const value = Number(text);
  return text !== null && text !== '' && Number.isFinite(value) && value > 0 ? value : undefined;
};

const whole = (text: string | null): number | undefined => {
  const value = Math.floor(positive(text) ?? 0);
  return value > 0 ? value : undefined;
};

export const definedOnly = <T extends object>(value: T) =>
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
  const read = (name: keyof ProductSearch) => search.get(parameters[name]);
  const wordOf = (name: keyof ProductSearch) => read(name) || undefined;
  const rating = whole(read('rating'));
  return definedOnly({
    text: read('text')?.trim().slice(0, 100) || undefined,
    category: wordOf('category'),
    subCategory: wordOf('subCategory'),
    brand: wordOf('brand'),
    size: wordOf('size'),
    color: wordOf('color'),
    diet: wordOf('diet'),
    freeOf: wordOf('freeOf'),
    rating: rating !== undefined && rating <= 5 ? rating : undefined,
    sort: sortChoices.find((choice) => choice === read('sort')),
    minPrice: positive(read('minPrice')),
    maxPrice: positive(read('maxPrice')),
    page: Math.min(whole(read('page')) ?? 1, largestPage),
    more: atMost(whole(read('more')), mostMorePages),
  }) as ProductSearch;
};

/** Writes it back; the first page and the default order leave no trace. */
export const writeProductSearch = (search: ProductSearch): URLSearchParams => {
  const { sort, page } = search;
  const written: Partial<Record<keyof ProductSearch, string | number>> = {
    ...search,
    sort: sort === 'default' ? '' : (sort ?? ''),
    page: page > 1 ? page : '',
  };
  const names = Object.keys(parameters) as (keyof ProductSearch)[];
  return new URLSearchParams(
    names.flatMap((name) => (written[name] ? [[parameters[name], String(written[name])]] : [])),
  );
};

/** The page of any list, which the address names alike. */
export const pageOf = (search: URLSearchParams): number => readProductSearch(search).page;

/** The same list at another page. */
export const pageIn = (search: URLSearchParams, page: number): URLSearchParams => {
  const { more: _, ...state } = readProductSearch(search);
  return writeProductSearch({ ...state, page });
};
