/** The products as documents, read from what the triggers of the database keep for the search. */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import type { SearchDocument } from './mapping.ts';

type Row = Omit<SearchDocument, 'names' | 'whole' | 'kinds'> & {
  en: string;
  ar: string;
  ir: string;
  ir_joined: string;
};

const withoutTags = (column: SQL) => sql`search_text(regexp_replace(coalesce(${column}, ''), '<[^>]*>', ' ', 'g'))`;

const inLanguages = (column: SQL) =>
  sql`concat_ws(' ', ${withoutTags(sql`${column} ->> 'en'`)}, ${withoutTags(sql`${column} ->> 'ar'`)}, ${withoutTags(sql`${column} ->> 'ir'`)})`;

const rows = async (db: Db, which: SQL): Promise<SearchDocument[]> => {
  const { rows: found } = await db.execute<Row>(sql`
    select l.product_id as id, l.shop_id as shop, l.category_id as category, l.sub_category_id as sub_category,
      l.brand_id as brand, l.size_ids as sizes, l.color_ids as colors, l.price, l.rating::float8 as rating, l.sold,
      l.popularity, to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
      fold_text(p.code) as code, search_text(p.keywords) as keywords,
      concat_ws(' ', ${inLanguages(sql`p.short_description`)}, ${inLanguages(sql`p.description`)}) as texts,
      coalesce(f.diets, '{}') as diets, coalesce(f.free_of, '{}') as free_of,
      coalesce(f.contains || f.may_contain, '{}') as inside,
      d.en, d.ar, d.ir, d.ir_joined
    from listings l join products p on p.id = l.product_id join search_documents d on d.product_id = l.product_id
    left join product_facts f on f.product_id = l.product_id
    ${which}`);
  return found.map(documentOf);
};

/** By id, those that come after `after`. */
export const documentsAfter = (db: Db, after: number, limit: number): Promise<SearchDocument[]> =>
  rows(db, sql`where l.product_id > ${after} order by l.product_id limit ${limit}`);

/** Products that nobody can see have none. */
export const documentsOf = (db: Db, ids: readonly number[]): Promise<SearchDocument[]> =>
  rows(db, sql`where l.product_id = any(${`{${ids.join(',')}}`}::int[])`);

function documentOf({ en, ar, ir, ir_joined: joined, ...row }: Row): SearchDocument {
  const names = [en, ar, ir].filter((name) => name !== '');
  return { ...row, names, whole: names, kinds: kindsOf(en, ar, joined) };
}

const joinedFrom = (words: readonly string[]) => words.map((_, at) => words.slice(at).join(' '));
const joinedTo = (words: readonly string[]) => words.map((_, at) => words.slice(0, at + 1).join(' '));

/**
 * "Organic Whole Milk" is "milk", "whole milk" and itself: an English name ends with what the product is, an Arabic or
 * Persian one begins with it. A Persian word that goes on after a joiner (a hyphen here) is not cut there.
 */
export function kindsOf(en: string, ar: string, irJoined: string): string[] {
  const kinds = [...joinedFrom(en.split(' ')), ...joinedTo(ar.split(' ')), ...joinedTo(irJoined.split(' '))];
  return [...new Set(kinds.map((kind) => kind.replaceAll('-', ' ')).filter((kind) => kind !== ''))];
}
