/** The document title: what the page shows, a dash, the app's name (spec section 1). */
import type { Read } from '#machines/reading/reading.types.ts';
import type { Translate } from '#src/i18n/messages.ts';
import type { PageMatch } from '#src/routes/pages.ts';

type Peek = (read: Read) => unknown;

/** An entity's page is named after the entity, once it is known. */
export const pageTitle = ({ page, params }: PageMatch, peek: Peek, t: Translate, appName: string): string => {
  const entity = page.entity;
  const name = (entity && nameIn(peek(entity.read(params)), entity.path)) || t(page.title);
  return appName ? `${name} - ${appName}` : name;
};

const nameIn = (data: unknown, path: readonly string[]): string | undefined => {
  const found = path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
    data,
  );
  return typeof found === 'string' ? found : undefined;
};
