/**
 * The home page of a back end without a call for it, made of its lists. The list of products is the page; any other
 * list may be missing or fail, and its section is left out.
 */
import type { Client } from '#api/client.ts';
import { listCategories, listProducts } from '#api/operations/catalogue.ts';
import { getFlashSale, getFlashSales } from '#api/operations/flash-sales.ts';
import { listBanners } from '#api/operations/settings.ts';
import { listShops, listTopShops } from '#api/operations/shops.ts';
import type { FlashSale, Home } from '#api/types/catalogue.ts';
import { homeFeedPageSize } from '../constants.ts';

type Paging = { page?: number; per_page?: number };
type Sales = Pick<Home, 'incoming_flash_sale' | 'running_flash_sale'>;

const [categoryCount, shopCount, popularCount, saleProductCount] = [10, 8, 6, 9];

const settle = <Data>(request: Promise<Data>, missing: Data): Promise<Data> => request.catch(() => missing);

/** The list of sales has none of their products. */
const withProducts = async (client: Client, sale: FlashSale | null | undefined, signal: AbortSignal) => {
  if (!sale || (sale.products?.length ?? 0) > 0) return sale ?? null;
  const query = { id: sale.id, page: 1, per_page: saleProductCount };
  return getFlashSale(client, query, signal).then(
    ({ products }) => ({ ...sale, products }),
    () => null,
  );
};

const salesOf = async (client: Client, signal: AbortSignal): Promise<Sales> => {
  const { incoming_flash_sale: incoming, running_flash_sale: running } = await getFlashSales(client, {}, signal);
  return {
    incoming_flash_sale: incoming ?? null,
    running_flash_sale: await withProducts(client, running, signal),
  };
};

/** The best shops, or any. */
const shopsOf = (client: Client, signal: AbortSignal) =>
  listTopShops(client, {}, signal)
    .catch(() => listShops(client, { page: 1, per_page: shopCount }, signal))
    .then(({ shops }) => shops.slice(0, shopCount));

/** Only the first page has more than products. */
const sectionsOf = async (client: Client, signal: AbortSignal) => {
  const popular = { page: 1, per_page: popularCount, sort_type: 'popular_product' } as const;
  const [banners, categories, shops, products, sales] = await Promise.all([
    settle(listBanners(client, {}, signal), { banners: [] }),
    settle(listCategories(client, { page: 1, per_page: categoryCount }, signal), { total: 0, categories: [] }),
    settle(shopsOf(client, signal), []),
    settle(
      listProducts(client, popular, signal).then((page) => page.products),
      [],
    ),
    settle<Sales>(salesOf(client, signal), {}),
  ]);
  return { ...banners, categories: categories.categories, shops, popular_products: products, ...sales };
};

const noSections = { banners: [], categories: [], shops: [], popular_products: [] };

/** What `GET /home` would respond with. */
export const homeFromLists = async (client: Client, paging: Paging, signal: AbortSignal): Promise<Home> => {
  const { page = 1, per_page = homeFeedPageSize } = paging;
  const [{ total, products }, sections] = await Promise.all([
    listProducts(client, { page, per_page, sort_type: 'newest' }, signal),
    page === 1 ? sectionsOf(client, signal) : noSections,
  ]);
  return { ads: [], ...sections, just_for_you: { total, products } };
};
