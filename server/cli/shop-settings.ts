/** The operator's commands for the shop as a whole: settings, currencies, taxes. */
import { asc, desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { byLocale } from '#locales/locales.ts';
import { readSettings, readSomeSettings } from '#server/db/queries/settings.ts';
import { currencies, settings, taxes } from '#server/db/schema/settings.ts';
import { lookKeys } from '#server/domain/look.ts';
import { CliError, UsageError } from './cli-error.ts';
import { type Answer, type Command, listed } from './command.ts';
import { changeShown } from './in-command.ts';
import { countryNamed } from './shop-countries.ts';

type Read = (text: string) => unknown;

const wrong = (text: string, expected: string) => new UsageError(`"${text}" does not do: ${expected}.`);

const switched: Read = (text) => {
  if (text === 'on' || text === 'off') return text === 'on';
  throw wrong(text, 'write on or off');
};

const line: Read = (text) => {
  if (text.trim() && text.length <= 200 && !/\p{Cc}/u.test(text)) return text.trim();
  throw wrong(text, 'write one line of at most 200 characters');
};

/** A shop begins without these. */
const lineOrNothing: Read = (text) => (text.trim() === '' ? '' : line(text));

/** Forms begin without one. */
const countryOrNothing: Read = (text) => {
  const name = text.trim() === '' ? '' : countryNamed(text);
  if (name === undefined) throw wrong(text, 'write the English name of a country');
  return name;
};

const count =
  (least: number, most: number): Read =>
  (text) => {
    if (/^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
    throw wrong(text, `write a whole number from ${least} to ${most}`);
  };

const oneOf =
  (...values: string[]): Read =>
  (text) => {
    if (values.includes(text)) return text;
    throw wrong(text, `write ${values.join(' or ')}`);
  };

const zone: Read = (text) => {
  if (text === 'UTC' || Intl.supportedValuesOf('timeZone').includes(text)) return text;
  throw wrong(text, 'write a time zone such as Europe/London, Asia/Tehran or UTC');
};

const inAll: Read = (text) => byLocale(() => lineOrNothing(text));

/** The settings that are one value; menus and footers are lists. */
const readers: Readonly<Record<string, Read>> = {
  hotline: lineOrNothing,
  timeZone: zone,
  country: countryOrNothing,
  address: inAll,
  footerDescription: inAll,
  currencyPosition: oneOf('prefix', 'suffix'),
  cashOnDelivery: switched,
  onlinePayment: switched,
  multiVendor: switched,
  showFooter: switched,
  registerOtpVerify: switched,
  registerOtpType: oneOf('email', 'phone'),
  forgotOtpType: oneOf('email', 'phone'),
  orderPlaceAccountVerify: switched,
  orderMails: switched,
  phoneRequired: switched,
  phoneMinLength: count(4, 20),
  phoneMaxLength: count(4, 20),
  returnOrderWithinDays: count(0, 365),
};

/** Drafted, previewed and published together. */
const ofLook: readonly string[] = lookKeys;

/** The lengths of a phone number limit each other. */
async function lengthReader(db: NodePgDatabase, key: string): Promise<Read | undefined> {
  if (key !== 'phoneMinLength' && key !== 'phoneMaxLength') return undefined;
  const { phoneMinLength, phoneMaxLength } = await readSomeSettings(db, ['phoneMinLength', 'phoneMaxLength']);
  return key === 'phoneMinLength' ? count(4, phoneMaxLength) : count(phoneMinLength, 20);
}

/** As `setting set` takes it. */
const shown = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

async function listSettings(db: NodePgDatabase): Promise<Answer> {
  const all: Record<string, unknown> = await readSettings(db);
  const values = Object.keys(readers).map((key) => ({ key, value: all[key] }));
  return listed(values, {
    none: '',
    record: (one) => one,
    line: ({ key, value }) => `${key.padEnd(24)}  ${shown(value)}`,
  });
}

async function withoutPayment(db: NodePgDatabase): Promise<string[]> {
  const { cashOnDelivery, onlinePayment } = await readSomeSettings(db, ['cashOnDelivery', 'onlinePayment']);
  return cashOnDelivery || onlinePayment ? [] : ['No way to pay is left: nobody can order.'];
}

async function setSetting(db: NodePgDatabase, key: string, text: string): Promise<string[]> {
  const read = Object.hasOwn(readers, key) ? readers[key] : undefined;
  if (ofLook.includes(key)) throw new UsageError(`${key} is part of the look. See: npm run shop -- look set --help`);
  if (!read) throw new UsageError(`There is no setting "${key}". See: npm run shop -- setting list`);
  const value = ((await lengthReader(db, key)) ?? read)(text);
  const { warnings } = await changeShown(db, (tx) =>
    tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } }),
  );
  return [`${key}: ${shown(value)}`, ...warnings, ...(value === false ? await withoutPayment(db) : [])];
}

type Currency = typeof currencies.$inferSelect;

