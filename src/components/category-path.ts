/** The path of a category contains its slug, or its id where the back end has no slugs. */
import type { Id } from '#machines/shared/ids.ts';
import { pathTo } from '#src/routes/paths.ts';
import { idMark } from '#src/routes/product-query.ts';

type Named = { id: Id; slug?: string | undefined };

const isDigits = (text: string) => /^\d+$/.test(text);

/** An address of digits means an id: a slug like that would lead to another category. */
export const slugOf = ({ id, slug }: Named) =>
  slug && !isDigits(slug) ? slug : isDigits(`${id}`) ? `${id}` : idMark + id;
/** Whether an address means this category. */
export const isCategoryOf = (category: Named, requested: string | undefined) =>
  requested !== undefined && [slugOf(category), `${category.id}`].includes(requested);
export const categoryPath = (category: Named) => pathTo('category', { slug: slugOf(category) });
