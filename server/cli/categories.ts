/** The operator's commands for categories. Files of goods make them, too. */
import { asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { byLocale } from '#locales/locales.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { categories, products, subCategories } from '#server/db/schema/catalogue.ts';
import { slugOf } from '#server/import/place-rows.ts';
import { amountOf } from './amount-of.ts';
import { CliError } from './cli-error.ts';
import { type Answer, type Command, type Context, listed, type Options } from './command.ts';
import { shownAtOnce } from './in-command.ts';
import { changedLine, languageOptions, pictureFrom, translatedLine } from './texts.ts';

type Category = typeof categories.$inferSelect;

const lineOf = ({ slug, name, picture }: Category) => `${slug}  ${name.en}${picture ? '' : '  (no picture)'}`;

async function listCategories(db: NodePgDatabase): Promise<Answer> {
  const rows = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
  return listed(rows, {
    none: 'No categories.',
    record: ({ slug, name, picture, position }) => ({ slug, name, picture, position }),
    line: lineOf,
  });
}

async function lockCategory(tx: Tx, slug: string): Promise<Category> {
  const [found] = await tx.select().from(categories).where(eq(categories.slug, slug)).for('update');
  if (!found) throw new CliError(`There is no category ${slug}. See: npm run shop -- category list`);
  return found;
}

const addCategory = (db: NodePgDatabase, text: string, options: Options) => {
  const name = translatedLine(text, options);
  return shownAtOnce(db, async (tx) => {
    const row = { slug: slugOf(name.en), name, description: byLocale(() => ''), picture: '' };
    const position = await tx.$count(categories);
    const [made] = await tx
      .insert(categories)
      .values({ ...row, position })
      .onConflictDoNothing()
      .returning();
    if (!made) throw new CliError(`There is a category ${row.slug} already.`);
    return lineOf(made);
  });
};

const renameCategory = (
  db: NodePgDatabase,
  { slug, text, options }: { slug: string; text: string; options: Options },
) =>
  shownAtOnce(db, async (tx) => {
    const found = await lockCategory(tx, slug);
    const name = changedLine(found.name, text, options);
    await tx.update(categories).set({ name }).where(eq(categories.id, found.id));
    return lineOf({ ...found, name });
  });

async function setPicture(context: Context, slug: string, path: string): Promise<string[]> {
  const picture = await pictureFrom(context, path);
  return shownAtOnce(context.db, async (tx) => {
    const found = await lockCategory(tx, slug);
    await tx.update(categories).set({ picture }).where(eq(categories.id, found.id));
    return lineOf({ ...found, picture });
  });
}

/** Products name their category, so only an empty one can go. */
const removeCategory = (db: NodePgDatabase, slug: string) =>
  shownAtOnce(db, async (tx) => {
    const { id } = await lockCategory(tx, slug);
    const count = await tx.$count(products, eq(products.categoryId, id));
    if (count > 0)
      throw new CliError(`${slug} has ${amountOf(count, 'product')}. Move what it has to another category first.`);
    await tx.delete(subCategories).where(eq(subCategories.categoryId, id));
    await tx.delete(categories).where(eq(categories.id, id));
    return `${slug}: removed`;
  });

export const categoryCommands: Command[] = [
  { use: 'category list', says: 'the categories, in their order', run: ({ db }) => listCategories(db) },
  {
    use: 'category add <name>',
    says: 'a new category; files of goods make theirs by themselves',
    options: languageOptions,
    run: async ({ db }, [name = ''], options) => addCategory(db, name, options),
  },
  {
    use: 'category rename <category> <name>',
    says: 'its name; a language that is not given keeps its own',
    options: languageOptions,
    run: async ({ db }, [slug = '', text = ''], options) => renameCategory(db, { slug, text, options }),
  },
  {
    use: 'category picture <category> <file>',
    says: 'its picture: JPEG, PNG, GIF or WebP',
    run: (context, [slug = '', path = '']) => setPicture(context, slug, path),
  },
  {
    use: 'category remove <category>',
    says: 'deletes a category without products, with its subcategories',
    asks: ([slug]) => `Delete the category ${slug}?`,
    run: ({ db }, [slug = '']) => removeCategory(db, slug),
  },
];
