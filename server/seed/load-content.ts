/** Writes banners, pages and the blog. */
import type { Db } from '#server/db/pool.ts';
import { banners, blogCategories, blogPosts, pages } from '#server/db/schema/content.ts';
import { daysAfter } from '#server/domain/dates.ts';
import { insertAll, numbersOf } from './bulk.ts';
import type { DemoShop } from './seed.types.ts';

export async function loadContent(tx: Db, demo: DemoShop, now: Date): Promise<void> {
  const heroes = demo.banners.map((banner, position) => ({ ...banner, kind: 'hero' as const, position }));
  const ads = demo.ads.map((banner, position) => ({ ...banner, kind: 'ad' as const, position }));
  await insertAll(tx, banners, [...heroes, ...ads]);
  await insertAll(tx, pages, demo.legalPages);
  await insertAll(tx, blogCategories, demo.blogCategories);
  const categoryNumber = numbersOf(demo.blogCategories);
  const posts = demo.blogPosts.map(({ category, ageDays, ...post }) => ({
    ...post,
    categoryId: categoryNumber(category),
    publishedAt: daysAfter(now, -ageDays),
  }));
  await insertAll(tx, blogPosts, posts);
}
