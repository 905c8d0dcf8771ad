/** Finds products by words: in any of the three languages, half typed, or with a letter wrong. */
import { type SQL, sql } from 'drizzle-orm';
import { products } from '#server/db/schema/catalogue.ts';

/** Signs that mean something to `to_tsquery`, and those that only part words. */
const separators = String.raw`[\s&|!():*<>''"\\,.;/-]+`;

/** The words as the search column has them, with single spaces. */
const folded = (text: string) =>
  sql`btrim(regexp_replace(fold_text(${text}), ${sql.raw(`'${separators}'`)}, ' ', 'g'))`;

/** Every word may be the beginning of a longer one. */
const beginnings = (text: string) =>
  sql`to_tsquery('simple', coalesce(nullif(replace(${folded(text)}, ' ', ':* & '), '') || ':*', ''))`;

const likePattern = (text: string) =>
  sql`replace(replace(replace(fold_text(${text}), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;

/** Letters, digits and spaces alone, so that nothing in it is a sign of a pattern. */
const letters = (text: string) => sql`regexp_replace(fold_text(${text}), '[^[:alnum:] ]', '', 'g')`;

/** At the beginning of a word of one of the names. */
const beginsWord = (text: string): SQL => sql`(' ' || ${products.foldedName}) like '% ' || ${likePattern(text)} || '%'`;

/** The whole name begins so, in one of the languages. */
const beginsName = (text: string): SQL => sql`(
  ${products.foldedEn} like ${likePattern(text)} || '%'
  or ${products.foldedAr} like ${likePattern(text)} || '%'
  or ${products.foldedIr} like ${likePattern(text)} || '%'
)`;

/** The whole name, in one of the languages. */
const isName = (text: string): SQL =>
  sql`(fold_text(${text}) in (${products.foldedEn}, ${products.foldedAr}, ${products.foldedIr}))`;

/** The Persian name goes on with a joiner there: a potato is called "apple of the earth" in one word, and is no apple. */
const goesOnJoined = (text: string): SQL =>
  sql`fold_text(replace(${products.name} ->> 'ir', chr(8204), '-')) like ${likePattern(text)} || '-%'`;

/**
 * What the product is, not what it is made of or tastes of: an English name ends with it, an Arabic or Persian one begins
 * with it. "Whole Milk" is milk, "Milk Chocolate" is not.
 */
const isHead = (text: string): SQL => sql`(
  (' ' || ${products.foldedEn}) like '% ' || ${letters(text)}
  or (' ' || ${products.foldedEn}) like any (array['% ' || ${letters(text)} || 's', '% ' || ${letters(text)} || 'es',
    '% ' || ${letters(text)} || 'ies'])
  or (${products.foldedAr} || ' ') like ${likePattern(text)} || ' %'
  or (${products.foldedIr} || ' ') like ${likePattern(text)} || ' %' and not ${goesOnJoined(text)}
)`;

const insideName = (text: string): SQL => sql`${products.foldedName} like '%' || ${likePattern(text)} || '%'`;

/** Anywhere in a text of another table. */
export const insideText = (column: SQL, text: string): SQL =>
  sql`fold_text(${column}) like '%' || ${likePattern(text)} || '%'`;

/** Close enough to a part of the names; uses the trigram index. */
const resembles = (text: string): SQL => sql`fold_text(${text}) <% ${products.foldedName}`;

export const resemblance = (text: string): SQL => sql`word_similarity(fold_text(${text}), ${products.foldedName})`;

const active = (condition: SQL) =>
  sql`select ${products.id} from ${products} where ${products.isActive} and ${condition}`;

const hasWords = (text: string): SQL => sql`${products.search} @@ ${beginnings(text)}`;

const isCode = (text: string): SQL => sql`lower(${products.code}) = fold_text(${text})`;

/**
 * A set of products by their ids, for `with`. Each is materialized: PostgreSQL would otherwise put the query in the place
 * of its name and run it once for each row that asks. The parts of a set are separate queries, because each of them has an
 * index and the three in one condition have none. No part repeats another; the names are looked at first, because the
 * search column is long and stored apart.
 */
export type Found = { text: string; sets: SQL };

/** Every word is there, as the beginning of one that is known of the product, in the names, or as the code. */
const contained = (text: string) => sql`contained as materialized (
  ${active(insideName(text))}
  union all ${active(sql`not ${insideName(text)} and ${hasWords(text)}`)}
  union all ${active(sql`not ${insideName(text)} and not ${hasWords(text)} and ${isCode(text)}`)}
)`;

/**
 * `found` contains the words; only if nothing in the whole shop does, what resembles them, so that a rightly spelled
 * word is not drowned in similar ones.
 */
export const findByWords = (text: string): Found => ({
  text,
  sets: sql`${contained(text)}, found as materialized (
    select id from contained
    union all ${active(sql`${resembles(text)} and not exists (select from contained)`)}
  )`,
});

/**
 * `found` has the text in its names, or resembles it; for somebody who is still typing. `contained` then only says how full
 * the aisles are, for which what is called so counts; if the text has letters alone, that is among the names that have it.
 */
export const findByName = (text: string): Found => {
  const isSigned = sql`fold_text(${text}) <> ${letters(text)}`;
  return {
    text,
    sets: sql`contained as materialized (
      ${active(insideName(text))}
      union all ${active(sql`${isSigned} and not ${insideName(text)} and (${hasWords(text)} or ${isCode(text)})`)}
    ), found as materialized (
      ${active(sql`(${insideName(text)} or ${resembles(text)})`)}
    )`,
  };
};

/** To be joined: PostgreSQL knows how many rows a join with a set has, and guesses 200 for `in (select …)`. */
export const found = sql`found`;
export const isFound = sql`found.id = ${products.id}`;

/**
 * How well each product goes with the words (`kinds`), and how many things of each category are called so (`aisles`): in
 * Arabic a drink of oats is called milk too, but most milk stands with the cheese, and there somebody looks for it first.
 */
export const kindsOf = (text: string, name?: string): SQL => sql`
  kinds as materialized (
    select ${products.id}, ${products.categoryId}, ${name === undefined ? sql`false` : isName(name)} as is_named,
      ${isHead(text)} as is_head, ${beginsWord(text)} as begins_word, ${beginsName(text)} as begins_name
    from ${products} join (select id from contained union select id from found) as rated on rated.id = ${products.id}
  ),
  aisles as materialized (
    select category_id, count(*) as depth from kinds
    where is_head and exists (select from contained where contained.id = kinds.id) group by category_id
  )`;

/** Weight of the places where the words were found. */
export const weight = (text: string): SQL =>
  sql`ts_rank(${products.search}, ${beginnings(text)}) + ${resemblance(text)}`;
