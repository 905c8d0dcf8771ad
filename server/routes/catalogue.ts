/** The catalogue: categories, products, suggestions, one product and what a shopper has looked at. */
import type { Query, Result } from '#server/contract.types.ts';
import { findProduct, recordView, usualIds, viewedIds } from '#server/db/queries/catalogue.ts';
import { findCategories, subCategoriesOf } from '#server/db/queries/categories.ts';
import { packagingsOf } from '#server/db/queries/packagings.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { type Dependencies, productsDb } from '#server/dependencies.ts';
import { allergenNames, allergens, dietNames, diets } from '#server/domain/food-facts.ts';
import { toMinor, toMoney } from '#server/domain/money.ts';
import { pagingOf } from '#server/domain/paging.ts';
import { invalidReference } from '#server/domain/refusal.ts';
import { inLanguage } from '#server/domain/texts.ts';
import { type ApiRequest, type Handlers, requireUser } from '#server/http/handler.ts';
import { findPlaces } from '#server/search/places.ts';
import { chosenBrands, findProducts, type ProductFilter, productFilters } from '#server/search/product-lists.ts';
import { findSuggestions } from '#server/search/suggestions.ts';
import { serializeCategory, serializeSubCategory } from '#server/serializers/category.ts';
import { isCombination, serializeColor, serializePackaging, serializeSize } from '#server/serializers/product.ts';
import { serializePlace, serializeSuggestion } from '#server/serializers/suggestion.ts';
import { homeResponse } from '#server/services/home.ts';
import { productResponse } from '#server/services/product.ts';
import { productsByIds } from '#server/services/products.ts';

const mostViewed = 10;
const mostUsuals = 10;
/** So that the reading does not grow with the history. */
const ordersOfUsuals = 40;
/** Of the suggestions. */
const mostPlaces = 3;

const minorOf = (amount: number | undefined) => (amount === undefined ? undefined : toMinor(amount));

const wordsOf = (text: string | undefined) => text?.trim() || undefined;

/** Several numbers count instead of the one. */
const oneOrSeveral = (kind: 'brand' | 'size' | 'color', one: number | undefined, several: string | undefined) =>
  several === undefined ? { [`${kind}Id`]: one } : { [`${kind}Ids`]: [...new Set(several.split(',').map(Number))] };

/** Each of them once, in the order of the list; undefined where none is named. */
const codesIn = <Code extends string>(known: readonly Code[], text: string | undefined): Code[] | undefined =>
  text === undefined ? undefined : known.filter((code) => text.split(',').includes(code));

/** A category may be named by its number or by its slug; a slug may also be a number as text. */
const filterOf = (query: Query<'listProducts'>): ProductFilter => ({
  search: wordsOf(query.search),
  shopId: query.shop_id,
  categoryId: query.category_id,
  category: query.category_slug,
  subCategoryId: query.sub_category_id,
  subCategory: query.sub_category_slug,
  ...oneOrSeveral('brand', query.brand_id, query.brand_ids),
  ...oneOrSeveral('size', query.size_id, query.size_ids),
  ...oneOrSeveral('color', query.color_id, query.color_ids),
  diets: codesIn(diets, query.diet),
  freeOf: codesIn(allergens, query.free_of),
  rating: query.rating,
  minPrice: minorOf(query.min_price),
  maxPrice: minorOf(query.max_price),
});

/** Nothing here is digital. */
const asksForNothingWeSell = (query: Query<'listProducts'>) => query.is_digital === 1;

