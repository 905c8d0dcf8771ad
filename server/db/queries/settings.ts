/** The owner's settings for the whole shop. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { SignPlace } from '#locales/numbers.ts';
import type { Db } from '#server/db/pool.ts';
import { countries, currencies, languages, settings } from '#server/db/schema/settings.ts';
import { type ShopSettings, shopSettings, withDraft } from '#server/db/shop-settings.ts';
import { type Accents, accentsOf } from '#server/domain/colour.ts';
import { minuteOfDay } from '#server/domain/dates.ts';
import { type Minor, unitOf } from '#server/domain/money.ts';

export async function readSettings(db: Db): Promise<ShopSettings> {
  const rows = await db.select().from(settings);
  return shopSettings(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

/** `seesDraft`: for the operator who previews a look that is not published yet. */
export async function shownSettings(db: Db, seesDraft: boolean): Promise<ShopSettings> {
  const settings = await readSettings(db);
  return seesDraft ? withDraft(settings) : settings;
}

/** Some settings only; the others are those of a new shop. */
export async function readSomeSettings<K extends keyof ShopSettings>(
  db: Db,
  keys: K[],
): Promise<Pick<ShopSettings, K>> {
  const rows = await db.select().from(settings).where(inArray(settings.key, keys));
  return shopSettings(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

/** The minute of the day, for opening hours. */
export const minuteAtShop = async (db: Db, now: Date): Promise<number> =>
  minuteOfDay(now, (await readSomeSettings(db, ['timeZone'])).timeZone);

/** The shop's colour for what is not the storefront. Undefined: it has none of its own. */
export const accentsOfShop = async (db: Db): Promise<Accents | undefined> =>
  accentsOf((await readSomeSettings(db, ['themeColors'])).themeColors);

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

/** The smallest amount of the currency in which the shop charges. */
export const unitOfShop = async (db: Db): Promise<Minor> => unitOf((await defaultCurrency(db)).name);

/** The sign of the currency in which the shop charges, and its place beside an amount. */
export async function signOfShop(db: Db): Promise<SignPlace> {
  const { currencyPosition: position } = await readSomeSettings(db, ['currencyPosition']);
  return { symbol: (await defaultCurrency(db)).symbol, position };
}
