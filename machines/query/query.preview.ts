/** What earlier responses have of a product: its card in a list is the preview of its page. */
import type { Home, Product, ProductPage, ProductResponse } from '#api/types/catalogue.ts';
import { isSameId } from '../shared/ids.ts';
import type { Query } from './query.types.ts';
import type { DehydratedQueries } from './query-cache.ts';

const productsIn = ({ key: [operation], data }: DehydratedQueries[number]): Product[] => {
  if (data === undefined) return [];
  if (operation === 'listProducts') return (data as ProductPage).products;
  if (operation === 'getHome') {
    const { popular_products, just_for_you, running_flash_sale } = data as Home;
    return [...popular_products, ...just_for_you.products, ...(running_flash_sale?.products ?? [])];
  }
  if (operation === 'getProduct') {
    const { related_products, popular_products } = data as ProductResponse;
    return [...related_products, ...popular_products];
  }
  return [];
};

/** The card of the requested product, if any response has it; undefined for every other query. */
export const previewOf = (query: Query, responses: DehydratedQueries): Product | undefined => {
  if (query.operation !== 'getProduct') return undefined;
  const id = query.params.product_id;
  for (const response of responses) {
    const found = productsIn(response).find((product) => isSameId(product.id, id));
    if (found) return found;
  }
  return undefined;
};
