/** Fills an empty database with the demo shop: once, and either whole or not at all. */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { noEffects, notifyProcesses } from '#server/db/after-commit.ts';
import { settings } from '#server/db/schema/settings.ts';
import { shops } from '#server/db/schema/shops.ts';
import { demoShop } from './demo-shop.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { loadContent } from './load-content.ts';
import { loadCustomer } from './load-customer.ts';
import { loadSettings } from './load-settings.ts';

/** Any number, the same in every process: two servers that start at once on an empty database load it once. */
export const loadingLock = 727_275;

/** The loaders count on rows numbered from 1. A start that was cut off has taken its rows back, but not their numbers. */
const numberFromTheStart = sql`do $$
  declare counted record;
  begin
    for counted in
      select table_name, column_name, pg_get_serial_sequence(quote_ident(table_name), column_name) as name
      from information_schema.columns
      where table_schema = current_schema() and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null
    loop
      execute format('select setval(%L, (select coalesce(max(%I), 0) + 1 from %I), false)',
        counted.name, counted.column_name, counted.table_name);
    end loop;
  end $$`;

/** Says whether it loaded anything; a database that has a shop, or settings of one, is left alone. */
export async function loadDemoShop(db: NodePgDatabase, { clock }: { clock: () => Date }): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${loadingLock})`);
    if ((await tx.$count(shops)) + (await tx.$count(settings)) > 0) return false;
    await tx.execute(numberFromTheStart);
    const demo = demoShop();
    const now = clock();
    await loadSettings(tx, demo);
    await loadCatalogue(tx, demo, now);
    await loadContent(tx, demo, now);
    await loadCustomer(tx, now);
    await notifyProcesses(tx, { ...noEffects(), outdated: 'all' });
    return true;
  });
}
