/** The pages that the shop's owner writes. */
import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { pages } from '#server/db/schema/content.ts';

export async function findPage(db: Db, slug: string) {
  const [page] = await db
    .select({ title: pages.title, description: pages.description })
    .from(pages)
    .where(eq(pages.slug, slug));
  return page;
}
