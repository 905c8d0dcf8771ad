/** Lists that show the newest or the best first: PostgreSQL reads a page of them in the order of an index. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBlogs } from '#server/db/queries/blogs.ts';
import { viewedIds } from '#server/db/queries/catalogue.ts';
import { findConversations, findMessages, newestMessageOf } from '#server/db/queries/chat.ts';
import { findOrders } from '#server/db/queries/orders.ts';
import { partnerApplicationsWith } from '#server/db/queries/partners.ts';
import { findReturns } from '#server/db/queries/returns.ts';
import { findReviews } from '#server/db/queries/reviews.ts';
import { findTickets } from '#server/db/queries/tickets.ts';
import { findProducts, homeProducts } from '#server/search/product-lists.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts';
import { largeCatalogue } from '#tests/support/database/large-catalogue.ts';
import { plansOf, sharedNodesOf } from '#tests/support/database/query-plans.ts';

let database: TestDatabase;

const words = `jsonb_build_object('en', 'Text', 'ar', 'Text', 'ir', 'Text')`;
const moment = `now() - n * interval '1 minute'`;

/** Enough rows that PostgreSQL would not rather sort all of them. */
const fill = `
  insert into users (name, email) select 'Ann', 'shopper' || n || '@larder.test' from generate_series(1, 40) n;
  insert into shops (slug, name, tagline, description, address, phone, email, logo, banner, estimated_delivery)
    select 'more-' || n, ${words}, ${words}, ${words}, ${words}, '1', 'more-' || n || '@larder.test', 'a', 'a', ${words}
    from generate_series(1, 300) n;
  insert into orders (checkout_id, user_id, shop_id, payment_method, total, payable, address, estimated_delivery, placed_at)
    select gen_random_uuid(), n % 2 + 1, n % 10 + 1, 'cash', 0, 0, '{}', ${words}, ${moment} from generate_series(1, 3000) n;
  insert into returns (order_id, user_id, shop_id, amount, reason, address, account_number, created_at)
    select id, user_id, shop_id, 0, 'Text', 'Text', '1', placed_at from orders;
  insert into tickets (user_id, issue_type, email, language, created_at)
    select n % 2 + 1, ${words}, 'ann@larder.test', 'en', ${moment} from generate_series(1, 3000) n;
  insert into conversations (user_id, shop_id, moved_at)
    select n, shops.id, now() - shops.id * n * interval '1 minute' from generate_series(1, 40) n cross join shops;
  insert into messages (conversation_id, side, body, created_at)
    select n % 200 + 1, 'user', 'Text', now() from generate_series(1, 20000) n;
  insert into reviews (product_id, author_name, rating, description, created_at)
    select n % 4 + 1, 'Ann', 5, 'Text', ${moment} from generate_series(1, 8000) n;
  insert into recently_viewed (user_id, product_id, viewed_at) select n % 2 + 1, n, ${moment} from generate_series(1, 8000) n;
  insert into blog_categories (slug, name) values ('news', ${words});
  insert into blog_posts (slug, category_id, title, description, picture, author, published_at)
    select 'post-' || n, 1, ${words}, ${words}, 'a', ${words}, ${moment} from generate_series(1, 3000) n;
  insert into partner_applications (code, email, first_name, shop_name, proof_hash, language, submitted_at)
    select 'code-' || n, n || '@larder.test', 'Ann', 'Shop', decode(md5(n::text), 'hex'), 'en', ${moment}
    from generate_series(1, 3000) n`;

beforeAll(async () => {
  database = await testDatabase({ filling: largeCatalogue });
  await database.pool.query(fill);
  await database.pool.query('vacuum analyze');
});

afterAll(() => database.close());

const now = new Date();
const paging = { limit: 12, offset: 12 };
const user = 1;

type Lists = Record<string, { index: string; read: () => Promise<unknown> }>;

const products = (sortType: string) => () => findProducts(database.db, {}, { sortType, paging, now });

/** All of the statement is the page. */
const pages: Lists = {
  orders: { index: 'orders_newest', read: () => findOrders(database.db, user, undefined, paging) },
  returns: { index: 'returns_newest', read: () => findReturns(database.db, paging, user) },
  tickets: { index: 'tickets_newest', read: () => findTickets(database.db, paging, { userId: user }) },
  conversations: {
    index: 'conversations_latest',
    read: () => findConversations(database.db, paging, { userId: user }),
  },
  messages: { index: 'messages_newest', read: () => findMessages(database.db, 1, paging) },
  'earlier messages': { index: 'messages_newest', read: () => findMessages(database.db, 1, paging, 10_000) },
  'the newest message': { index: 'messages_newest', read: () => newestMessageOf(database.db, 1) },
  reviews: { index: 'reviews_newest', read: () => findReviews(database.db, { productId: 1 }, paging) },
  'viewed products': { index: 'recently_viewed_newest', read: () => viewedIds(database.db, user, 10) },
  applications: {
    index: 'partner_applications_newest',
    read: () => partnerApplicationsWith(database.db, undefined, 50),
  },
};

/** The statement, or one beside it, also counts all that there are. */
const countedPages: Lists = {
  'the newest products': { index: 'listings_newest', read: products('newest') },
  'the best sold products': { index: 'listings_best_sold', read: products('top_selling') },
  'all products': { index: 'listings_pkey', read: products('default') },
  'the newest products of the home page': { index: 'listings_newest', read: () => homeProducts(database.db, paging) },
  'the best sold products of the home page': {
    index: 'listings_best_sold',
    read: () => homeProducts(database.db, paging),
  },
  'blog posts': { index: 'blog_posts_newest', read: () => findBlogs(database.db, {}, paging, now) },
};

const nodesFor = async (read: () => Promise<unknown>) => (await plansOf(database.pool, read)).flatMap(sharedNodesOf);

describe('the query plan', () => {
  test.each(Object.entries(pages))(
    'reads a page of %s in the order of an index, without a sort',
    async (_what, { index, read }) => {
      const nodes = await nodesFor(read);
      expect(nodes.map((node) => node['Index Name'])).toContain(index);
      expect(nodes.filter((node) => /Sort/.test(node['Node Type']))).toEqual([]);
      // A small table beside it may be read as a whole.
      const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Rows'] > 400);
      expect(whole).toEqual([]);
    },
  );

  test.each(Object.entries(countedPages))(
    'reads a page of %s in the order of an index while it counts them',
    async (_what, { index, read }) => {
      const nodes = await nodesFor(read);
      expect(nodes.map((node) => node['Index Name'])).toContain(index);
      expect(nodes.filter((node) => /Sort/.test(node['Node Type']))).toEqual([]);
    },
  );
});

describe('every index', () => {
  test('sorts nulls where "order by … desc" puts them', async () => {
    // Bit 1 of an option says descending, bit 2 says nulls first.
    const { rows } = await database.pool.query(`
      select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
      join pg_namespace on pg_namespace.oid = relnamespace cross join unnest(indoption::int2[]) as option
      where nspname = 'public' and option & 3 = 1`);
    expect(rows).toEqual([]);
  });
});
