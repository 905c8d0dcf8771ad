/** The built shop with the demo data on a database of its own: what every browser test opens. */
import { testDatabase } from './database.ts';
import { demoFilling } from './demo-database.ts';
import { type ShopProcess, startShopProcess } from './shop-process.ts';

export type DemoShop = ShopProcess & { databaseUrl: string };

/** `stop()` ends the process and drops the database. */
export const startDemoShop = async (): Promise<DemoShop> => {
  const database = await testDatabase({ filling: demoFilling });
  const shop = await startShopProcess(database.url);
  return {
    ...shop,
    databaseUrl: database.url,
    stop: async () => {
      await shop.stop();
      await database.close();
    },
  };
};
