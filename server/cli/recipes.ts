/** The commands for the recipes of blog posts. A recipe is read from a file, and checked whole before it is written. */
import { asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tx } from '#server/db/queries/transaction.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { blogPosts } from '#server/db/schema/content.ts';
import { recipeIngredients, recipes } from '#server/db/schema/recipes.ts';
import { placeOf, type RecipeFile, readRecipe } from '#server/import/recipe-file.ts';
import { amountOf } from './amount-of.ts';
import { CliError } from './cli-error.ts';
import { type Answer, type Command, listed, mostListed } from './command.ts';
import { shownAtOnce } from './in-command.ts';
import { jsonFile } from './texts.ts';

async function listRecipes(db: NodePgDatabase): Promise<Answer> {
  const rows = await db
    .select({
      ...{ post: blogPosts.slug, title: blogPosts.title, servings: recipes.servings },
      ...{ ingredients: count(recipeIngredients.id), sold: count(recipeIngredients.productId) },
    })
    .from(recipes)
    .innerJoin(blogPosts, eq(blogPosts.id, recipes.postId))
    .leftJoin(recipeIngredients, eq(recipeIngredients.postId, recipes.postId))
    .groupBy(blogPosts.id, recipes.postId)
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(mostListed);
  return listed(rows, {
    none: 'No recipes.',
    record: ({ title, ...row }) => ({ ...row, title: title.en }),
    line: ({ post, title, ...recipe }) => `${post}  ${title.en}  ${summaryOf(recipe)}`,
  });
}

type Summary = { servings: number; ingredients: number; sold: number };

const summaryOf = ({ servings, ingredients, sold }: Summary) =>
  `${ingredients} ingredients for ${servings}, ${sold} of them sold here`;

async function postWith(db: NodePgDatabase | Tx, slug: string): Promise<number> {
  const [post] = await db.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.slug, slug));
  if (!post) throw new CliError(`There is no post ${slug}. See: npm run shop -- blog list`);
  return post.id;
}

/** As the file of `recipe set`, so that it can be changed and set again. */
async function showRecipe(db: NodePgDatabase, slug: string): Promise<Answer> {
  const postId = await postWith(db, slug);
  const [recipe] = await db.select().from(recipes).where(eq(recipes.postId, postId));
  if (!recipe) throw new CliError(`The post ${slug} has no recipe.`);
  const { text, amount, unit, measure, content } = recipeIngredients;
  const rows = await db
    .select({ text, amount, unit, sku: products.code, measure, content })
    .from(recipeIngredients)
    .leftJoin(products, eq(products.id, recipeIngredients.productId))
    .where(eq(recipeIngredients.postId, postId))
    .orderBy(asc(recipeIngredients.position), asc(recipeIngredients.id));
  const ingredients = rows.map(({ content: each, ...row }) =>
    Object.fromEntries(
      Object.entries({ ...row, ...(row.measure && { content: each }) }).filter(([, value]) => value !== null),
    ),
  );
  const data = { servings: recipe.servings, ingredients };
  return { data, lines: JSON.stringify(data, undefined, 2).split('\n') };
}

/** A refusal has all that is wrong, each with its place. */
class WrongRecipe extends CliError {
  constructor(problems: readonly string[]) {
    super([...problems, `${amountOf(problems.length, 'problem')}; nothing was written.`].join('\n'));
  }
}

/** The numbers of the products by their SKU; they stay until the recipe is written. */
async function productsOf(tx: Tx, { lines }: RecipeFile): Promise<Map<string, number>> {
  const codes = lines.flatMap(({ sku }) => sku ?? []);
  const rows = await tx
    .select({ id: products.id, code: products.code })
    .from(products)
    .where(inArray(products.code, codes))
    .for('key share');
  return new Map(rows.map(({ id, code }) => [code, id]));
}

const setRecipe = (db: NodePgDatabase, slug: string, path: string): Promise<string[]> => {
  const { recipe, problems } = readRecipe(jsonFile(path));
  if (problems.length > 0) throw new WrongRecipe(problems);
  return shownAtOnce(db, async (tx) => {
    const postId = await postWith(tx, slug);
    const known = await productsOf(tx, recipe);
    const missing = recipe.lines.flatMap(({ sku }, at) =>
      sku === null || known.has(sku) ? [] : [`${placeOf(at)}: there is no product ${sku}.`],
    );
    if (missing.length > 0) throw new WrongRecipe(missing);
    await tx.delete(recipes).where(eq(recipes.postId, postId));
    await tx.insert(recipes).values({ postId, servings: recipe.servings });
    await tx.insert(recipeIngredients).values(
      recipe.lines.map(({ sku, ...line }, position) => ({
        ...line,
        ...{ postId, position, productId: sku === null ? null : (known.get(sku) ?? null) },
      })),
    );
    const sold = recipe.lines.filter(({ sku }) => sku !== null).length;
    return `${slug}: ${summaryOf({ servings: recipe.servings, ingredients: recipe.lines.length, sold })}`;
  });
};

const removeRecipe = (db: NodePgDatabase, slug: string) =>
  shownAtOnce(db, async (tx) => {
    const postId = await postWith(tx, slug);
    const removed = await tx.delete(recipes).where(eq(recipes.postId, postId)).returning();
    if (removed.length === 0) throw new CliError(`The post ${slug} has no recipe.`);
    return `${slug}: the recipe is removed, the post stays`;
  });

export const recipeCommands: Command[] = [
  { use: 'recipe list', says: 'the recipes of the newest posts', run: ({ db }) => listRecipes(db) },
  {
    use: 'recipe show <post>',
    says: 'the recipe of a post, as the file that "recipe set" reads',
    run: ({ db }, [slug = '']) => showRecipe(db, slug),
  },
  {
    use: 'recipe set <post> <file>',
    says: 'servings and ingredients of a post, from a JSON file, instead of those before',
    run: async ({ db }, [slug = '', path = '']) => setRecipe(db, slug, path),
  },
  {
    use: 'recipe remove <post>',
    says: 'takes the recipe from a post, which stays',
    asks: ([slug]) => `Remove the recipe of ${slug}?`,
    run: ({ db }, [slug = '']) => removeRecipe(db, slug),
  },
];
