/** The shopper's choices on a product's page, as its address contains them. */
import type { Id } from '#machines/shared/ids.ts';
import { pathTo } from '#src/routes/paths.ts';

const numberIn = (search: URLSearchParams, key: string) => {
  const value = Number(search.get(key));
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

export const readChoice = (search: URLSearchParams) => ({
  pack: search.get('pack') ?? undefined,
  size: search.get('size') ?? undefined,
  color: search.get('color') ?? undefined,
  picture: numberIn(search, 'picture') ?? 1,
  reviews: numberIn(search, 'reviews') ?? 1,
  /** Any value fills the window with the picture, `near` magnifies it there. */
  isEnlarged: search.has('zoom'),
  isMagnified: search.get('zoom') === 'near',
});

type ChoiceKey = 'pack' | 'size' | 'color' | 'picture' | 'reviews' | 'zoom';

/** The same page with one thing chosen otherwise. */
export const chosen = (id: Id, search: URLSearchParams, key: ChoiceKey, value: Id) => {
  const next = new URLSearchParams(search);
  if (value === 1 && (key === 'picture' || key === 'reviews')) next.delete(key);
  else next.set(key, String(value));
  return pathTo('product', { id }, next);
};
