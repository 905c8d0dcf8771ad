/** Puts the home page together. */
import type { Locale } from '#locales/locales.ts';
import type { Query, Result } from '#server/contract.types.ts';
import { findCategories } from '#server/db/queries/categories.ts';
import { comingSales, type SaleRow, shownBanners } from '#server/db/queries/home.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { topShops } from '#server/db/queries/shops.ts';
import { type Dependencies, productsDb } from '#server/dependencies.ts';
import { minuteOfDay } from '#server/domain/dates.ts';
import { pagingWith } from '#server/domain/paging.ts';
import { homeProducts } from '#server/search/product-lists.ts';
import { serializeCategory } from '#server/serializers/category.ts';
import { serializeSale } from '#server/serializers/sale.ts';
import { serializeBanner, serializeShopCard } from '#server/serializers/shop.ts';
import { productsByIds } from './products.ts';

const perPage = 8;
const most = { categories: 12, shops: 8, ads: 2 };

const isRunning = (sale: SaleRow, now: Date) => sale.startsAt <= now;

type HomeRequest = { query: Query<'getHome'>; locale: Locale; userId: number | undefined; seesDraft: boolean };

export async function homeResponse(
  deps: Dependencies,
  { query, locale, userId, seesDraft }: HomeRequest,
): Promise<Result<'getHome'>> {
  const { publicDb: db, clock } = deps;
  const now = clock();
  const [{ multiVendor, timeZone }, banners, categories, shops, sales, lists] = await Promise.all([
    readSomeSettings(db, ['multiVendor', 'timeZone']),
    shownBanners(db, seesDraft),
    findCategories(db, { paging: { limit: most.categories, offset: 0 }, fullestFirst: true }),
    topShops(db, most.shops),
    comingSales(db, now),
    homeProducts(db, pagingWith(query, perPage)),
  ]);
  const minute = minuteOfDay(now, timeZone);
  const running = sales.find((sale) => isRunning(sale, now));
  const incoming = sales.find((sale) => !isRunning(sale, now));
  const requested = new Set([...lists.popular, ...lists.newest, ...(running?.productIds ?? [])]);
  const products = await productsByIds(productsDb(deps, userId), [...requested], locale, userId, now);
  const byId = new Map(products.map((product) => [product.id, product]));
  const pick = (ids: number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const bannersOf = (kind: 'hero' | 'ad') =>
    banners.filter((banner) => banner.kind === kind).map((banner) => serializeBanner(banner, locale));
  return {
    data: {
      banners: bannersOf('hero'),
      ads: bannersOf('ad').slice(0, most.ads),
      categories: categories.categories.map((category) => serializeCategory(category, locale)),
      shops: (multiVendor ? shops : []).map((shop) => serializeShopCard(shop, locale, minute)),
      popular_products: pick(lists.popular),
      just_for_you: { total: lists.total, products: pick(lists.newest) },
      incoming_flash_sale: incoming ? serializeSale(incoming, locale) : null,
      running_flash_sale: running ? serializeSale(running, locale, pick(running.productIds)) : null,
    },
  };
}
