/** The blog. */
import type { Client } from '../client.ts';
import { dataOf, dataWith } from '../data-of.ts';
import { ApiError } from '../errors.ts';
import type { QueryOf } from '../types/query.ts';

export const listBlogs = (client: Client, query: QueryOf<'listBlogs'> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/blogs', { params: { query }, signal }), { total: 0, blogs: [], categories: [] });

/** An unknown post gets 400, which means the same as 404. */
const asNotFound = (error: unknown): never => {
  if (error instanceof ApiError && error.status === 400)
    throw new ApiError({ kind: 'notFound', status: 400 }, { cause: error });
  throw error;
};

export const getBlog = (client: Client, path: { slug: string }, signal: AbortSignal | null = null) =>
  dataWith(client.GET('/blog/{slug}/details', { params: { path }, signal }), 'blog', {
    related_blogs: [],
    popular_blogs: [],
    related_products: [],
  }).catch(asNotFound);
