/** The owner's settings for the whole shop. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { countries, currencies, languages, settings } from '#server/db/schema/settings.ts';
import { type ShopSettings, shopSettings } from '#server/db/shop-settings.ts';

export async function readSettings(db: Db): Promise<ShopSettings> {
  const rows = await db.select().from(settings);
  return shopSettings(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

/** Some settings only; the others are those of a new shop. */
export async function readSomeSettings<K extends keyof ShopSettings>(
  db: Db,
  keys: K[],
): Promise<Pick<ShopSettings, K>> {
  const rows = await db.select().from(settings).where(inArray(settings.key, keys));
  return shopSettings(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

export const activeLanguages = (db: Db) =>
  db.select().from(languages).where(eq(languages.isActive, true)).orderBy(asc(languages.position), asc(languages.id));

export const activeCurrencies = (db: Db) =>
  db
    .select()
    .from(currencies)
    .where(eq(currencies.isActive, true))
    .orderBy(asc(currencies.position), asc(currencies.id));

export const allCountries = (db: Db) => db.select().from(countries).orderBy(asc(countries.name));

/** The currency in which orders are charged. */
export async function defaultCurrency(db: Db): Promise<{ name: string; symbol: string }> {
  const [found] = await db
    .select({ name: currencies.name, symbol: currencies.symbol })
    .from(currencies)
    .where(eq(currencies.isDefault, true));
  return found ?? { name: 'USD', symbol: '$' };
}

export const defaultSymbol = async (db: Db): Promise<string> => (await defaultCurrency(db)).symbol;
