/** What a search engine may say about a page: the words of its product or shop, or else those of the shop as a whole. */
import type { Read } from '#machines/reading/reading.types.ts';
import type { PageMatch } from '#src/routes/pages.ts';

type Peek = (read: Read) => unknown;

const longest = 300;
const fields = ['meta_description', 'short_description'] as const;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

export const pageDescription = ({ page, params }: PageMatch, peek: Peek, general: string): string => {
  const entity = page.entity;
  const thing = entity?.path.slice(0, -1).reduce(fieldOf, peek(entity.read(params)));
  const found = fields.map((name) => fieldOf(thing, name)).find((text) => typeof text === 'string' && text !== '');
  return String(found ?? general).slice(0, longest);
};
