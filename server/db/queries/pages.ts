/** The pages that the shop's owner writes. */
import { asc, eq, like } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { pages } from '#server/db/schema/content.ts';
import { helpPrefix } from '#server/domain/help.ts';

export async function findPage(db: Db, slug: string) {
  const [page] = await db
    .select({ title: pages.title, description: pages.description })
    .from(pages)
    .where(eq(pages.slug, slug));
  return page;
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
