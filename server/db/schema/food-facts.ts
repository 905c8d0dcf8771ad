/** What the sellers state about their foods, and the allergies that shoppers have stored. */
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { type Allergen, allergens, type Diet, diets, type Nutrition } from '../../domain/food-facts.ts';
import { products } from './catalogue.ts';
import { moment, translated } from './columns.ts';
import { users } from './identity.ts';

const literal = (values: readonly string[]) => sql.raw(`array[${values.map((value) => `'${value}'`).join(', ')}]`);

const onlyOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} <@ ${literal(values)}`);

/** One element for each allergen of which the product is free; a generated column takes no sub-query. */
const freeOf: SQL = sql.raw(
  `case when is_complete then ${allergens
    .map((each) => `case when '${each}' = any(contains || may_contain) then '{}'::text[] else array['${each}'] end`)
    .join(' || ')} else '{}'::text[] end`,
);

/** A product without a row has no facts: nothing is known about it. */
export const productFacts = pgTable(
  'product_facts',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Allergens stand between asterisks. */
    ingredients: translated(),
    contains: text().array().$type<Allergen[]>().notNull().default([]),
    mayContain: text('may_contain').array().$type<Allergen[]>().notNull().default([]),
    isComplete: boolean('is_complete').notNull().default(false),
    nutrition: jsonb().$type<Nutrition>(),
    originCountry: text('origin_country'),
    origin: translated(),
    diets: text().array().$type<Diet[]>().notNull().default([]),
    freeOf: text('free_of').array().$type<Allergen[]>().generatedAlwaysAs(freeOf),
  },
  (t) => [
    onlyOf('product_facts_contains', t.contains, allergens),
    onlyOf('product_facts_may_contain', t.mayContain, allergens),
    check('product_facts_once', sql`not (${t.contains} && ${t.mayContain})`),
    onlyOf('product_facts_diets', t.diets, diets),
    check('product_facts_origin_country', sql`${t.originCountry} ~ '^[A-Z]{2}$'`),
    index('product_facts_free_of').using('gin', t.freeOf).where(sql`free_of <> '{}'`),
    index('product_facts_diets_index').using('gin', t.diets).where(sql`diets <> '{}'`),
  ],
);

/** How many listings have a label, or are free of an allergen; triggers count. */
export const factCounts = pgTable(
  'fact_counts',
  { kind: text().$type<'diet' | 'free_of'>().notNull(), code: text().notNull(), listed: integer().notNull() },
  (t) => [primaryKey({ columns: [t.kind, t.code] })],
);

/** Data of health: there only while the shopper agrees, who can take it back at any time. */
export const allergyProfiles = pgTable(
  'allergy_profiles',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    allergens: text().array().$type<Allergen[]>().notNull(),
    /** When the shopper agreed. */
    agreedAt: moment('agreed_at').notNull().defaultNow(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [onlyOf('allergy_profiles_allergens', t.allergens, allergens)],
);
