/** The URL parameters that each page reads. Any other parameter leaves the first view of a page unchanged. */
import { matchPage, type PageMatch } from './match-page.ts';
import { productParameters } from './product-search.ts';

const onePage = productParameters.filter((name) => name !== 'more');

/** Pages that are not named read none. */
const parametersOf: Readonly<Partial<Record<PageMatch['name'], readonly string[]>>> = {
  home: ['more'],
  login: ['more'],
  shops: ['page'],
  shop: [...onePage, 'tab'],
  products: productParameters,
  category: productParameters,
  product: ['pack', 'size', 'color', 'picture', 'zoom', 'reviews'],
  mostPopular: ['page'],
  bestDeal: ['page'],
  flashSale: ['category', 'page'],
  orderHistory: ['status', 'page'],
  returnedOrders: ['page'],
  tickets: ['status', 'new', 'order', 'page'],
  blogs: ['q', 'category', 'page'],
};

/** Every name that any page reads. */
export const knownParameters: ReadonlySet<string> = new Set(Object.values(parametersOf).flat());

/** The parameters in `search` that the page of `path` reads, in a fixed order and with `?`; empty without any. */
export const knownSearch = (path: string, search: URLSearchParams): string => {
  const known = new URLSearchParams();
  for (const name of parametersOf[matchPage(path).name] ?? []) {
    const value = search.get(name);
    if (value) known.set(name, value);
  }
  return known.size > 0 ? `?${known}` : '';
};
