/** Which rows a page is made of. */

export type Paging = { limit: number; offset: number };

const mostRows = 100;

/** The two parameters work together; without both a list is whole, up to `whole` rows. */
export function pagingOf(query: { page?: number | undefined; per_page?: number | undefined }, whole = 500): Paging {
  if (query.page === undefined || query.per_page === undefined) return { limit: whole, offset: 0 };
  const limit = Math.min(query.per_page, mostRows);
  return { limit, offset: (query.page - 1) * limit };
}

/** For lists that are paged in any case. */
export const pagingWith = (query: { page?: number | undefined; per_page?: number | undefined }, perPage: number) =>
  pagingOf({ page: query.page ?? 1, per_page: query.per_page ?? perPage });
