/** The shop's journal. */
import {
  countView,
  findBlog,
  findBlogCategories,
  findBlogs,
  popularBlogs,
  productsOfBlog,
  relatedBlogs,
  tagsOf,
} from '#server/db/queries/blogs.ts';
import { ingredientsOfBlog } from '#server/db/queries/recipes.ts';
import { type Dependencies, productsDb } from '#server/dependencies.ts';
import { pagingOf } from '#server/domain/paging.ts';
import { badRequest } from '#server/domain/refusal.ts';
import { inLanguage } from '#server/domain/texts.ts';
import type { Handlers } from '#server/http/handler.ts';
import { serializeBlog, serializeBlogDetails } from '#server/serializers/blog.ts';
import { serializeRecipe } from '#server/serializers/recipe.ts';
import { productsByIds } from '#server/services/products.ts';

const most = { related: 6, popular: 5, products: 5 };

export const blogRoutes = (deps: Dependencies) => {
  const { publicDb: db, clock } = deps;
  return {
    listBlogs: async ({ query, locale }) => {
      const now = clock();
      const filter = { categoryId: query.category_id, search: query.search?.trim() };
      const [{ total, blogs }, categories] = await Promise.all([
        findBlogs(db, filter, pagingOf(query), now),
        findBlogCategories(db, now),
      ]);
      return {
        data: {
          total,
          blogs: blogs.map((blog) => serializeBlog(blog, locale, now)),
          categories: categories.map(({ id, name }) => ({ id, name: inLanguage(name, locale) })),
        },
      };
    },

    getBlog: async ({ params, locale, userId }) => {
      const now = clock();
      const blog = await findBlog(db, params.slug, now);
      if (!blog) throw badRequest('This post is not available.');
      const [tags, related, popular, productIds, ingredients] = await Promise.all([
        tagsOf(db, blog.id),
        relatedBlogs(db, blog, most.related, now),
        popularBlogs(db, blog.id, most.popular, now),
        productsOfBlog(db, blog.id, most.products),
        ingredientsOfBlog(db, blog.id),
        countView(deps.db, blog.id),
      ]);
      const forSale = (ids: readonly number[]) => productsByIds(productsDb(deps, userId), ids, locale, userId, now);
      const [relatedProducts, recipeProducts] = await Promise.all([
        forSale(productIds),
        forSale(ingredients.flatMap(({ productId }) => productId ?? [])),
      ]);
      return {
        data: {
          blog: serializeBlogDetails(blog, tags, locale, now),
          related_blogs: related.map((each) => serializeBlog(each, locale, now)),
          popular_blogs: popular.map((each) => serializeBlog(each, locale, now)),
          related_products: relatedProducts,
          recipe: serializeRecipe(ingredients, recipeProducts, locale),
        },
      };
    },
  } satisfies Partial<Handlers>;
};
