/** The orders of a list that can be chosen. */
import { type SQL, sql } from 'drizzle-orm';
import { listings } from '#server/db/schema/listings.ts';
import type { Sort } from './search.types.ts';

const id = listings.productId;
const newest = sql`${listings.createdAt} desc, ${id}`;

/** Every order ends with the id, so that pages neither overlap nor change between calls. Each is that of an index. */
export const orders: Readonly<Record<Sort, SQL>> = {
  high_to_low: sql`${listings.price} desc, ${id}`,
  low_to_high: sql`${listings.price}, ${id}`,
  top_selling: sql`${listings.sold} desc, ${id}`,
  popular_product: sql`${listings.popularity} desc, ${listings.sold} desc, ${id}`,
  newest,
  just_for_you: newest,
};

export const isSort = (name: string | undefined): name is Sort => name !== undefined && Object.hasOwn(orders, name);
