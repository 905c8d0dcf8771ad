/** Favourites and recently viewed products of signed-in shoppers. */
import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { createdAt, descending, moment } from './columns.ts';
import { users } from './identity.ts';

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const productId = () =>
  integer('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' });

export const favourites = pgTable(
  'favourites',
  { userId: userId(), productId: productId(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.userId, t.productId] }), index().on(t.productId)],
);

export const recentlyViewed = pgTable(
  'recently_viewed',
  { userId: userId(), productId: productId(), viewedAt: moment('viewed_at').notNull().defaultNow() },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index('recently_viewed_newest').on(t.userId, descending(t.viewedAt), t.productId),
    index().on(t.productId),
  ],
);
