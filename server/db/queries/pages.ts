/** The pages that the shop's owner writes. */
import { asc, eq, inArray, like } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { pages } from '#server/db/schema/content.ts';
import { helpPrefix } from '#server/domain/help.ts';
import { linkedPages } from '#server/domain/linked-pages.ts';

export async function findPage(db: Db, slug: string) {
  const [page] = await db
    .select({ title: pages.title, description: pages.description })
    .from(pages)
    .where(eq(pages.slug, slug));
  return page;
}

/** The slugs of the pages that forms and menus link to, and that nobody has written. */
export async function unwrittenPages(db: Db): Promise<string[]> {
  const linked = Object.keys(linkedPages);
  const rows = await db.select({ slug: pages.slug }).from(pages).where(inArray(pages.slug, linked));
  const written = new Set(rows.map(({ slug }) => slug));
  return linked.filter((slug) => !written.has(slug));
}

/** More topics are not shown. */
const mostTopics = 30;

/** The topics of the help centre, in the order in which they were first written. */
export const findHelpPages = (db: Db) =>
  db
    .select({ slug: pages.slug, title: pages.title, description: pages.description })
    .from(pages)
    .where(like(pages.slug, `${helpPrefix}%`))
    .orderBy(asc(pages.id))
    .limit(mostTopics);