const currencyLine = ({ name, symbol, rateFromDefault, isDefault, isActive }: Currency) =>
  `${name}  ${symbol}  ${isDefault ? 'the currency of the prices' : rateFromDefault}${isActive ? '' : '  (hidden)'}`;

async function listCurrencies(db: NodePgDatabase): Promise<Answer> {
  const rows = await db.select().from(currencies).orderBy(asc(currencies.position), asc(currencies.id));
  const record = ({ name, symbol, rateFromDefault, isDefault, isActive }: Currency) => ({
    name,
    symbol,
    rate: rateFromDefault,
    isDefault,
    isShown: isActive,
  });
  return listed(rows, { none: 'No currencies.', record, line: currencyLine });
}

function rateOf(text: string): number {
  const rate = /^\d{1,7}(\.\d{1,6})?$/.test(text) ? Number(text) : 0;
  if (rate > 0) return rate;
  throw new UsageError(`"${text}" is no rate. Write how much one of the default currency is, such as 0.92.`);
}

const symbolOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency;

async function setRate(db: NodePgDatabase, code: string, text: string): Promise<string[]> {
  const name = code.toUpperCase();
  if (!Intl.supportedValuesOf('currency').includes(name)) throw new UsageError(`There is no currency "${code}".`);
  const rateFromDefault = rateOf(text);
  const { result, warnings } = await changeShown(db, async (tx) => {
    const row = { name, symbol: symbolOf(name), rateFromDefault, position: await tx.$count(currencies) };
    return tx
      .insert(currencies)
      .values(row)
      .onConflictDoUpdate({
        target: currencies.name,
        set: { rateFromDefault, isActive: true },
        setWhere: eq(currencies.isDefault, false),
      })
      .returning();
  });
  const [made] = result;
  if (!made) throw new CliError(`${name} is the currency of the prices; its rate is 1.`);
  return [currencyLine(made), ...warnings];
}

async function hideCurrency(db: NodePgDatabase, code: string): Promise<string[]> {
  const name = code.toUpperCase();
  const { result, warnings } = await changeShown(db, async (tx) => {
    const [found] = await tx.select().from(currencies).where(eq(currencies.name, name)).for('update');
    if (!found) throw new CliError(`There is no currency ${name}.`);
    if (found.isDefault) throw new CliError(`${name} is the currency of the prices and stays.`);
    await tx.update(currencies).set({ isActive: false }).where(eq(currencies.id, found.id));
    return currencyLine({ ...found, isActive: false });
  });
  return [result, ...warnings];
}

function percentageOf(text: string): number {
  const value = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : 101;
  if (value <= 100) return value;
  throw new UsageError(`"${text}" is no percentage from 0 to 100.`);
}

/** Orders that are placed keep the tax that they were placed with. */
async function setTax(db: NodePgDatabase, text: string, name = 'VAT'): Promise<string[]> {
  const percentage = percentageOf(text);
  const { warnings } = await changeShown(db, async (tx) => {
    await tx.update(taxes).set({ isActive: false });
    if (percentage > 0) await tx.insert(taxes).values({ name: byLocale(() => name), percentage });
  });
  return [percentage > 0 ? `${name}: ${percentage} % of every new order` : 'New orders have no tax.', ...warnings];
}

async function listTaxes(db: NodePgDatabase): Promise<Answer> {
  const rows = await db.select().from(taxes).orderBy(desc(taxes.isActive), desc(taxes.id));
  return listed(rows, {
    none: 'No taxes.',
    record: ({ name, percentage, isActive }) => ({ name: name.en, percentage, isOfNewOrders: isActive }),
    line: ({ name, percentage, isActive }) =>
      `${name.en}: ${percentage} %${isActive ? ' of every new order' : '  (before)'}`,
  });
}

export const settingCommands: Command[] = [
  { use: 'setting list', says: 'the settings and their values', run: ({ db }) => listSettings(db) },
  {
    use: 'setting set <setting> <value>',
    says: 'a new value; texts are the same in all languages, switches are on or off',
    run: async ({ db }, [key = '', value = '']) => setSetting(db, key, value),
  },
  { use: 'currency list', says: 'the currencies and their rates', run: ({ db }) => listCurrencies(db) },
  {
    use: 'currency set <code> <rate>',
    says: 'offers a currency: how much of it one of the default currency is',
    run: async ({ db }, [code = '', rate = '']) => setRate(db, code, rate),
  },
  { use: 'currency hide <code>', says: 'offers it no longer', run: ({ db }, [code = '']) => hideCurrency(db, code) },
  { use: 'tax list', says: 'the tax of new orders, and those before', run: ({ db }) => listTaxes(db) },
  {
    use: 'tax set <percentage>',
    says: 'the one tax of new orders, instead of those before; 0 for none',
    options: { '--name <name>': 'its name; VAT if not given' },
    run: async ({ db }, [percentage = ''], { name }) => setTax(db, percentage, name),
  },
];
