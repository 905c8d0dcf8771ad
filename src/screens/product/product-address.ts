/** What is chosen on a product's page, in its address. */
import { pathTo } from '#src/routes/paths.ts';

const numberIn = (search: URLSearchParams, key: string) => {
  const value = Number(search.get(key));
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

export const readChoice = (search: URLSearchParams) => ({
  pack: numberIn(search, 'pack'),
  picture: numberIn(search, 'picture') ?? 1,
  reviews: numberIn(search, 'reviews') ?? 1,
});

/** The same page with one thing chosen otherwise. */
export const chosen = (id: number, search: URLSearchParams, key: 'pack' | 'picture' | 'reviews', value: number) => {
  const next = new URLSearchParams(search);
  if (value === 1 && key !== 'pack') next.delete(key);
  else next.set(key, String(value));
  return pathTo('product', { id }, next);
};
