/** Shops as the contract describes them. */
import type { components } from '#api/generated/schema.ts';
import type { BannerRow, ShownBanner } from '#server/db/queries/home.ts';
import type { ShopCardRow, ShopRow } from '#server/db/queries/shops.ts';
import { cleanHtml } from '#server/domain/clean-html.ts';
import { abbreviated } from '#server/domain/counters.ts';
import { type OpeningHours, shopStatus } from '#server/domain/opening-hours.ts';
import { inLanguage, type Language, maybeInLanguage } from '#server/domain/texts.ts';
import { pictureOf, thumbnailOf } from './pictures.ts';

type Schemas = components['schemas'];

/** `minute`, also below: of the day at the shop. */
const shared = (row: ShopCardRow, language: Language, minute: number) => ({
  id: row.id,
  name: inLanguage(row.name, language),
  logo: thumbnailOf(row.logo),
  banner: pictureOf(row.banner).large,
  logo_picture: pictureOf(row.logo),
  banner_picture: pictureOf(row.banner),
  total_products: row.totalProducts,
  total_categories: row.totalCategories,
  rating: row.rating ?? 5,
  shop_status: shopStatus(row, minute),
  estimated_delivery_time: inLanguage(row.estimatedDelivery, language),
});

export const serializeShopCard = (row: ShopCardRow, language: Language, minute: number): Schemas['ShopCard'] => ({
  ...shared(row, language, minute),
  total_reviews: abbreviated(row.reviewCount),
});

export const serializeBanner = (row: ShownBanner, language: Language): Schemas['Banner'] => ({
  id: row.id,
  title: inLanguage(row.title, language),
  subtitle: maybeInLanguage(row.subtitle, language),
  link: row.link,
  thumbnail: pictureOf(row.picture).large,
  picture: pictureOf(row.picture),
});

/** The hours are those of each day. */
export const nextOpening = (isOpenNow: boolean, { opensAt }: OpeningHours): { opens_at?: string } =>
  isOpenNow ? {} : { opens_at: opensAt.slice(0, 'hh:mm'.length) };

/** Here the reviews are a number, not a text. */
export const serializeShop = (
  row: ShopRow,
  banners: readonly BannerRow[],
  language: Language,
  minute: number,
): Schemas['ShopDetails'] => ({
  ...shared(row, language, minute),
  ...nextOpening(shopStatus(row, minute) === 'Online', row),
  total_reviews: row.reviewCount,
  short_description: inLanguage(row.tagline, language),
  description: cleanHtml(inLanguage(row.description, language)),
  banners: banners.map((banner) => serializeBanner(banner, language)),
});
