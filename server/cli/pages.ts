/** The operator's commands for the pages about the shop itself. */
import { asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { byLocale, type Locale } from '#locales/locales.ts';
import { unwrittenPages } from '#server/db/queries/pages.ts';
import { pages } from '#server/db/schema/content.ts';
import { cleanHtml } from '#server/domain/clean-html.ts';
import { linkedPages } from '#server/domain/linked-pages.ts';
import { mainLocale } from '#server/i18n/languages.ts';
import { translate } from '#server/i18n/translate.ts';
import { slugOf } from '#server/import/place-rows.ts';
import { CliError, UsageError } from './cli-error.ts';
import { type Answer, type Command, listed, type Options } from './command.ts';
import { shownAtOnce } from './in-command.ts';
import { localeIn, textFile } from './texts.ts';

async function listPages(db: NodePgDatabase): Promise<Answer> {
  const rows = await db.select({ slug: pages.slug, title: pages.title }).from(pages).orderBy(asc(pages.slug));
  const { data, lines } = listed(rows, {
    none: 'No pages.',
    record: (row) => row,
    line: ({ slug, title }) => `${slug}  ${title.en}`,
  });
  const missing = await unwrittenPages(db);
  return { data, lines: [...lines, ...missing.map((slug) => `${slug}  (linked, and not written)`)] };
}

type Text = { slug: string; html: string; options: Options };

/** The name is a part of the address of the page. */
function refuseNoSlug(name: string): void {
  const slug = slugOf(name);
  if (name !== slug) throw new UsageError(`"${name}" is no name of a page. Write it like "${slug}".`);
}

const titleOf = (slug: string, title: string | undefined) => {
  const phrase = linkedPages[slug];
  return byLocale((locale) => title ?? (phrase ? translate(locale, phrase) : slug));
};

type Page = typeof pages.$inferInsert;

/** A page that is new has the text in all languages, until each has its own. */
const newPage = ({ slug, html, options }: Text): Page => ({
  slug,
  title: titleOf(slug, options.title),
  description: byLocale(() => html),
});

const changed = (known: Page, { html, options }: Text, locale: Locale): Page => ({
  ...known,
  title: { ...known.title, ...(options.title && { [locale]: options.title }) },
  description: { ...known.description, [locale]: html },
});

const isLinked = (slug: string) => slug in linkedPages || slug.startsWith('help-');

/** A page counts as written, so it has to show something: a text or a picture. */
function shownHtml(path: string): string {
  const html = textFile(path);
  if (!/<img|\S/.test(cleanHtml(html).replace(/<(?!img)[^>]*>/g, '')))
    throw new UsageError(`${path} has nothing that a page can show.`);
  return html;
}

const setPage = (db: NodePgDatabase, text: Text) =>
  shownAtOnce(db, async (tx) => {
    const { slug } = text;
    const locale = localeIn(text.options);
    refuseNoSlug(slug);
    const [known] = await tx.select().from(pages).where(eq(pages.slug, slug)).for('update');
    if (!known && locale !== mainLocale()) throw new UsageError(`Write the page in ${mainLocale()} first.`);
    const row = known ? changed(known, text, locale) : newPage(text);
    await tx.insert(pages).values(row).onConflictDoUpdate({ target: pages.slug, set: row });
    const where = isLinked(slug) ? '' : `, at /page/${slug}; no menu of the shop leads there`;
    return known ? `${slug}: changed in ${locale}` : `${slug}: added in ${locale}${where}`;
  });

const removePage = (db: NodePgDatabase, slug: string) =>
  shownAtOnce(db, async (tx) => {
    const gone = await tx.delete(pages).where(eq(pages.slug, slug)).returning({ slug: pages.slug });
    if (gone.length === 0) throw new CliError(`There is no page ${slug}. See: npm run shop -- page list`);
    return `${slug}: removed`;
  });

export const pageCommands: Command[] = [
  { use: 'page list', says: 'the legal and other fixed pages', run: ({ db }) => listPages(db) },
  {
    use: 'page set <page> <file>',
    says: 'the HTML of a page in one language, such as terms-and-conditions',
    options: { '--language <language>': 'the main one if not given', '--title <title>': 'its title in that language' },
    run: async ({ db }, [slug = '', path = ''], options) => setPage(db, { slug, html: shownHtml(path), options }),
  },
  {
    use: 'page remove <page>',
    says: 'deletes a page in all languages',
    asks: ([slug]) => `Delete the page ${slug}?`,
    run: ({ db }, [slug = '']) => removePage(db, slug),
  },
];
