/** What earlier answers already know of a product: its card in a list is the first frame of its page. */
import type { Home, Product, ProductAnswer, ProductPage } from '#api/types/catalogue.ts';
import type { Read, ReadName } from './reading.types.ts';

/** An answer in the cache and the operation that it came from. */
export type KnownAnswer = { operation: ReadName; data: unknown };

const productsIn = ({ operation, data }: KnownAnswer): Product[] => {
  if (data === undefined) return [];
  if (operation === 'listProducts') return (data as ProductPage).products;
  if (operation === 'getHome') {
    const { popular_products, just_for_you, running_flash_sale } = data as Home;
    return [...popular_products, ...just_for_you.products, ...(running_flash_sale?.products ?? [])];
  }
  if (operation === 'getProduct') {
    const { related_products, popular_products } = data as ProductAnswer;
    return [...related_products, ...popular_products];
  }
  return [];
};

/** The card of the product that `read` asks for, if any answer has it; undefined for every other read. */
export const previewOf = (read: Read, answers: KnownAnswer[]): Product | undefined => {
  if (read.operation !== 'getProduct') return undefined;
  const id = read.params.product_id;
  for (const answer of answers) {
    const found = productsIn(answer).find((product) => product.id === id);
    if (found) return found;
  }
  return undefined;
};
