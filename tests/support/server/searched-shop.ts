/** The demo shop with a search server beside it. */
import { vi } from 'vitest';
import type { SearchPace } from '#server/search-server/client.ts';
import { readState } from '#server/search-server/state.ts';
import { demoFilling } from '../database/demo-database.ts';
import { type SearchServer, startSearchServer } from '../services/search-server.ts';
import { startTestServer, type TestServer } from './server.ts';

type Listed = { total: number; products: { id: number; name: string; price: number }[] };

export type SearchedShop = {
  shop: TestServer;
  search: SearchServer;
  /** How long the shop waits for it; may be changed. */
  pace: SearchPace;
  /** One run of the job that keeps the index. */
  updateIndex(): Promise<void>;
  /**
   * Repeats the job until the index is complete. The copy of the products waits for the open transactions of all databases
   * of the PostgreSQL server, and other test files have transactions there.
   */
  buildIndex(): Promise<void>;
  sql(text: string, values?: unknown[]): Promise<{ rows: { [column: string]: unknown }[] }>;
  /** A page of a list by its query. */
  list(query: string, locale?: string): Promise<Listed>;
  /** The names on the first page. */
  searchFor(text: string, locale?: string): Promise<string[]>;
  /** How often the search server was searched while this was done; several searches in one request count once. */
  searches(work: () => Promise<unknown>): Promise<number>;
  /** Past what a process remembers: of its last answers, of the state of the index, and of a failure. */
  later(): void;
  /** The search server is as at the start again. */
  calm(): void;
  close(): Promise<void>;
};

const usualPace: SearchPace = { requestMs: 300, workMs: 5_000 };

export async function startSearchedShop(): Promise<SearchedShop> {
  const search = await startSearchServer();
  const env = { SEARCH_URL: `${search.url}/corner` };
  const pace = { ...usualPace };
  const shop = await startTestServer({ filling: demoFilling, env, searchPace: pace });
  const list: SearchedShop['list'] = async (query, locale = 'en') =>
    (await shop.get(`/products?${query}&per_page=12`, { locale })).body.data;
  const updateIndex = () =>
    shop.app.updateSearchIndex({ stopping: new AbortController().signal, repeatAt: async () => undefined });
  const isBuilt = async () => {
    await updateIndex();
    const { live, building } = await readState(shop.database.db);
    return live !== null && building === null;
  };
  return {
    shop,
    search,
    pace,
    list,
    updateIndex,
    // A hook may not poll with `expect`.
    buildIndex: async () => void (await vi.waitUntil(isBuilt, { timeout: 15_000 })),
    sql: (text, values = []) => shop.database.pool.query(text, values),
    async searchFor(text, locale) {
      const { products } = await list(`search=${encodeURIComponent(text)}&page=1`, locale);
      return products.map(({ name }) => name);
    },
    async searches(work) {
      const before = search.requests.length;
      await work();
      return search.requests.slice(before).filter((line) => /\/_m?search$/.test(line)).length;
    },
    later: () => shop.forward(40_000),
    calm() {
      Object.assign(search, {
        delayMs: 0,
        refuses: undefined,
        refusesLast: false,
        drips: false,
        before: async () => undefined,
      });
      Object.assign(pace, usualPace);
    },
    async close() {
      await shop.close();
      await search.close();
    },
  };
}
