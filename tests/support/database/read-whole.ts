/** Finds the tables that PostgreSQL would read whole for the statements of the calls that some tests make. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import pg from 'pg';
import { nodesOf, type Statement } from './query-plans.ts';

/** Every other table grows with the goods, the shoppers or the days. */
const smallTables = new Set([
  ...['banners', 'blog_categories', 'blog_post_products', 'blog_post_tags', 'blog_posts', 'blog_tags', 'brand_counts'],
  ...['brands', 'catalogues', 'categories', 'color_counts', 'colors', 'countries', 'currencies', 'delivery_calendars'],
  ...['delivery_charges', 'delivery_slots', 'flash_sale_items', 'flash_sales', 'languages', 'listing_counts'],
  ...['pages', 'recipe_ingredients', 'recipes', 'search_places', 'search_things', 'settings', 'shop_secrets', 'shops'],
  ...['size_counts', 'sizes', 'sub_categories', 'taxes', 'vouchers'],
  // Its rows last for an hour.
  'partner_proofs',
]);

const canBeExplained = /^\s*(select|with|insert|update|delete)\b/i;

type Send = (query: unknown, values?: unknown, ...more: unknown[]) => unknown;
type Query = { text?: string; values?: unknown[] };

const inRequest = new AsyncLocalStorage<true>();
const known = new Set<string>();

/** Stores each statement of a call once. The tests' own statements and those of earlier files of the worker are left out. */
export function watchCalls(): { stop(): void; tablesReadWhole(pool: pg.Pool): Promise<string[]> } {
  const statements: Statement[] = [];
  const begin = () => inRequest.enterWith(true);
  const { query: send } = pg.Client.prototype as unknown as { query: Send };
  const listening: Send = function (this: unknown, query, values, ...more) {
    const { text, values: own } = typeof query === 'string' ? { text: query } : (query as Query);
    if (text && inRequest.getStore() && !known.has(text)) {
      known.add(text);
      statements.push({ text, values: Array.isArray(values) ? values : (own ?? []) });
    }
    return send.call(this, query, values, ...more);
  };
  Object.assign(pg.Client.prototype, { query: listening });
  subscribe('http.server.request.start', begin);
  return {
    stop() {
      unsubscribe('http.server.request.start', begin);
      Object.assign(pg.Client.prototype, { query: send });
    },
    tablesReadWhole: (pool) => readWhole(pool, statements),
  };
}

/** PostgreSQL is told to avoid whole tables. If it still reads one whole, that table has no index for the statement. */
async function readWhole(pool: pg.Pool, statements: readonly Statement[]): Promise<string[]> {
  const found: string[] = [];
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    for (const { text, values } of statements.filter((each) => canBeExplained.test(each.text))) {
      const { rows } = await client.query({ text: `explain (format json) ${text}`, values });
      const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter((node) => node['Node Type'] === 'Seq Scan');
      const tables = nodes.map((node) => node['Relation Name'] ?? '').filter((table) => !smallTables.has(table));
      found.push(...tables.map((table) => `${table}: ${text}`));
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
  return found;
}
