/** The column types of the shop's tables. */
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  type ExtraConfigColumn,
  integer,
  jsonb,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Translated } from '../../domain/texts.ts';

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** Minor units of the shop's default currency; a CHECK of the table decides about zero and negative values. */
export const money = (name?: string) => (name ? integer(name) : integer());

export const translated = (name?: string) => (name ? jsonb(name) : jsonb()).$type<Translated>();

export const moment = (name: string) => timestamp(name, { withTimezone: true });

export const createdAt = () => moment('created_at').notNull().defaultNow();

export const isActive = () => boolean('is_active').notNull().default(true);

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const searchQuery = customType<{ data: string }>({ dataType: () => 'tsquery' });

/**
 * An index column in the order of `order by … desc`. Drizzle's own `desc()` writes `DESC NULLS LAST`, and PostgreSQL
 * uses such an index for no `desc`, not even of a column that is never null.
 */
export const descending = (column: ExtraConfigColumn) => column.desc().nullsFirst();

/** Refuses a row in which `column` is none of `values`. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return check(name, sql`${column} in (${sql.raw(list)})`);
}

/** Refuses a row whose language has not the form of a code. Which languages a shop has is data, and may change. */
export const localeForm = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} ~ '^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|[0-9]{3}))?$'`);

/** Refuses a row in which any of `columns` is negative. */
export function notNegative(name: string, ...columns: AnyPgColumn[]) {
  const tests: SQL[] = columns.map((column) => sql`${column} >= 0`);
  return check(name, sql.join(tests, sql` and `));
}
