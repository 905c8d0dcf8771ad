/** The document title: the name of the page, a dash, the app's name (R4). */
import type { Query } from '#machines/query/query.types.ts';
import { isCategoryOf } from '#src/components/category-path.ts';
import type { Translate } from '#src/i18n/messages.ts';
import type { PageMatch } from '#src/routes/match-page.ts';

type Peek = (query: Query) => unknown;
type Fields = Record<string, unknown>;

/** In an array, finds the category that the parameter `key` means; in an object, reads the field `key`. */
const step = (value: unknown, key: string, params: PageMatch['params']): unknown =>
  Array.isArray(value) ? value.find((item) => isCategoryOf(item, params[key])) : (value as Fields | undefined)?.[key];

/** The one thing that a page shows; undefined where it is not known, or there is none. */
export const entityOf = ({ page: { entity }, params }: PageMatch, peek: Peek): Fields | undefined =>
  entity?.path.slice(0, -1).reduce<unknown>((value, key) => step(value, key, params), peek(entity.query(params))) as
    | Fields
    | undefined;

/** An entity's page is named after the entity, once it is known. */
export const pageName = (match: PageMatch, peek: Peek, t: Translate): string => {
  const name = entityOf(match, peek)?.[match.page.entity?.path.at(-1) ?? ''];
  return typeof name === 'string' && name.trim() ? name : t(match.page.title);
};

export const pageTitle = (match: PageMatch, peek: Peek, t: Translate, appName: string): string => {
  const name = pageName(match, peek, t);
  return appName ? `${name} - ${appName}` : name;
};
