/** The recipe of a blog post with the pack in which each ingredient is sold. */
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { packagings } from '#server/db/schema/catalogue.ts';
import { recipeIngredients, recipes } from '#server/db/schema/recipes.ts';

const rowsOf = (db: Db, postId: number) =>
  db
    .select({
      id: recipeIngredients.id,
      servings: recipes.servings,
      text: recipeIngredients.text,
      amount: recipeIngredients.amount,
      unit: recipeIngredients.unit,
      productId: recipeIngredients.productId,
      measure: recipeIngredients.measure,
      content: recipeIngredients.content,
      /** Of the default packaging, which lists of products show. */
      pack: { amount: packagings.amount, measure: packagings.measure },
    })
    .from(recipes)
    .innerJoin(recipeIngredients, eq(recipeIngredients.postId, recipes.postId))
    .leftJoin(packagings, and(eq(packagings.productId, recipeIngredients.productId), eq(packagings.position, 0)))
    .where(eq(recipes.postId, postId))
    .orderBy(asc(recipeIngredients.position), asc(recipeIngredients.id));

export type IngredientRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** In the order of the recipe; empty for a post without one. */
export const ingredientsOfBlog = (db: Db, postId: number): Promise<IngredientRow[]> => rowsOf(db, postId);
