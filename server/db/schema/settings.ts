/** The owner's settings: settings, languages, currencies, countries, taxes. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, isActive, localeForm, oneOf, translated } from './columns.ts';

/**
 * One row per setting. Menus, footers, social links and payment gateways are each one value, because they are read
 * whole.
 */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

export const languages = pgTable(
  'languages',
  {
    id: id(),
    /** The code of the language (`Locale`). */
    name: text().notNull().unique(),
    title: text().notNull(),
    direction: text({ enum: ['ltr', 'rtl'] }).notNull(),
    /** PostgreSQL's dictionary for the words of an added language, such as `french_stem`; null: it has none. */
    stemmer: text(),
    position: integer().notNull().default(0),
    isActive: isActive(),
  },
  (t) => [oneOf('languages_direction', t.direction, ['ltr', 'rtl']), localeForm('languages_name', t.name)],
);

/** The texts of a language that the operator has added. Apart from `languages`, because they are long. */
export const catalogues = pgTable('catalogues', {
  language: text()
    .primaryKey()
    .references(() => languages.name, { onDelete: 'cascade' }),
  /** Text by English phrase; what is missing is shown in English. */
  texts: jsonb().$type<Record<string, string>>().notNull(),
  /** SHA-256 of the texts. */
  hash: text().notNull(),
});

export const currencies = pgTable(
  'currencies',
  {
    id: id(),
    name: text().notNull().unique(),
    symbol: text().notNull(),
    rateFromDefault: numeric('rate_from_default', { precision: 14, scale: 6, mode: 'number' }).notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    position: integer().notNull().default(0),
    isActive: isActive(),
  },
  (t) => [
    uniqueIndex('currencies_one_default').on(t.isDefault).where(sql`${t.isDefault}`),
    check('currencies_rate', sql`${t.rateFromDefault} > 0 and (not ${t.isDefault} or ${t.rateFromDefault} = 1)`),
  ],
);

export const countries = pgTable(
  'countries',
  {
    id: id(),
    name: text().notNull().unique(),
    /** Digits only, without the plus. */
    phoneCode: text('phone_code').notNull(),
  },
  (t) => [check('countries_phone_code', sql`${t.phoneCode} ~ '^[0-9]{1,7}$'`), index().on(t.phoneCode)],
);

/** Every active tax applies to each order's goods. */
export const taxes = pgTable(
  'taxes',
  {
    id: id(),
    name: translated().notNull(),
    percentage: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    isActive: isActive(),
  },
  (t) => [check('taxes_percentage', sql`${t.percentage} >= 0 and ${t.percentage} <= 100`)],
);
