/** The recipes of blog posts: for how many people, and what goes into them. */
import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { id, notNegative, oneOf, translated } from './columns.ts';
import { blogPosts } from './content.ts';

/** A post has one recipe at most. */
export const recipes = pgTable(
  'recipes',
  {
    postId: integer('post_id')
      .primaryKey()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    /** How many people the amounts are for. */
    servings: integer().notNull(),
  },
  (t) => [check('recipes_servings', sql`${t.servings} between 1 and 20`)],
);

/**
 * `measure` and `content` tell how many packs an amount needs: one unit of the amount is `content` in the measure of a
 * packaging, as a spoon of oil is 15 ml. Without a measure, or in another one than the packaging's, one pack has to do.
 */
export const recipeIngredients = pgTable(
  'recipe_ingredients',
  {
    id: id(),
    postId: integer('post_id')
      .notNull()
      .references(() => recipes.postId, { onDelete: 'cascade' }),
    text: translated().notNull(),
    /** Null for a pinch. */
    amount: numeric({ precision: 9, scale: 3, mode: 'number' }),
    /** Null where the amount counts the things themselves. */
    unit: translated(),
    /** Null for what the shop does not sell. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    measure: text({ enum: ['g', 'ml', 'piece'] }),
    content: numeric({ precision: 12, scale: 3, mode: 'number' }).notNull().default(1),
    position: integer().notNull().default(0),
  },
  (t) => [
    check('recipe_ingredients_text', sql`${t.text} ->> 'en' <> ''`),
    check('recipe_ingredients_amount', sql`${t.amount} > 0`),
    check('recipe_ingredients_content', sql`${t.content} > 0`),
    oneOf('recipe_ingredients_measure', t.measure, ['g', 'ml', 'piece']),
    notNegative('recipe_ingredients_place', t.position),
    index('recipe_ingredients_of_post').on(t.postId, t.position),
    index().on(t.productId),
  ],
);
