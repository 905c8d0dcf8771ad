/**
 * What a search means, said plainly: every product is looked at, whatever it costs. The shop's own queries take short cuts
 * (sets, indexes, tiers) and must give the same products in the same order.
 */
import type { Pool } from 'pg';

const words = String.raw`btrim(regexp_replace(fold_text($1), '[\s&|!():*<>''"\\,.;/-]+', ' ', 'g'))`;
const tsQuery = `to_tsquery('simple', coalesce(nullif(replace(${words}, ' ', ':* & '), '') || ':*', ''))`;
const pattern = String.raw`replace(replace(replace(fold_text($1), '\', '\\'), '%', '\%'), '_', '\_')`;
const letters = `regexp_replace(fold_text($1), '[^[:alnum:] ]', '', 'g')`;

const name = (language: 'en' | 'ar' | 'ir') => `fold_text(p.name ->> '${language}')`;
const allNames = 'fold_translated(p.name)';

const insideName = `${allNames} like '%' || ${pattern} || '%'`;
const contains = `(p.search @@ ${tsQuery} or ${insideName} or lower(p.code) = fold_text($1))`;
const resembles = `fold_text($1) <% ${allNames}`;

const beginsWord = `(' ' || ${allNames}) like '% ' || ${pattern} || '%'`;
const beginsName = `(${name('en')} like ${pattern} || '%' or ${name('ar')} like ${pattern} || '%'
  or ${name('ir')} like ${pattern} || '%')`;
const isHead = `((' ' || ${name('en')}) similar to '% ' || ${letters} || '(s|es|ies)?'
  or (${name('ar')} || ' ') like ${pattern} || ' %'
  or (${name('ir')} || ' ') like ${pattern} || ' %'
    and not fold_text(replace(p.name ->> 'ir', chr(8204), '-')) like ${pattern} || '-%')`;
const isNamed = `fold_text($2) in (${name('en')}, ${name('ar')}, ${name('ir')})`;

const similarity = `word_similarity(fold_text($1), ${allNames})`;
const weight = `ts_rank(p.search, ${tsQuery}) + ${similarity}`;
const depth = 'coalesce((select depth from aisles where category = p.category_id), 0)';

const sets = `aisles as materialized (
    select p.category_id as category, count(*) as depth from products p
    where p.is_active and ${contains} and ${isHead} group by p.category_id
  ),
  something as materialized (select exists (select from products p where p.is_active and ${contains}) as has_words)`;

const isMatch = `(${contains} or (${resembles} and not (select has_words from something)))`;

const forSale = `from products p
  join shops s on s.id = p.shop_id and s.is_active
  join packagings k on k.product_id = p.id and k.position = 0
  where p.is_active`;

const relevance = `${beginsWord} desc, ${isHead} desc, ${beginsName} desc, ${weight} desc, ${depth} desc`;

export async function plainSearch(pool: Pool, text: string): Promise<number[]> {
  const query = `with ${sets} select p.id ${forSale} and ${isMatch} order by ${relevance}, p.sold desc, p.id`;
  const { rows } = await pool.query<{ id: number }>(query, [text]);
  return rows.map(({ id }) => id);
}

export async function plainSuggestions(pool: Pool, text: string): Promise<number[]> {
  const order = `${beginsWord} desc, ${isHead} desc, ${beginsName} desc, ${similarity} desc, ${depth} desc`;
  const query = `with ${sets} select p.id ${forSale} and (${insideName} or ${resembles}) order by ${order}, p.sold desc, p.id`;
  const { rows } = await pool.query<{ id: number }>(query, [text]);
  return rows.map(({ id }) => id);
}

export type PlainMatch = { id: number; isNamed: boolean; isHead: boolean; hasWords: boolean };

/** `named` is what somebody wrote, `text` what is looked for. */
export async function plainMatches(pool: Pool, text: string, named: string): Promise<PlainMatch[]> {
  const columns = `p.id, ${isNamed} as "isNamed", ${isHead} as "isHead", ${contains} as "hasWords"`;
  const order = `${isNamed} desc, ${isHead} desc, ${contains} desc, ${relevance}, p.sold desc, p.id`;
  const query = `with ${sets} select ${columns} ${forSale} and ${isMatch} order by ${order}`;
  return (await pool.query<PlainMatch>(query, [text, named])).rows;
}
