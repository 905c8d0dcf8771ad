/** A category's page goes by its slug, or by its number where the back end has no slugs. */
import { pathTo } from '#src/routes/paths.ts';

type Named = { id: number; slug?: string | undefined };

export const slugOf = ({ id, slug }: Named) => slug ?? String(id);
export const categoryPath = (category: Named) => pathTo('category', { slug: slugOf(category) });
