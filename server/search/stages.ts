/** The ways to find products, from the most exact one to the last resort: names, all texts, names that resemble. */
import { type SQL, sql } from 'drizzle-orm';
import type { Stage } from './ranked.ts';
import type { Terms } from './terms.ts';
import type { Without } from './without.ts';
import type { Words } from './words.ts';

/** `most`: of what is not found by its names, so many products are looked at; without it all. */
export type Way = (terms: Terms, most?: number) => Stage;

/** No mark excludes the document. Things without a mark are looked for in the texts later, in `ranked.ts`. */
const isAllowed = ({ marks }: Terms, document: string): SQL =>
  sql`not (${marks} is not null and ${sql.raw(document)}.words @@ ${marks})`;

export const byNames: Way = (terms) => ({
  all: sql`select product_id from search_documents where words @@ ${terms.query}`,
  matches: sql`select product_id from search_documents d where words @@ ${terms.query} and ${isAllowed(terms, 'd')}`,
  holds: sql`(select words @@ ${terms.query} and ${isAllowed(terms, 'd')} from search_documents d where d.product_id = listings.product_id)`,
});

const atMost = (count: number | undefined) => (count === undefined ? sql`` : sql`limit ${count}`);

const byTexts: Way = (terms, most) => {
  const all = sql`select id as product_id from products where search @@ ${terms.query}`;
  const allowed = (id: SQL) => sql`(${terms.marks} is null
    or (select ${isAllowed(terms, 'd')} from search_documents d where d.product_id = ${id}))`;
  return {
    all,
    matches: sql`${all} and ${allowed(sql`products.id`)} ${atMost(most)}`,
    holds: sql`(select search @@ ${terms.query} from products p where p.id = listings.product_id) and ${allowed(sql`listings.product_id`)}`,
  };
};

/** How much of the text a name must resemble. */
const leastLikeness = 0.45;

const byLikeness: Way = (terms, most) => {
  const { query, text } = terms;
  const resembles = sql`word_similarity(${text}, concat_ws(' ', en, ar, ir, array_to_string(others, ' '))) >= ${leastLikeness}`;
  const compared = sql`select * from search_documents where words @@ ${query} ${atMost(most)}`;
  const all = sql`select product_id from (${compared}) as compared where ${resembles}`;
  return {
    all,
    matches: sql`${all} and ${isAllowed(terms, 'compared')}`,
    holds: sql`(select words @@ ${query} and ${resembles} and ${isAllowed(terms, 'd')} from search_documents d where d.product_id = listings.product_id)`,
  };
};

/** `known`: how many products have the words; undefined where no counter knows. */
export type Try = { way: Way; query: string; known: number | undefined };

/** Who searches only for "gluten free" gets what is marked as free of it. Promises of other things stand in the texts. */
const freeOnly = ({ free, promised }: Without): Try =>
  free === undefined
    ? { way: byTexts, query: promised, known: undefined }
    : { way: byNames, query: free, known: undefined };

export const triesOf = ({ all, inTexts, any, known, without }: Words): Try[] => {
  if (all === undefined || inTexts === undefined) return without ? [freeOnly(without)] : [];
  return [
    { way: byNames, query: all, known },
    { way: byTexts, query: inTexts, known: undefined },
    // Counting names that resemble costs what gathering them does.
    ...(any ? [{ way: byLikeness, query: any, known: 0 }] : []),
  ];
};
