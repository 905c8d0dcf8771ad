/** Writes banners, pages and the blog. */
import type { Db } from '#server/db/pool.ts';
import {
  banners,
  blogCategories,
  blogPostProducts,
  blogPosts,
  blogPostTags,
  blogTags,
  pages,
} from '#server/db/schema/content.ts';
import { recipeIngredients, recipes } from '#server/db/schema/recipes.ts';
import { daysAfter } from '#server/domain/dates.ts';
import { insertAll, numbersOf } from './bulk.ts';
import type { DemoShop } from './seed.types.ts';

export async function loadContent(tx: Db, demo: DemoShop, now: Date): Promise<void> {
  const heroes = demo.banners.map((banner, position) => ({ ...banner, kind: 'hero' as const, position }));
  const ads = demo.ads.map((banner, position) => ({ ...banner, kind: 'ad' as const, position }));
  await insertAll(tx, banners, [...heroes, ...ads]);
  await insertAll(tx, pages, demo.legalPages);
  await loadBlog(tx, demo, now);
}

async function loadBlog(tx: Db, demo: DemoShop, now: Date): Promise<void> {
  await insertAll(tx, blogCategories, demo.blogCategories);
  await insertAll(tx, blogTags, demo.blogTags);
  const categoryNumber = numbersOf(demo.blogCategories);
  const posts = demo.blogPosts.map(({ category, ageDays, ...post }) => ({
    ...post,
    categoryId: categoryNumber(category),
    publishedAt: daysAfter(now, -ageDays),
  }));
  await insertAll(tx, blogPosts, posts);
  const [tagNumber, productNumber] = [numbersOf(demo.blogTags), numbersOf(demo.products)];
  const tags = demo.blogPosts.flatMap((post, index) =>
    post.tags.map((slug, position) => ({ postId: index + 1, tagId: tagNumber(slug), position })),
  );
  await insertAll(tx, blogPostTags, tags);
  const products = demo.blogPosts.flatMap((post, index) =>
    post.products.map((slug, position) => ({ postId: index + 1, productId: productNumber(slug), position })),
  );
  await insertAll(tx, blogPostProducts, products);
  await loadRecipes(tx, demo);
}

async function loadRecipes(tx: Db, { blogPosts: posts, products }: DemoShop): Promise<void> {
  const productNumber = numbersOf(products);
  const cooked = posts.flatMap(({ recipe }, index) => (recipe ? [{ ...recipe, postId: index + 1 }] : []));
  await insertAll(tx, recipes, cooked);
  const ingredients = cooked.flatMap(({ postId, ingredients: lines }) =>
    lines.map(({ product, ...line }, position) => ({
      ...line,
      postId,
      position,
      productId: product === undefined ? null : productNumber(product),
    })),
  );
  await insertAll(tx, recipeIngredients, ingredients);
}
