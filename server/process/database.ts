/** Migrates the database of a starting shop, and fills it with the demo. */
import { type Config, mayShowDemoAccount } from '#server/config.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/pool.ts';
import { hasDemoAccount, hasDemoPeople } from '#server/db/queries/demo.ts';
import { unwrittenPages } from '#server/db/queries/pages.ts';
import { settings } from '#server/db/schema/settings.ts';
import { shops } from '#server/db/schema/shops.ts';
import { demoAccount } from '#server/domain/demo-account.ts';

/** Once for all workers of a server. */
export async function prepareDatabase(config: Config, { db }: Pick<Database, 'db'>): Promise<void> {
  // The goods of the demo are imported for an empty database only.
  if (config.demoShop && (await db.$count(shops)) === 0) {
    const { loadDemoShop } = await import('#server/seed/load.ts');
    await loadDemoShop(db, { clock: () => new Date() });
  }
  if (mayShowDemoAccount(config) && (await hasDemoAccount(db)))
    console.log(`Sign in as ${demoAccount.phone} with the password ${demoAccount.password}.`);
  if ((await db.$count(settings)) === 0)
    console.warn('This database has no shop yet. Make yours with: npm run shop -- new');
  else if (config.environment === 'production') await warnOperator(db);
}

/** Says what a shop should not open with. */
async function warnOperator(db: Database['db']): Promise<void> {
  if (await hasDemoPeople(db))
    console.warn(
      'The demo shopper and the reviews of the demo are in this shop: npm run shop -- demo remove deletes them.',
    );
  const slugs = await unwrittenPages(db);
  if (slugs.length > 0)
    console.warn(
      `The shop links to pages that nobody has written: ${slugs.join(', ')}. See: npm run shop -- page set --help`,
    );
}

/** For a process that serves nobody itself. */
export async function prepareAndClose(config: Config, given: string): Promise<void> {
  const url = config.databaseDirectUrl ?? given;
  await migrateDatabase(url);
  const database = await openDatabase({ url, poolSize: 1 });
  try {
    await prepareDatabase(config, database);
  } finally {
    await database.close();
  }
}
