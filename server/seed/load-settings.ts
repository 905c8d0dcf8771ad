/**
 * Writes settings, languages, currencies, countries and taxes. The table `settings` gets one row for each field of
 * `SeedSettings`, under the field's own name, and the rows menus, footers, socialLinks, paymentGateways, contact and
 * ticketIssueTypes with the lists as the demo shop has them.
 */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { countries, currencies, languages, settings, taxes } from '#server/db/schema/settings.ts';
import { insertAll } from './bulk.ts';
import type { DemoShop } from './seed.types.ts';

export async function loadSettings(tx: Db, demo: DemoShop): Promise<void> {
  const { menus, footers, socialLinks, paymentGateways, contact, ticketIssueTypes } = demo;
  const values = { ...demo.settings, menus, footers, socialLinks, paymentGateways, contact, ticketIssueTypes };
  await insertAll(
    tx,
    settings,
    Object.entries(values).map(([key, value]) => ({ key, value })),
  );
  await insertAll(
    tx,
    languages,
    demo.languages.map((language, position) => ({ ...language, position })),
  );
  await insertAll(
    tx,
    currencies,
    demo.currencies.map((currency, position) => ({ ...currency, position })),
  );
  await insertAll(tx, countries, demo.countries);
  // The countries bring their numbers along; the next one must not take theirs.
  await tx.execute(sql`select setval(pg_get_serial_sequence('countries', 'id'), (select max(id) from countries))`);
  await insertAll(tx, taxes, demo.taxes);
}
