/** The operator's commands for what the shop tells: posts of the blog, banners. */
import { asc, desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { byLocale } from '#locales/locales.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { banners, blogCategories, blogPosts } from '#server/db/schema/content.ts';
import { slugOf } from '#server/import/place-rows.ts';
import { CliError, UsageError } from './cli-error.ts';
import { type Answer, type Command, type Context, listed, mostListed, type Options } from './command.ts';
import { shownAtOnce } from './in-command.ts';
import { languageOptions, pictureFrom, textFile, translatedLine } from './texts.ts';

type Post = typeof blogPosts.$inferSelect;

const postLine = ({ slug, title, isActive }: Pick<Post, 'slug' | 'title' | 'isActive'>) =>
  `${slug}  ${title.en}${isActive ? '' : '  (hidden)'}`;

async function listPosts(db: NodePgDatabase): Promise<Answer> {
  const { slug, title, views, publishedAt, isActive } = blogPosts;
  const rows = await db
    .select({ slug, title, views, publishedAt, isActive })
    .from(blogPosts)
    .orderBy(desc(publishedAt), desc(blogPosts.id))
    .limit(mostListed);
  return listed(rows, { none: 'No posts.', record: (row) => row, line: postLine });
}

const showPost = (db: NodePgDatabase, slug: string, isActive: boolean) =>
  shownAtOnce(db, async (tx) => {
    const [found] = await tx.update(blogPosts).set({ isActive }).where(eq(blogPosts.slug, slug)).returning();
    if (!found) throw new CliError(`There is no post ${slug}. See: npm run shop -- blog list`);
    return postLine(found);
  });

async function postCategory(tx: Tx, name: string): Promise<number> {
  const row = { slug: slugOf(name), name: byLocale(() => name) };
  const [found] = await tx
    .insert(blogCategories)
    .values(row)
    .onConflictDoUpdate({ target: blogCategories.slug, set: { slug: row.slug } })
    .returning({ id: blogCategories.id });
  if (!found) throw new Error('The category of the post was not written.');
  return found.id;
}

type NewPost = { title: string; html: string; options: Options };

async function writePost(context: Context, { title: text, html, options }: NewPost): Promise<string[]> {
  const title = translatedLine(text, options);
  const author = byLocale(() => options.author ?? 'The shop');
  const picture = options.picture ? await pictureFrom(context, options.picture) : '';
  return shownAtOnce(context.db, async (tx) => {
    const categoryId = await postCategory(tx, options.category ?? 'News');
    const row = { slug: slugOf(title.en), categoryId, title, description: byLocale(() => html), picture, author };
    const [made] = await tx.insert(blogPosts).values(row).onConflictDoNothing().returning();
    if (!made) throw new CliError(`There is a post ${row.slug} already.`);
    return postLine(made);
  });
}

type Banner = typeof banners.$inferSelect;

const bannerLine = ({ slug, kind, title, link, isActive }: Banner) =>
  `${slug}  ${kind}  ${title.en}  ${link ?? ''}`.trimEnd() + (isActive ? '' : '  (hidden)');

async function listBanners(db: NodePgDatabase): Promise<Answer> {
  const rows = await db.select().from(banners).orderBy(asc(banners.kind), asc(banners.position)).limit(mostListed);
  return listed(rows, {
    none: 'No banners.',
    record: ({ slug, kind, title, link, isActive }) => ({ slug, kind, title: title.en, link, isShown: isActive }),
    line: bannerLine,
  });
}

/** A path of the shop: a second slash, or a backslash, would lead to another host. */
function linkOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^\/([^/\\][^\\]*)?$/.test(text)) return text;
  throw new UsageError(`--link must be a path of the shop such as /products, not "${text}".`);
}

function kindOf({ kind = 'hero' }: Options): Banner['kind'] {
  if (kind === 'hero' || kind === 'ad') return kind;
  throw new UsageError(`--kind must be hero or ad, not "${kind}".`);
}

async function addBanner(context: Context, [text = '', path = '']: readonly string[], options: Options) {
  const title = translatedLine(text, options);
  const row = { slug: slugOf(title.en), kind: kindOf(options), title, link: linkOf(options.link) };
  const picture = await pictureFrom(context, path);
  return shownAtOnce(context.db, async (tx) => {
    const position = await tx.$count(banners);
    const [made] = await tx
      .insert(banners)
      .values({ ...row, picture, position })
      .onConflictDoNothing()
      .returning();
    if (!made) throw new CliError(`There is a banner ${row.slug} already.`);
    return bannerLine(made);
  });
}

const showBanner = (db: NodePgDatabase, slug: string, isActive: boolean) =>
  shownAtOnce(db, async (tx) => {
    const [found] = await tx.update(banners).set({ isActive }).where(eq(banners.slug, slug)).returning();
    if (!found) throw new CliError(`There is no banner ${slug}. See: npm run shop -- banner list`);
    return bannerLine(found);
  });

export const contentCommands: Command[] = [
  { use: 'blog list', says: 'the newest fifty posts', run: ({ db }) => listPosts(db) },
  {
    use: 'blog write <title> <file>',
    says: 'publishes a post with this HTML',
    options: {
      '--category <category>': 'News if not given',
      '--author <name>': 'who wrote it',
      '--picture <file>': 'a picture',
      ...languageOptions,
    },
    run: async (context, [title = '', path = ''], options) =>
      writePost(context, { title, html: textFile(path), options }),
  },
  { use: 'blog hide <post>', says: 'hides a post', run: ({ db }, [slug = '']) => showPost(db, slug, false) },
  { use: 'blog show <post>', says: 'shows it again', run: ({ db }, [slug = '']) => showPost(db, slug, true) },
  { use: 'banner list', says: 'the banners of the home page and of shops', run: ({ db }) => listBanners(db) },
  {
    use: 'banner add <title> <picture>',
    says: 'a banner of the home page',
    options: {
      '--kind <kind>': 'hero for the slider, which is usual, or ad for the pictures beside it',
      '--link <path>': 'where it leads, such as /products',
      ...languageOptions,
    },
    run: async (context, args, options) => addBanner(context, args, options),
  },
  { use: 'banner hide <banner>', says: 'hides a banner', run: ({ db }, [slug = '']) => showBanner(db, slug, false) },
  { use: 'banner show <banner>', says: 'shows it again', run: ({ db }, [slug = '']) => showBanner(db, slug, true) },
];