export const catalogueRoutes = (deps: Dependencies) => {
  const { db, publicDb, clock, cache, search: engine } = deps;

  /** A shop of one vendor ignores the number of a vendor. */
  async function filterIn(query: Query<'listProducts'>): Promise<ProductFilter> {
    const filter = filterOf(query);
    if (filter.shopId === undefined) return filter;
    const { multiVendor } = await readSomeSettings(publicDb, ['multiVendor']);
    return multiVendor ? filter : { ...filter, shopId: undefined };
  }

  async function listProducts(
    request: ApiRequest<'listProducts'> | ApiRequest<'listCategoryProducts'>,
  ): Promise<Result<'listProducts'>> {
    const { query, locale, userId } = request;
    const now = clock();
    const options = { sortType: query.sort_type, paging: pagingOf(query), now, engine };
    const filter = await filterIn(query);
    const [page, chosen, filters] = await Promise.all([
      asksForNothingWeSell(query) ? { ids: [], total: 0 } : findProducts(publicDb, filter, options),
      chosenBrands(publicDb, filter),
      // The same for every list, so it is computed once for all of them.
      cache.memoize('filters', () => productFilters(publicDb, now)),
    ]);
    /** In the order of the law and of the labels. */
    const namedCodes = <Code extends string>(
      names: Record<Code, string>,
      counted: readonly { id: Code; count: number }[],
    ) =>
      (Object.keys(names) as Code[]).flatMap((id) => {
        const found = counted.find((each) => each.id === id);
        return found ? [{ id, name: request.t(names[id]), count: found.count }] : [];
      });
    const rareBrands = chosen.filter(({ id }) => !filters.brands.some((brand) => brand.id === id));
    const brands = [...filters.brands, ...rareBrands].map(({ id, name, count }) => ({
      id,
      name: inLanguage(name, locale),
      count,
    }));
    return {
      data: {
        total: page.total,
        products: await productsByIds(productsDb(deps, userId), page.ids, locale, userId, now),
        filters: {
          sizes: filters.sizes.map((size) => ({ ...serializeSize(size, locale), count: size.count })),
          colors: filters.colors.map((color) => ({ ...serializeColor(color, locale), count: color.count })),
          brands,
          diets: namedCodes(dietNames, filters.diets),
          free_of: namedCodes(allergenNames, filters.freeOf),
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
      const { total, categories } = await findCategories(publicDb, { paging: pagingOf(query) });
      return { data: { total, categories: categories.map((category) => serializeCategory(category, locale)) } };
    },

    listSubCategories: async ({ query, locale }) => {
      const category = query.category_id?.toString() ?? query.category_slug;
      const found = category === undefined ? undefined : await subCategoriesOf(publicDb, category);
      if (!found) throw invalidReference('category_id');
      return { data: { sub_categories: found.map((sub) => serializeSubCategory(sub, locale)) } };
    },

    listProducts,
    listCategoryProducts: listProducts,

    suggestProducts: async ({ query, locale }) => {
      const text = wordsOf(query.query);
      const limit = query.limit ?? 8;
      if (!text) return { data: [] };
      const [products, places] = await Promise.all([
        findSuggestions(publicDb, text, limit, clock(), engine),
        query.places ? findPlaces(publicDb, text, Math.min(mostPlaces, limit)) : [],
      ]);
      const data = [
        ...products.slice(0, limit - places.length).map((row) => serializeSuggestion(row, locale)),
        ...places.map((place) => serializePlace(place, locale)),
      ];
      return { data };
    },

    getProduct: async (request) => {
      const { product_id: id, slug } = request.query;
      // A slug may also be sent as the id.
      const row = await findProduct(publicDb, typeof id === 'number' ? { id } : { slug: slug ?? '' });
      if (!row) throw invalidReference('product_id');
      const response = await productResponse(deps, row, request);
      if (request.userId !== undefined) await recordView(db, request.userId, row.id, clock());
      return response;
    },

    listPackagings: async ({ query, locale }) => {
      const rows = await packagingsOf(publicDb, query.product_id, clock());
      if (rows.length === 0) throw invalidReference('product_id');
      const packs = rows.filter((row) => !isCombination(row));
      return { data: { packagings: packs.map((row) => serializePackaging(row, locale)) } };
    },

    listRecentlyViewed: async (request) => {
      const userId = requireUser(request);
      const ids = await viewedIds(db, userId, mostViewed);
      return { data: { products: await productsByIds(db, ids, request.locale, userId, clock()) } };
    },

    listUsuals: async (request) => {
      const userId = requireUser(request);
      const ids = await usualIds(db, userId, ordersOfUsuals, mostUsuals);
      return { data: { products: await productsByIds(db, ids, request.locale, userId, clock()) } };
    },
  } satisfies Partial<Handlers>;
};
