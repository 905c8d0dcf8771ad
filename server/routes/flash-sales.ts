/** Sales with a beginning, an end and a limited number of pieces. */
import { comingSales, type SaleRow } from '#server/db/queries/home.ts';
import { findSale, productsOfSale } from '#server/db/queries/sales.ts';
import { type Dependencies, productsDb } from '#server/dependencies.ts';
import { pagingWith } from '#server/domain/paging.ts';
import { notFound } from '#server/domain/refusal.ts';
import { inLanguage } from '#server/domain/texts.ts';
import type { Handlers } from '#server/http/handler.ts';
import { serializeSale } from '#server/serializers/sale.ts';
import { productsByIds } from '#server/services/products.ts';

const perPage = 18;

export const flashSaleRoutes = (deps: Dependencies) => {
  const { publicDb: db, clock } = deps;
  return {
    getFlashSales: async ({ locale }) => {
      const now = clock();
      const sales = await comingSales(db, now);
      const shown = (sale: SaleRow | undefined) => (sale ? serializeSale(sale, locale) : null);
      return {
        data: {
          incoming_flash_sale: shown(sales.find(({ startsAt }) => startsAt > now)),
          running_flash_sale: shown(sales.find(({ startsAt }) => startsAt <= now)),
        },
      };
    },

    getFlashSale: async ({ params, query, locale, userId }) => {
      const now = clock();
      const sale = await findSale(db, params.id);
      if (!sale) throw notFound();
      const offered = await productsOfSale(db, sale.id, pagingWith(query, perPage), query.category_id);
      return {
        data: {
          total_products: offered.total,
          flash_sale: serializeSale(sale, locale),
          products: await productsByIds(productsDb(deps, userId), offered.ids, locale, userId, now),
          categories: offered.categories.map(({ id, name }) => ({ id, name: inLanguage(name, locale) })),
        },
      };
    },
  } satisfies Partial<Handlers>;
};
