/** Categories go by their slug where they have one. */
import { pathTo } from '#src/routes/paths.ts';

export const categoryPath = ({ id, slug }: { id: number; slug?: string | undefined }) =>
  pathTo('category', { slug: slug ?? id });
