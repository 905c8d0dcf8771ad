/** Which products a public response shows, so that an order removes no other response from the cache. */

/** They say nothing of a product's stock or sales. */
const withoutProducts = [
  'getCatalogue',
  'getContact',
  'getHelp',
  'getLegalPage',
  'getMaster',
  'getShop',
  'listBanners',
  'listBlogs',
  'listCategories',
  'listCountries',
  'listReviews',
  'listShopCategories',
  'listShops',
  'listSubCategories',
  'listTopShops',
];

/** They show products only as `Product` and `ProductDetails` of the contract. */
const withProducts = [
  'getFlashSale',
  'getHome',
  'getProduct',
  'listCategoryProducts',
  'listProducts',
  'listShopPopularProducts',
];

const known = new Set([...withoutProducts, ...withProducts]);
const mark = '"is_digital":';
const product = new RegExp(`"id":(\\d+),(?:"slug":"[^"]*",)?${mark}`, 'g');

/**
 * The ids of the products in a response of these operations, or in a page with the data of these. Undefined where it may
 * show others: an operation shows products in another way, or one of them has no id in its place.
 */
export function productsIn(operations: readonly string[], text: string): ReadonlySet<number> | undefined {
  if (!operations.every((operation) => known.has(operation))) return undefined;
  const ids = [...text.matchAll(product)].map(([, id]) => Number(id));
  return ids.length === text.split(mark).length - 1 ? new Set(ids) : undefined;
}
