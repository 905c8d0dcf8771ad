/** Tells the database what many shoppers avoid, so that its triggers mark the products that contain it. */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { allNames, insideOf, knownThings, promisedOf } from '#server/domain/things.ts';

/** By thing, its names as the database folds texts. */
async function foldedNames(db: NodePgDatabase): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ thing: string; names: string[] }>(sql`
    select thing, array(select search_text(name) from unnest(names) as name) as names
    from jsonb_to_recordset(${JSON.stringify(knownThings)}::jsonb) as known (thing text, names text[])`);
  return new Map(rows.map(({ thing, names }) => [thing, allNames(names)]));
}

/** Marks all products anew if this version of the shop, or its folding of texts, names the things in another way. */
export async function writeThings(db: NodePgDatabase): Promise<void> {
  const folded = await foldedNames(db);
  const rows = knownThings.map(({ thing, stated, labels = [] }) => {
    const names = folded.get(thing) ?? [];
    return { thing, inside: insideOf(names), promised: promisedOf(names), stated, labels };
  });
  await db.transaction(async (transaction) => {
    const { rows: changed } = await transaction.execute(sql`
      with given as materialized (
        select thing, inside::tsquery, promised::tsquery, stated, labels
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
          thing text, inside text, promised text, stated text[], labels text[])
      ), written as (
        insert into search_things as known (thing, inside, promised, stated, labels) select * from given
        on conflict (thing) do update set inside = excluded.inside, promised = excluded.promised, stated = excluded.stated, labels = excluded.labels
        where (known.inside, known.promised, known.stated, known.labels)
          is distinct from (excluded.inside, excluded.promised, excluded.stated, excluded.labels)
        returning thing
      ), forgotten as (
        delete from search_things where thing not in (select thing from given) returning thing
      )
      select from written union all select from forgotten`);
    if (changed.length > 0) await markAgain(transaction);
  });
}

/** Changes of products wait until it ends: otherwise older words could replace newer ones. */
async function markAgain(db: Pick<NodePgDatabase, 'execute'>): Promise<void> {
  await db.execute(sql`lock table search_documents in share row exclusive mode`);
  await db.execute(sql`
    update search_documents d set words = marked.words from (
      select product_id, ts_delete(words, array(
        select word from unnest(tsvector_to_array(words)) as word where word ~ '^[!+-]'
      )) || array_to_tsvector(search_marks(search, product_id)) as words
      from search_documents join products on id = product_id
    ) as marked where marked.product_id = d.product_id and marked.words <> d.words`);
}
