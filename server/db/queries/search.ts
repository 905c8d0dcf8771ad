/** Finds products by words: in any of the three languages, half typed, or with a letter wrong. */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { products } from '#server/db/schema/catalogue.ts';

const languages = ['en', 'ar', 'ir'] as const;

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
const similarPattern = (text: string) => sql`regexp_replace(fold_text(${text}), '[^[:alnum:] ]', '', 'g')`;

/** At the beginning of a word of one of the names. */
export const beginsWord = (text: string): SQL =>
  sql`(' ' || ${products.foldedName}) like '% ' || ${likePattern(text)} || '%'`;

/** The whole name begins so, in one of the languages. */
export const beginsName = (text: string): SQL => sql`(
  fold_text(${products.name} ->> 'en') like ${likePattern(text)} || '%'
  or fold_text(${products.name} ->> 'ar') like ${likePattern(text)} || '%'
  or fold_text(${products.name} ->> 'ir') like ${likePattern(text)} || '%'
)`;

/** The whole name, in one of the languages. */
export const isName = (text: string): SQL =>
  sql`(fold_text(${text}) in (${sql.join(
    languages.map((language) => sql`fold_text(${products.name} ->> ${sql.raw(`'${language}'`)})`),
    sql`, `,
  )}))`;

/** The Persian name goes on with a joiner there: a potato is called "apple of the earth" in one word, and is no apple. */
const goesOnJoined = (text: string): SQL =>
  sql`fold_text(replace(${products.name} ->> 'ir', chr(8204), '-')) like ${likePattern(text)} || '-%'`;

/**
 * What the product is, not what it is made of or tastes of: an English name ends with it, an Arabic or Persian one begins
 * with it. "Whole Milk" is milk, "Milk Chocolate" is not.
 */
export const isHead = (text: string): SQL => sql`(
  (' ' || fold_text(${products.name} ->> 'en')) similar to '% ' || ${similarPattern(text)} || '(s|es|ies)?'
  or (fold_text(${products.name} ->> 'ar') || ' ') like ${likePattern(text)} || ' %'
  or (fold_text(${products.name} ->> 'ir') || ' ') like ${likePattern(text)} || ' %' and not ${goesOnJoined(text)}
)`;

/** Anywhere in the names. */
export const insideName = (text: string): SQL => sql`${products.foldedName} like '%' || ${likePattern(text)} || '%'`;

/** Anywhere in a text of another table. */
export const insideText = (column: SQL, text: string): SQL =>
  sql`fold_text(${column}) like '%' || ${likePattern(text)} || '%'`;

/** Close enough to a part of the names; uses the trigram index. */
export const resembles = (text: string): SQL => sql`fold_text(${text}) <% ${products.foldedName}`;

export const resemblance = (text: string): SQL => sql`word_similarity(fold_text(${text}), ${products.foldedName})`;

/** Every word is the beginning of one that is known of the product. */
export const contains = (text: string): SQL =>
  sql`(${products.search} @@ ${beginnings(text)} or ${insideName(text)} or lower(${products.code}) = fold_text(${text}))`;

/**
 * What contains the words; only if nothing in the whole shop does, what resembles them, so that a rightly spelled
 * word is not drowned in similar ones.
 */
export const matches = (text: string): SQL => sql`(
  ${contains(text)}
  or (${resembles(text)} and not exists (select from ${products} where ${products.isActive} and ${contains(text)}))
)`;

/** How many things of each category are called so, for `inDepth`. */
export const aislesOf = (db: Db, text: string) =>
  db.$with('aisles').as(
    db
      .select({ category: sql`${products.categoryId}`.as('category'), depth: sql`count(*)`.as('depth') })
      .from(products)
      .where(sql`${products.isActive} and ${contains(text)} and ${isHead(text)}`)
      .groupBy(products.categoryId),
  );

/** In Arabic a drink of oats is called milk too, but most milk stands with the cheese: there somebody looks for it first. */
export const inDepth = sql`coalesce((select depth from aisles where category = ${products.categoryId}), 0)`;

/**
 * The best first: a word of the name begins so, it is what the product is, the name begins so, then weight of the places
 * where it was found. Only in a query that has `aislesOf` with it.
 */
export const relevance = (text: string): SQL =>
  sql`${beginsWord(text)} desc, ${isHead(text)} desc, ${beginsName(text)} desc,
    ts_rank(${products.search}, ${beginnings(text)}) + ${resemblance(text)} desc, ${inDepth} desc`;
