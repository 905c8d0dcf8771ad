/**
 * What a search means, said plainly: every product is looked at, whatever it costs. The shop's own queries take short
 * cuts (documents kept by triggers, indexes, a bound on what is rated) and must give the same products in the same
 * order. Both read the same words.
 */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { readWords, type Words } from '#server/search/words.ts';

type Shop = { pool: Pool; db: NodePgDatabase };

/** Once, before the searches: what is plain is not quick. */
export const preparePlainSearch = ({ pool }: Pick<Shop, 'pool'>) =>
  pool.query(`create table goods as
  select p.id, p.category_id, p.sold, p.search as texts, en, ar, ir, concat_ws(' ', en, ar, ir) as names, joined,
    setweight(to_tsvector('simple', concat_ws(' ', en, ar, ir)), 'A')
      || setweight(to_tsvector('simple', search_text(p.keywords)), 'B')
      || array_to_tsvector('#' || fold_text(p.code) || coalesce(
        (select array_agg('+' || label) from product_facts f cross join unnest(diets) as label where f.product_id = p.id), '{}'
      )) as words,
    exists (select from shops s where s.id = p.shop_id and s.is_active) and p.is_active
      and exists (select from packagings k where k.product_id = p.id and k.position = 0) as is_listed
  from products p cross join lateral (
    select search_text(p.name ->> 'en') as en, search_text(p.name ->> 'ar') as ar, search_text(p.name ->> 'ir') as ir,
      btrim(regexp_replace(fold_text(replace(p.name ->> 'ir', chr(8204), '-')), '[^[:alnum:]-]+', ' ', 'g')) as joined
  ) as folded`);

/** $2: the ways to say the text, joined for a regular expression. Letters, digits and spaces have no meaning in it. */
const beginsWord = `names ~ ('(^| )' || $2)`;
const beginsName = `(en ~ ('^' || $2) or ar ~ ('^' || $2) or ir ~ ('^' || $2))`;
const isHead = `(en ~ ('(^| )' || $2 || '(s|es|ies)?$') or ar ~ ('^' || $2 || '( |$)')
  or ir ~ ('^' || $2 || '( |$)') and not joined ~ ('^' || $2 || '-'))`;

/** $3: the stems of the kind. */
const aisles = `select category_id, count(*) as depth from goods
  where search_stem(regexp_replace(en, '^.* ', '')) = any($3) or search_stem(split_part(ar, ' ', 1)) = any($3)
    or not split_part(joined, ' ', 1) like '%-%' and search_stem(split_part(joined, ' ', 1)) = any($3)
  group by category_id`;

const depth = 'coalesce((select depth from aisles where aisles.category_id = found.category_id), 0)';

const score = 'ts_rank(words, $1::tsquery) + word_similarity($4, names)';

const relevance = `${beginsWord} desc, ${isHead} desc, ${beginsName} desc, ${score} desc, ${depth} desc, sold desc, id`;

export type PlainMatch = { id: number; isNamed: boolean; isHead: boolean; hasWords: boolean };

type Stage = { query: string; condition: string };

const stagesOf = ({ all, any, without }: Words): Stage[] => {
  if (all === undefined) return without ? [{ query: without.promised, condition: 'texts @@ $1::tsquery' }] : [];
  const likeness = `words @@ $1::tsquery and word_similarity($4, names) >= 0.45`;
  return [
    { query: all, condition: 'words @@ $1::tsquery' },
    { query: all, condition: 'texts @@ $1::tsquery' },
    ...(any ? [{ query: any, condition: likeness }] : []),
  ];
};

async function plain(shop: Shop, text: string, { named = '', stages = 3 } = {}): Promise<PlainMatch[]> {
  const [words] = await readWords(shop.db, [text]);
  if (!words) return [];
  const variants = `(?:${words.variants.join('|')})`;
  const isNamed = `(search_text($5) in (en, ar, ir))`;
  for (const [at, { query, condition }] of stagesOf(words).slice(0, stages).entries()) {
    const { rows } = await shop.pool.query<Omit<PlainMatch, 'hasWords'>>(
      `with aisles as materialized (${aisles}),
      found as materialized (select * from goods where ${condition})
      select id, ${isNamed} as "isNamed", ${isHead} as "isHead" from found where is_listed
      order by ${named ? `${isNamed} desc, ${isHead} desc,` : ''} ${relevance}`,
      [query, variants, words.heads, words.text, named],
    );
    if (rows.length > 0) return rows.map((row) => ({ ...row, hasWords: at === 0 && !words.isCorrected }));
  }
  return [];
}

export const plainSearch = async (shop: Shop, text: string): Promise<number[]> =>
  (await plain(shop, text)).map(({ id }) => id);

export const plainSuggestions = async (shop: Shop, text: string): Promise<number[]> =>
  (await plain(shop, text, { stages: 1 })).map(({ id }) => id);

/** `named` is the text as typed, `text` the folded form to search for. */
export const plainMatches = (shop: Shop, text: string, named: string): Promise<PlainMatch[]> =>
  plain(shop, text, { named });
