/** Shops and what they sell. */
import { popularBeside } from '#server/db/queries/catalogue.ts';
import { findCategories } from '#server/db/queries/categories.ts';
import { minuteAtShop } from '#server/db/queries/settings.ts';
import { findShop, findShops, shopBanners, shopExists, topShops } from '#server/db/queries/shops.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { pagingOf } from '#server/domain/paging.ts';
import { invalidReference, notFound } from '#server/domain/refusal.ts';
import type { Handlers } from '#server/http/handler.ts';
import { serializeCategory } from '#server/serializers/category.ts';
import { serializeShop, serializeShopCard } from '#server/serializers/shop.ts';
import { productsByIds } from '#server/services/products.ts';

const mostTopShops = 10;

export const shopRoutes = ({ publicDb: db, clock }: Dependencies) =>
  ({
    listShops: async ({ query, locale }) => {
      const [{ total, shops }, minute] = await Promise.all([findShops(db, pagingOf(query)), minuteAtShop(db, clock())]);
      return { data: { total, shops: shops.map((shop) => serializeShopCard(shop, locale, minute)) } };
    },

    getShop: async ({ params, locale }) => {
      const [shop, banners, minute] = await Promise.all([
        findShop(db, params.shop),
        shopBanners(db, params.shop),
        minuteAtShop(db, clock()),
      ]);
      if (!shop) throw notFound();
      return { data: { shop: serializeShop(shop, banners, locale, minute) } };
    },

    listTopShops: async ({ locale }) => {
      const [shops, minute] = await Promise.all([topShops(db, mostTopShops), minuteAtShop(db, clock())]);
      return { data: { shops: shops.map((shop) => serializeShopCard(shop, locale, minute)) } };
    },

    listShopPopularProducts: async ({ query, locale }) => {
      const ids = await popularBeside(db, query.product_id);
      if (!ids) throw invalidReference('product_id');
      return { data: { products: await productsByIds(db, ids, locale, undefined, clock()) } };
    },

    listShopCategories: async ({ query, locale }) => {
      if (!(await shopExists(db, query.shop_id))) throw invalidReference('shop_id');
      const page = await findCategories(db, { paging: pagingOf(query), shopId: query.shop_id });
      return {
        data: { total: page.total, categories: page.categories.map((each) => serializeCategory(each, locale)) },
      };
    },
  }) satisfies Partial<Handlers>;
