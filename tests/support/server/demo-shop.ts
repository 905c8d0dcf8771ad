/** The built shop with the demo data on a database of its own, for browser tests. */
import { settings as settingsTable } from '#server/db/schema/settings.ts';
import type { ShopSettings } from '#server/db/shop-settings.ts';
import { testDatabase } from '../database/database.ts';
import { demoFilling } from '../database/demo-database.ts';
import { type ShopProcess, startShopProcess } from './shop-process.ts';

export type DemoShop = ShopProcess & { databaseUrl: string };

/** `stop()` ends the process and drops the database; `settings` and `env` replace the defaults. */
export const startDemoShop = async (
  settings: Partial<ShopSettings> = {},
  env: Record<string, string> = {},
): Promise<DemoShop> => {
  const database = await testDatabase({ filling: demoFilling });
  for (const [key, value] of Object.entries(settings)) {
    const row = { key, value };
    await database.db.insert(settingsTable).values(row).onConflictDoUpdate({ target: settingsTable.key, set: row });
  }
  const shop = await startShopProcess(database.url, env);
  return {
    ...shop,
    databaseUrl: database.url,
    stop: async () => {
      await shop.stop();
      await database.close();
    },
  };
};
