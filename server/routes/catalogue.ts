/** The catalogue: categories, products, suggestions, one product and what a shopper has looked at. */
import type { Query, Result } from '#server/contract.types.ts';
import { recordView, viewedIds } from '#server/db/queries/catalogue.ts';
import { findCategories, subCategoriesOf } from '#server/db/queries/categories.ts';
import { packagingsOf } from '#server/db/queries/packagings.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { toMinor, toMoney } from '#server/domain/money.ts';
import { pagingOf } from '#server/domain/paging.ts';
import { unknown } from '#server/domain/refusal.ts';
import { inLanguage } from '#server/domain/texts.ts';
import { type ApiRequest, type Handlers, requireUser } from '#server/http/handler.ts';
import { findProducts, type ProductFilter, productFilters } from '#server/search/product-lists.ts';
import { findSuggestions } from '#server/search/suggestions.ts';
import { serializeCategory, serializeSubCategory } from '#server/serializers/category.ts';
import { thumbnailOf } from '#server/serializers/pictures.ts';
import { isCombination, serializeColor, serializePackaging, serializeSize } from '#server/serializers/product.ts';
import { homeResponse } from '#server/services/home.ts';
import { productResponse } from '#server/services/product.ts';
import { productsByIds } from '#server/services/products.ts';

const mostViewed = 10;

const minorOf = (amount: number | undefined) => (amount === undefined ? undefined : toMinor(amount));

const wordsOf = (text: string | undefined) => text?.trim() || undefined;

/** A category may be named by its number or by its slug; a slug may also be a number as text. */
const filterOf = (query: Query<'listProducts'>): ProductFilter => ({
  search: wordsOf(query.search),
  shopId: query.shop_id,
  categoryId: query.category_id,
  category: query.category_slug,
  subCategoryId: query.sub_category_id,
  subCategory: query.sub_category_slug,
  brandId: query.brand_id,
  sizeId: query.size_id,
  colorId: query.color_id,
  rating: query.rating,
  minPrice: minorOf(query.min_price),
  maxPrice: minorOf(query.max_price),
});

/** Nothing here is digital. */
const asksForNothingWeSell = (query: Query<'listProducts'>) => query.is_digital === 1;

export const catalogueRoutes = (deps: Dependencies) => {
  const { db, clock, cache } = deps;

  async function listProducts(
    request: ApiRequest<'listProducts'> | ApiRequest<'listCategoryProducts'>,
  ): Promise<Result<'listProducts'>> {
    const { query, locale, userId } = request;
    const now = clock();
    const options = { sortType: query.sort_type, paging: pagingOf(query), now };
    const [page, filters] = await Promise.all([
      asksForNothingWeSell(query) ? { ids: [], total: 0 } : findProducts(db, filterOf(query), options),
      // The same for every list, so it is computed once for all of them.
      cache.memoize('filters', () => productFilters(db, now)),
    ]);
    const brands = filters.brands.map(({ id, name }) => ({ id, name: inLanguage(name, locale) }));
    return {
      data: {
        total: page.total,
        products: await productsByIds(db, page.ids, locale, userId, now),
        filters: {
          sizes: filters.sizes.map((size) => serializeSize(size, locale)),
          colors: filters.colors.map((color) => serializeColor(color, locale)),
          brands,
          // Whole numbers that include the cheapest and the dearest product.
          min_price: Math.floor(toMoney(filters.min)),
          max_price: Math.ceil(toMoney(filters.max)),
        },
      },
    };
  }

  return {
    getHome: (request) => homeResponse(deps, request),

    listCategories: async ({ query, locale }) => {
      const { total, categories } = await findCategories(db, { paging: pagingOf(query) });
      return { data: { total, categories: categories.map((category) => serializeCategory(category, locale)) } };
    },

    listSubCategories: async ({ query, locale }) => {
      const category = query.category_id?.toString() ?? query.category_slug;
      const found = category === undefined ? undefined : await subCategoriesOf(db, category);
      if (!found) throw unknown('category_id');
      return { data: { sub_categories: found.map((sub) => serializeSubCategory(sub, locale)) } };
    },

    listProducts,
    listCategoryProducts: listProducts,

    suggestProducts: async ({ query, locale }) => {
      const text = wordsOf(query.query);
      const found = text ? await findSuggestions(db, text, query.limit ?? 8, clock()) : [];
      const data = found.map((row) => ({
        id: row.id,
        name: inLanguage(row.name, locale),
        price: toMoney(row.paid),
        thumbnail: thumbnailOf(row.picture),
        category: inLanguage(row.category, locale),
      }));
      return { data };
    },

    getProduct: async (request) => {
      const response = await productResponse(deps, request);
      if (request.userId !== undefined) await recordView(db, request.userId, request.query.product_id, clock());
      return response;
    },

    listPackagings: async ({ query, locale }) => {
      const rows = await packagingsOf(db, query.product_id, clock());
      if (rows.length === 0) throw unknown('product_id');
      const packs = rows.filter((row) => !isCombination(row));
      return { data: { packagings: packs.map((row) => serializePackaging(row, locale)) } };
    },

    listRecentlyViewed: async (request) => {
      const userId = requireUser(request);
      const ids = await viewedIds(db, userId, mostViewed);
      return { data: { products: await productsByIds(db, ids, request.locale, userId, clock()) } };
    },
  } satisfies Partial<Handlers>;
};
